// Three PostgreSQL servers under Patroni, with etcd and HAProxy, as deploy/ configures them. Only
// the addresses differ: each machine of deploy/ is a loopback address here.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { root } from '#settings/config.ts'
import { own, type Programs, waitFor } from './programs.ts'

const network = '127.28.0.'
export const proxy = `${network}10`
export const services = [`${network}11`, `${network}12`]
export const service_port = 28443 // A service of the developer can have the usual one.
const etcds = ['31', '32', '33']
const nodes = { a: `${network}21`, b: `${network}22`, c: `${network}23` }
export type Node = keyof typeof nodes
const names = Object.keys(nodes) as Node[]
export const password = 'only-for-this-rehearsal'

const debian = '/usr/lib/postgresql'
const bin_dir = () =>
  join(debian, String(Math.max(...readdirSync(debian).map(Number).filter(Boolean))), 'bin')

export const deployed = (file: string) =>
  readFileSync(join(root, 'deploy', file), 'utf8').replaceAll('10.0.0.', network)

type Member = { name: Node; role: string; state: string }

export type Cluster = Awaited<ReturnType<typeof startCluster>>

export async function startCluster(programs: Programs, synchronous: boolean, patroni: string) {
  const { folder } = programs
  for (const name of names) writeNode(folder, name, synchronous)
  writeProxy(folder)
  own(folder)
  startEtcd(programs)
  const isWhole = () => areFollowing(synchronous)
  const running = {} as Record<Node, ReturnType<Programs['start']>>
  const startNode = (name: Node) => {
    const file = join(folder, `${name}.yaml`)
    running[name] = programs.start(name, patroni, [file])
  }
  startNode('a')
  await waitFor('a is the primary', async () => (await leader()) === 'a')
  for (const name of ['b', 'c'] as const) startNode(name)
  await waitFor('b and c follow a', isWhole)
  const haproxy = programs.start('haproxy', 'haproxy', ['-W', '-f', join(folder, 'haproxy.cfg')])

  const switchOver = (from: Node, to: Node) => {
    const words = ['switchover', '--leader', from, '--candidate', to, '--force']
    execFileSync('patronictl', ['-c', join(folder, `${from}.yaml`), ...words], { stdio: 'ignore' })
  }
  const standbyRole = synchronous ? 'sync_standby' : 'replica'
  const standby = async () => (await members()).find(({ role }) => role === standbyRole)?.name

  const postmaster = (name: Node) =>
    Number(readFileSync(join(folder, name, 'postmaster.pid'), 'utf8').split('\n')[0])

  return {
    haproxy,
    leader,
    isWhole,
    switchOver,
    standby,
    startNode,
    patroni: (name: Node) => running[name],
    postmaster,
  }
}

const isFollowing = (state: string) => state === 'running' || state === 'streaming'

async function members() {
  for (const address of Object.values(nodes)) {
    const limit = { signal: AbortSignal.timeout(1_000) }
    const answer = await fetch(`http://${address}:8008/cluster`, limit).catch(() => undefined)
    if (answer?.ok) return ((await answer.json()) as { members: Member[] }).members
  }
  return []
}

const leader = async () => (await members()).find(({ role }) => role === 'leader')?.name

// Everything runs again as at the start.
async function areFollowing(synchronous: boolean) {
  const all = await members()
  const following = all.filter(({ role, state }) => role !== 'leader' && isFollowing(state))
  const safe = !synchronous || all.some(({ role }) => role === 'sync_standby')
  return following.length === names.length - 1 && safe
}

export const databaseUrl = (user: string, database = 'attune', port = 5432) =>
  `postgres://${user}:${password}@${proxy}:${port}/${database}`

function startEtcd({ folder, start }: Programs) {
  const peer = (last: string) => `http://${network}${last}:2380`
  const all = etcds.map((last) => `${last}=${peer(last)}`).join(',')
  for (const last of etcds) {
    const client = `http://${network}${last}:2379`
    const addresses = ['--listen-client-urls', client, '--advertise-client-urls', client]
    const peers = ['--listen-peer-urls', peer(last), '--initial-advertise-peer-urls', peer(last)]
    const first = ['--name', last, '--initial-cluster', all, '--data-dir', `${folder}/etcd${last}`]
    const patient = ['--heartbeat-interval', '300', '--election-timeout', '3000']
    start(`etcd${last}`, 'etcd', [...addresses, ...peers, ...first, ...patient])
  }
}

function writeNode(folder: string, name: Node, synchronous: boolean) {
  const settings = parse(deployed('patroni/patroni.yaml').replaceAll(nodes.a, nodes[name]))
  settings.name = name
  settings.bootstrap.dcs.synchronous_mode = synchronous
  const { postgresql } = settings
  Object.assign(postgresql, { data_dir: join(folder, name), bin_dir: bin_dir() })
  postgresql.pgpass = join(folder, `pgpass.${name}`)
  postgresql.parameters = { unix_socket_directories: '' }
  const logins = Object.values<{ password: string }>(postgresql.authentication)
  for (const login of logins) login.password = password
  writeFileSync(join(folder, `${name}.yaml`), stringify(settings))
}

function writeProxy(folder: string) {
  const [key, pem] = [join(folder, 'proxy.key'), join(folder, 'proxy.pem')]
  const words = 'req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext'.split(' ')
  const certificate = execFileSync(
    'openssl',
    [...words, 'subjectAltName=DNS:localhost', '-keyout', key],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  )
  writeFileSync(join(folder, 'ca.pem'), certificate)
  writeFileSync(pem, certificate + readFileSync(key, 'utf8'))
  const config = deployed('haproxy/haproxy.cfg')
    .replaceAll(/(?<=[.]1[12]):8443/g, `:${service_port}`)
    .replace(
      'bind :443 ssl crt /etc/haproxy/attune.pem',
      `bind ${proxy}:${service_port} ssl crt ${pem}`,
    )
    .replace('bind :5432', `bind ${proxy}:5432`)
    .replace('maxconn 10000', 'maxconn 1000') // An ordinary user can't open more files.
    .replaceAll('/etc/haproxy', join(root, 'deploy/haproxy'))
  writeFileSync(join(folder, 'haproxy.cfg'), config)
}
