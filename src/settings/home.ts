// Manages ATTUNE_HOME: creates it, checks that it's writable, locks it, and stores secrets in it.
import { randomBytes } from 'node:crypto'
import * as fs from 'node:fs'
import { connect, createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { writePrivateFile } from './private_file.ts'
import { StartupError } from './startup_error.ts'

const claim_name = 'main.sock'
const answer_limit_ms = 2_000
const no_process = 'none' // Its holder has removed it. The next one may have another holder.

// Under root, PostgreSQL runs as another user, who must be able to traverse but not list it.
const home_mode = process.getuid?.() === 0 ? 0o711 : 0o700

export function openHome(path: string): void {
  try {
    fs.mkdirSync(path, { recursive: true, mode: home_mode })
    // A directory with content keeps its mode: it could be anything, even /tmp.
    if (fs.readdirSync(path).length === 0) fs.chmodSync(path, home_mode)
    proveWritable(path)
  } catch (error) {
    throw refusal(path, error as NodeJS.ErrnoException)
  }
}

// A full disk still accepts empty files, so this writes some bytes.
function proveWritable(path: string): void {
  const file = join(path, `.write_test_${process.pid}`)
  try {
    fs.writeFileSync(file, Buffer.alloc(65_536), { mode: 0o600, flush: true })
  } finally {
    fs.rmSync(file, { force: true })
  }
}

function refusal(path: string, cause: NodeJS.ErrnoException): StartupError {
  if (cause.code === 'ENOSPC' || cause.code === 'EDQUOT')
    return new StartupError('disk_full', `The disk with ${path} is full. Free up space.`, { cause })
  return new StartupError(
    'home_not_writable',
    `Can't write to the home directory ${resolve(path)} (${cause.message}). ` +
      'Set ATTUNE_HOME to a directory that this user can write to.',
    { cause },
  )
}

// A process locks the home by listening on its socket. It removes the socket when it exits. If it
// was killed, the next one replaces it.
export async function claimHome(path: string): Promise<void> {
  const socket = resolve(path, claim_name)
  let took_over = false
  for (let attempt = 0; attempt < 3; attempt++) {
    if (await listenInside(path)) {
      if (!took_over || (await isStillOurs(path))) {
        process.once('exit', () => fs.rmSync(socket, { force: true }))
        return
      }
    }
    const holder = await whoHolds(path)
    if (holder === no_process) continue
    if (holder !== undefined)
      throw new StartupError(
        'already_running',
        `Attune is already running with this home directory (process ${holder}, ` +
          `${resolve(path)}). Stop that process first.`,
      )
    fs.rmSync(socket, { force: true })
    took_over = true
  }
  throw new StartupError('home_not_writable', `Couldn't lock the home directory ${resolve(path)}.`)
}

// Two starts can both replace a dead socket. After a moment, only the later one responds.
async function isStillOurs(path: string): Promise<boolean> {
  await sleep(50)
  return (await whoHolds(path)) === String(process.pid)
}

function listenInside(path: string): Promise<boolean> {
  const server = createServer((socket) => socket.end(`${process.pid}\n`)).unref()
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(refusal(path, error)),
    )
    inFolder(path, () => server.listen(claim_name, () => resolve(true)))
  })
}

function whoHolds(path: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    let answer = ''
    const socket = inFolder(path, () => connect(claim_name))
    // A suspended process still holds the lock.
    socket.setTimeout(answer_limit_ms, () => socket.destroy().emit('end'))
    socket.on('data', (bytes) => (answer += bytes))
    socket.on('error', ({ code }: NodeJS.ErrnoException) =>
      resolve(code === 'ENOENT' ? no_process : undefined),
    )
    socket.on('end', () => resolve(answer.trim() || '(unknown)'))
  })
}

// A socket path is limited to 107 bytes; a relative name always fits. Node binds and connects
// synchronously, so no other code sees the changed working directory.
function inFolder<T>(path: string, work: () => T): T {
  const back = process.cwd()
  process.chdir(path)
  try {
    return work()
  } finally {
    process.chdir(back)
  }
}

export function readOrCreateSecret(home: string, name: string, bytes: number): Buffer {
  const file = join(home, name)
  if (!fs.existsSync(file)) writePrivateFile(file, `${randomBytes(bytes).toString('base64')}\n`)
  const secret = Buffer.from(fs.readFileSync(file, 'utf8'), 'base64')
  // Never regenerated: data encrypted with the old secret would be lost.
  if (secret.length !== bytes)
    throw new StartupError(
      'bad_setting',
      `${file} must hold ${bytes} bytes in base64, but holds ${secret.length}. ` +
        'Restore it from a backup.',
    )
  return secret
}
