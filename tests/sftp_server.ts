// A local SSH server with SFTP, over files in memory: what a clearinghouse's drop boxes are.
import type { AddressInfo } from 'node:net'
import { posix } from 'node:path'
import { after } from 'node:test'
import ssh2, { type SFTPWrapper } from 'ssh2'
import { fingerprintOf } from '#outside/adapters/clearinghouse/sftp/session.ts'

const { STATUS_CODE: status, OPEN_MODE: open_mode } = ssh2.utils.sftp

export type Drop = { bytes: Buffer; modified: number }

// The library writes about three keys in a thousand that it can't read itself.
export function newClientKey(): string {
  const key = ssh2.utils.generateKeyPairSync('ed25519').private
  return ssh2.utils.parseKey(key) instanceof Error ? newClientKey() : key
}

export async function startSftpServer(login: {
  username: string
  password?: string
  key?: string
}) {
  const files = new Map<string, Drop>()
  const folders = new Set(['/in', '/out', '/out/archive'])
  const actions: string[] = []
  const state = { cut_writes: false, clock: 1_700_000_000 }
  const host_key = newClientKey()
  const parsed = ssh2.utils.parseKey(host_key)
  if (parsed instanceof Error) throw parsed

  const server = new ssh2.Server({ hostKeys: [host_key] }, (client) => {
    client.on('error', () => {})
    client.on('authentication', (attempt) => {
      if (attempt.username !== login.username) return attempt.reject()
      if (attempt.method === 'password' && attempt.password === login.password) {
        return attempt.accept()
      }
      const known = login.key ? ssh2.utils.parseKey(login.key) : undefined
      if (attempt.method === 'publickey' && known && !(known instanceof Error)) {
        const same = attempt.key.data.equals(known.getPublicSSH())
        const signed =
          !attempt.signature || known.verify(attempt.blob!, attempt.signature, attempt.hashAlgo)
        if (same && signed === true) return attempt.accept()
      }
      return attempt.reject(['password', 'publickey'])
    })
    client.on('ready', () => {
      client.on('session', (accept) => {
        accept().on('sftp', (acceptSftp) => serve(acceptSftp()))
      })
    })
  })

  function serve(sftp: SFTPWrapper) {
    const handles = new Map<number, { path: string; listed?: boolean }>()
    const handleOf = (handle: Buffer) => handles.get(handle.readUInt32BE(0))
    const newHandle = (path: string) => {
      const id = handles.size
      handles.set(id, { path })
      const handle = Buffer.alloc(4)
      handle.writeUInt32BE(id)
      return handle
    }
    const attributes = ({ bytes, modified }: Drop) => ({
      mode: 0o100600,
      uid: 0,
      gid: 0,
      size: bytes.length,
      atime: modified,
      mtime: modified,
    })
    const statOf = (id: number, path: string) => {
      const file = files.get(path)
      if (file) sftp.attrs(id, attributes(file))
      else sftp.status(id, status.NO_SUCH_FILE)
    }
    sftp.on('OPEN', (id, path, flags) => {
      if (flags & open_mode.WRITE) {
        if (!folders.has(posix.dirname(path))) return sftp.status(id, status.NO_SUCH_FILE)
        files.set(path, { bytes: Buffer.alloc(0), modified: state.clock++ })
        actions.push(`write ${path}`)
      } else if (!files.has(path)) return sftp.status(id, status.NO_SUCH_FILE)
      else actions.push(`read ${path}`)
      sftp.handle(id, newHandle(path))
    })
    sftp.on('WRITE', (id, handle, offset, data) => {
      if (state.cut_writes) return sftp.status(id, status.FAILURE)
      const file = files.get(handleOf(handle)!.path)!
      file.bytes = Buffer.concat([file.bytes.subarray(0, offset), data])
      sftp.status(id, status.OK)
    })
    sftp.on('READ', (id, handle, offset, length) => {
      const { bytes } = files.get(handleOf(handle)!.path)!
      if (offset >= bytes.length) return sftp.status(id, status.EOF)
      sftp.data(id, bytes.subarray(offset, offset + length))
    })
    sftp.on('CLOSE', (id) => sftp.status(id, status.OK))
    sftp.on('STAT', statOf)
    sftp.on('LSTAT', statOf)
    sftp.on('FSTAT', (id, handle) => statOf(id, handleOf(handle)!.path))
    sftp.on('FSETSTAT', (id) => sftp.status(id, status.OK))
    sftp.on('OPENDIR', (id, path) => {
      if (!folders.has(path)) return sftp.status(id, status.NO_SUCH_FILE)
      sftp.handle(id, newHandle(path))
    })
    sftp.on('READDIR', (id, handle) => {
      const folder = handleOf(handle)!
      if (folder.listed) return sftp.status(id, status.EOF)
      folder.listed = true
      const entries = [...files].filter(([path]) => posix.dirname(path) === folder.path)
      sftp.name(
        id,
        entries.map(([path, file]) => ({
          filename: posix.basename(path),
          longname: posix.basename(path),
          attrs: attributes(file),
        })),
      )
    })
    sftp.on('RENAME', (id, from, to) => {
      // As OpenSSH does: never over an existing file.
      if (files.has(to) || !files.has(from)) return sftp.status(id, status.FAILURE)
      files.set(to, files.get(from)!)
      files.delete(from)
      actions.push(`rename ${from} ${to}`)
      sftp.status(id, status.OK)
    })
    sftp.on('REMOVE', (id, path) => {
      actions.push(`remove ${path}`)
      sftp.status(id, files.delete(path) ? status.OK : status.NO_SUCH_FILE)
    })
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  after(() => server.close())
  const lay = (path: string, text: string) =>
    void files.set(path, { bytes: Buffer.from(text), modified: state.clock++ })
  const settings = {
    host: '127.0.0.1',
    port: (server.address() as AddressInfo).port,
    username: login.username,
    host_key: fingerprintOf(parsed.getPublicSSH()),
    outbound_folder: '/in',
    inbound_folder: '/out',
  }
  return { settings, files, folders, actions, state, lay }
}
