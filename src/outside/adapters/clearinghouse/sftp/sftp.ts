// A clearinghouse's SFTP drop boxes: documents are written under a temporary name and renamed, so
// that the clearinghouse never reads half a file. Received files are read once, then kept, moved or
// deleted.
import { posix } from 'node:path'
import {
  ClearinghouseDown,
  type Outgoing,
  type RemoteClearinghouse,
  type RemoteMailbox,
} from '#outside/ports/clearinghouse.ts'
import { inSession, isMissing, type Session, type SftpLogin } from './session.ts'
import { matchesPattern, outboundName } from './file_names.ts'

const limit_bytes = 64_000_000
const limit_files = 5_000 // The newest: files can stay in the folder.

export function sftpClearinghouse(login: SftpLogin, allow_private: boolean): RemoteClearinghouse {
  const { outbound_folder, inbound_folder, inbound_pattern, after_read, archive_folder } = login
  const within = <T>(work: (session: Session) => Promise<T>) =>
    inSession(login, allow_private, work)

  return {
    name: 'sftp',
    send: (outgoing) =>
      within(async (session) => {
        const name = outboundName(login.outbound_name, outgoing)
        await upload(session, outbound_folder, name, outgoing)
        return { reference: name, responses: [] }
      }),
    check: () =>
      within(async (session) => {
        await session.list(outbound_folder)
        await session.list(inbound_folder)
        if (after_read === 'move') await session.list(archive_folder!)
      }),
    read: (work) => within((session) => work(mailboxOf(session))),
  }

  function mailboxOf(session: Session): RemoteMailbox {
    return {
      async list(cursor) {
        const entries = await session.list(inbound_folder)
        const files = entries
          .filter(({ filename, attrs }) => attrs.isFile() && isWanted(filename))
          .toSorted((one, other) => other.attrs.mtime - one.attrs.mtime)
          .map(({ filename, attrs }) => fileId(filename, attrs.size, attrs.mtime))
        return { files: files.slice(0, limit_files), cursor, more: false }
      },
      async fetch(file) {
        const { name, size } = readFileId(file)
        const path = posix.join(inbound_folder, name)
        // A file with another size is listed again by that size.
        if ((await session.sizeOf(path)) !== size) return undefined
        if (size > limit_bytes) throw new ClearinghouseDown('A file is larger than 64 MB.')
        return await session.read(path)
      },
      async settle(file) {
        if (after_read === 'keep') return
        const { name, size } = readFileId(file)
        const path = posix.join(inbound_folder, name)
        if ((await session.sizeOf(path)) !== size) return
        if (after_read === 'delete') return await session.remove(path)
        await session.rename(path, await freeName(session, archive_folder!, name))
      },
    }
  }

  function isWanted(name: string) {
    return name.length <= 150 && !/[/\0]/.test(name) && matchesPattern(inbound_pattern, name)
  }
}

// The same ID is the same file: one that was uploaded before is left as it is.
async function upload(session: Session, folder: string, name: string, { text }: Outgoing) {
  const path = posix.join(folder, name)
  const bytes = Buffer.from(text)
  const existing = await session.sizeOf(path)
  if (existing === bytes.length) return
  if (existing !== undefined) throw new ClearinghouseDown('A different file has the same name.')
  const draft = posix.join(folder, `.${name}.part`)
  await session.remove(draft).catch(ignoreMissing)
  await session.write(draft, bytes)
  if ((await session.sizeOf(draft)) !== bytes.length) {
    throw new ClearinghouseDown('The server stored only part of the file.')
  }
  await session.rename(draft, path)
}

// Clearinghouses reuse names.
async function freeName(session: Session, folder: string, name: string) {
  for (let number = 0; number < 1_000; number++) {
    const path = posix.join(folder, number === 0 ? name : `${name}.${number}`)
    if ((await session.sizeOf(path)) === undefined) return path
  }
  throw new ClearinghouseDown(`\`${folder}\` has too many files with the same name.`)
}

const fileId = (name: string, size: number, modified: number) => `${size} ${modified} ${name}`

function readFileId(file: string) {
  const [, size, name] = /^(\d+) \d+ (.+)$/s.exec(file)!
  return { name: name!, size: Number(size) }
}

function ignoreMissing(error: unknown) {
  if (!isMissing(error)) throw error
}
