// The doctor's check of the port: whether another program has it, so that the service can't start.
import { X509Certificate } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import net from 'node:net'
import { join } from 'node:path'
import tls, { type PeerCertificate } from 'node:tls'
import type { Config } from '#settings/config.ts'
import { type Finding, ok, problem } from './finding.ts'

const patience_ms = 3_000

export async function checkPort({
  host,
  port,
  home,
  tls_cert_file,
  trusted_proxies,
}: Config): Promise<Finding[]> {
  if (!(await isTaken(host, port))) return [ok('port', `Port ${port} is free.`)]
  const place = { host: host === '0.0.0.0' || host === '::' ? 'localhost' : host, port }
  const is_plain = !tls_cert_file && trusted_proxies !== undefined
  const is_ours = is_plain
    ? await isHealthy(place)
    : await hasCertificate(place, tls_cert_file ?? join(home, 'tls', 'server.crt'))
  if (is_ours) return [ok('port', `The service listens on port ${port}.`)]
  const pid = listenerOf(port)
  const which = pid ? `another program (process ${pid})` : 'another program'
  return [problem('port', `Port ${port} is used by ${which}.`, 'Stop it, or set PORT.')]
}

// As a start finds out.
function isTaken(host: string, port: number): Promise<boolean> {
  const probe = net.createServer()
  return new Promise((resolve) => {
    probe.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code === 'EADDRINUSE'))
    probe.listen({ host, port }, () => probe.close(() => resolve(false)))
  })
}

type Place = { host: string; port: number }

// The certificate is only compared, so its authority and name don't matter.
async function hasCertificate(place: Place, file: string): Promise<boolean> {
  if (!existsSync(file)) return false
  const expected = new X509Certificate(readFileSync(file)).fingerprint256
  return await new Promise((resolve) => {
    const socket = tls.connect({ ...place, rejectUnauthorized: false }, () => {
      const { fingerprint256 } = socket.getPeerCertificate() as Partial<PeerCertificate>
      resolve(fingerprint256 === expected)
      socket.destroy()
    })
    socket.setTimeout(patience_ms, () => socket.destroy())
    socket.on('error', () => resolve(false))
    socket.on('close', () => resolve(false))
  })
}

// Behind a proxy, the service uses plain HTTP.
const isHealthy = ({ host, port }: Place): Promise<boolean> =>
  fetch(`http://${host}:${port}/healthz`, { signal: AbortSignal.timeout(patience_ms) })
    .then((response) => response.ok)
    .catch(() => false)

// The process that listens on the port, where Linux says so and the user may see it.
function listenerOf(port: number): string | undefined {
  const listening = '0A'
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  const sockets = ['/proc/net/tcp', '/proc/net/tcp6']
    .filter(existsSync)
    .flatMap((file) => readFileSync(file, 'utf8').trim().split('\n').slice(1))
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local, , state]) => local!.endsWith(suffix) && state === listening)
    .map((fields) => `socket:[${fields[9]}]`)
  if (sockets.length === 0) return undefined
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.find((pid) => openFiles(pid).some((file) => sockets.includes(file)))
}

// None of another user's process. A file can be closed meanwhile.
function openFiles(pid: string): string[] {
  const folder = `/proc/${pid}/fd`
  const read = <T>(work: () => T, otherwise: T) => {
    try {
      return work()
    } catch {
      return otherwise
    }
  }
  const names = read(() => readdirSync(folder), [])
  return names.map((name) => read(() => readlinkSync(join(folder, name)), ''))
}
