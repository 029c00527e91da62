// PgBouncer in front of the database of the tests, as deploy/ configures it. Only the addresses
// differ, and it serves every database: each test file has its own.
import { chownSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { type Admin, login, login_password } from '#tests/database.ts'
import { deployed } from '../failover/cluster.ts'
import { programsIn, requirePrograms, waitFor } from '../failover/programs.ts'

const host = '127.0.0.1'

export async function startPooler(program: string, parent: string, admin: Admin) {
  requirePrograms([program])
  const folder = join(parent, 'pgbouncer')
  mkdirSync(folder)
  const port = await freePort()
  const users = join(folder, 'userlist.txt')
  writeFileSync(users, `"${login}" "${login_password}"\n`)
  const config = deployed('pgbouncer/pgbouncer.ini')
    .replace(/^attune = .*$/m, `* = host=${admin.host} port=${admin.port ?? 5432}`)
    .replace('/etc/pgbouncer/userlist.txt', users)
    .replace('listen_port = 6432', `listen_port = ${port}\nunix_socket_dir =`)
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(file, config)
  const user = userOf(admin)
  if (user) for (const path of [folder, users, file]) chownSync(path, user.uid, user.gid)
  const { start, stopAll } = programsIn(folder, user)
  start('pgbouncer', program, [file])
  const target = { host, port, user: login, password: login_password }
  await waitFor('PgBouncer accepts connections', () => canConnect(target))
  return { host, port, stop: stopAll }
}

// The embedded PostgreSQL of root runs as another user, and only that one can use its socket.
function userOf({ host: place }: Admin) {
  if (process.getuid!() !== 0 || !place.startsWith('/')) return undefined
  const { uid, gid } = statSync(place)
  return { uid, gid }
}

async function canConnect(target: pg.ClientConfig) {
  const client = new pg.Client({ ...target, database: 'postgres' })
  await client.connect()
  await client.end()
  return true
}

function freePort(): Promise<number> {
  const probe = createServer()
  return new Promise((resolve) => {
    probe.listen(0, host, () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}
