// An SFTP session: connects with a pinned host key, and offers the file operations as promises.
// Errors are sentences for the account, without secrets.
import { createHash } from 'node:crypto'
import type { Client, FileEntryWithStats, SFTPWrapper } from 'ssh2'
import { ClearinghouseDown, type ClearinghouseLogin } from '#outside/ports/clearinghouse.ts'
import { readHost, resolveTarget, TargetFault } from '#outside/webhook/target.ts'

export type SftpLogin = Extract<ClearinghouseLogin, { type: 'sftp' }>

const connect_ms = 15_000
const limit_ms = 45_000 // Shorter than the lease on what is being sent.

export type Session = {
  list(folder: string): Promise<FileEntryWithStats[]>
  read(path: string): Promise<Buffer>
  write(path: string, bytes: Buffer): Promise<void>
  rename(from: string, to: string): Promise<void>
  remove(path: string): Promise<void>
  sizeOf(path: string): Promise<number | undefined> // Undefined if there is no such file.
}

export async function inSession<T>(
  login: SftpLogin,
  allow_private: boolean,
  work: (session: Session) => Promise<T>,
): Promise<T> {
  const { default: ssh2 } = await import('ssh2') // Large, and only these connections need it.
  const client = new ssh2.Client()
  const timer = setTimeout(() => client.destroy(), limit_ms)
  try {
    const sftp = await open(client, login, allow_private)
    const ended = new Promise<never>((_, reject) =>
      client.once('close', () => reject(new ClearinghouseDown('The SFTP server hung up.'))),
    )
    ended.catch(() => {})
    return await Promise.race([work(sessionOf(sftp)), ended])
  } finally {
    clearTimeout(timer)
    client.end()
  }
}

async function open(client: Client, login: SftpLogin, allow_private: boolean) {
  const { host, port, username, password, private_key, passphrase } = login
  const address = await addressOf(host, allow_private)
  let presented = ''
  await new Promise<void>((resolve, reject) => {
    const fail = (error: object) => reject(connectFailure(error, login, presented))
    // Stays, because an error after the connection was made would otherwise end the process.
    client.on('error', fail)
    client.once('ready', resolve)
    client.once('close', () => fail({}))
    try {
      client.connect({
        host: address,
        port,
        username,
        ...(password && { password }),
        ...(private_key && { privateKey: private_key }),
        ...(passphrase && { passphrase }),
        readyTimeout: connect_ms,
        hostVerifier: (key: Buffer) => {
          presented = fingerprintOf(key)
          return presented === login.host_key
        },
      })
    } catch (error) {
      fail(error as object) // A private key that can't be read.
    }
  })
  return await new Promise<SFTPWrapper>((resolve, reject) =>
    client.sftp((error, sftp) =>
      error
        ? reject(new ClearinghouseDown("The server doesn't offer SFTP to this user."))
        : resolve(sftp),
    ),
  )
}

export const fingerprintOf = (key: Buffer) =>
  `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`

// A name is checked again on every connection: it can resolve to another address each time.
async function addressOf(host: string, allow_private: boolean) {
  try {
    const url = readHost(host, { allow_private })
    return (await resolveTarget(url, { allow_private })).address
  } catch (error) {
    if (!(error instanceof TargetFault)) throw error
    throw new ClearinghouseDown(`\`sftp.host\`: ${error.message}`)
  }
}

function connectFailure(error: object, { host_key }: SftpLogin, presented: string) {
  const { level, code, message } = error as { level?: string; code?: string; message?: string }
  if (presented && presented !== host_key) {
    return new ClearinghouseDown(
      `The server's host key is ${presented}, not \`sftp.host_key\`. Ask the clearinghouse ` +
        'which one is right.',
    )
  }
  if (level === 'client-authentication') {
    return new ClearinghouseDown('The server rejected the username, the password or the key.')
  }
  if (message?.includes('privateKey')) {
    return new ClearinghouseDown(
      "`credentials.private_key` can't be read: it isn't a private key in OpenSSH or PEM format, " +
        'or the passphrase is missing or wrong.',
    )
  }
  return new ClearinghouseDown(`The server couldn't be reached (${code ?? level ?? 'closed'}).`)
}

type Done<T> = (error: Error | undefined | null, value: T) => void

function sessionOf(sftp: SFTPWrapper): Session {
  // Callbacks that don't come when the connection ends are settled by inSession.
  const promise = <T>(path: string, start: (done: Done<T>) => void) =>
    new Promise<T>((resolve, reject) =>
      start((error, value) => (error ? reject(fileFailure(error, path)) : resolve(value))),
    )
  return {
    list: (folder) => promise(folder, (done) => sftp.readdir(folder, done)),
    read: (path) => promise(path, (done) => sftp.readFile(path, done)),
    write: (path, bytes) =>
      promise(path, (done: Done<void>) =>
        sftp.writeFile(path, bytes, { mode: 0o600 }, (error) => done(error, undefined)),
      ),
    rename: (from, to) =>
      promise(to, (done: Done<void>) => sftp.rename(from, to, (error) => done(error, undefined))),
    remove: (path) =>
      promise(path, (done: Done<void>) => sftp.unlink(path, (error) => done(error, undefined))),
    sizeOf: (path) =>
      new Promise((resolve, reject) =>
        sftp.stat(path, (error, stats) => {
          if (!error) return resolve(stats.size)
          return isMissing(error) ? resolve(undefined) : reject(fileFailure(error, path))
        }),
      ),
  }
}

// Status codes of the protocol: 2 no such file, 3 permission denied.
export const isMissing = (error: unknown) => (error as { code?: number }).code === 2

export class SftpFileFailure extends ClearinghouseDown {
  readonly code: number | undefined
  constructor(code: number | undefined, message: string) {
    super(message)
    this.code = code
  }
}

function fileFailure(error: Error, path: string) {
  const { code } = error as { code?: number }
  const what = { 2: "doesn't exist", 3: "can't be accessed by this user" }[code ?? 0]
  return new SftpFileFailure(code, `\`${path}\` ${what ?? "can't be used"} on the server.`)
}
