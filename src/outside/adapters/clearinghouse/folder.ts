// A clearinghouse behind a folder, for SFTP drop boxes. Each account has its own folder: out/ holds
// files to be picked up, in/ receives files. An outgoing file appears in out/ complete and exactly
// once, despite crashes and retries. An incoming file stays until it's stored, then moves to
// archive/.
import { createHash } from 'node:crypto'
import { link, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { randomBase62 } from '#crypto/base62.ts'
import {
  type Clearinghouse,
  ClearinghouseDown,
  type Incoming,
  type Outgoing,
} from '#outside/ports/clearinghouse.ts'
import { hasTrailer } from '#x12/trailer.ts'

const max_files = 20
const max_bytes = 64_000_000
// A file without an X12 trailer is still being uploaded, or truncated. If it doesn't change for
// this many checks, one second apart, it's truncated and is processed as is; its errors are
// reported from there. An upload can stall for minutes.
const default_checks = 300

const extensions = { '837P': '837', '276': '276', appeal: 'txt', pended_response: 'txt' }
const partial = /^\.|\.(tmp|part|partial|filepart|writing)$/i
const isValidId = (id: string) => /^[A-Za-z0-9_]{1,64}$/.test(id)

type IncomingFile = { account: string; name: string; path: string }

export function folderClearinghouse(folder: string, looks_needed = default_checks): Clearinghouse {
  const looks = new Map<string, { mark: string; times: number }>()
  const unsettled = new Set<string>() // Returned but not settled yet: other files come first.

  async function listIncoming(): Promise<IncomingFile[]> {
    const found: IncomingFile[] = []
    for (const account of (await listEntries(folder, 'folders')).filter(isValidId)) {
      for (const name of (await listEntries(join(folder, account, 'in'))).sort()) {
        const path = join(folder, account, 'in', name)
        if (!partial.test(name)) found.push({ account, name, path })
      }
    }
    for (const path of looks.keys())
      if (!found.some((each) => each.path === path)) deleteExpired(path)
    const [late, first] = [found.filter(isUnsettled), found.filter((each) => !isUnsettled(each))]
    return [...first, ...late]
  }

  const isUnsettled = ({ path }: IncomingFile) => unsettled.has(path)

  function deleteExpired(path: string) {
    looks.delete(path)
    unsettled.delete(path)
  }

  // The content of a complete file: one with a trailer, or one that stopped growing. Another
  // process may have moved it meanwhile.
  async function take({ account, name, path }: IncomingFile): Promise<Buffer | undefined> {
    const at = await stat(path).catch(ignoreMissing)
    if (at && at.size > max_bytes) await moveInto(join(folder, account, 'too_large'), path, name)
    if (!at || at.size > max_bytes) return undefined
    const mark = `${at.size} ${at.mtimeMs}`
    const seen = looks.get(path)
    const times = seen?.mark === mark ? seen.times + 1 : 1
    looks.set(path, { mark, times })
    if (times > 1 && times < looks_needed && !unsettled.has(path)) return undefined
    const bytes = await readFile(path).catch(ignoreMissing)
    return bytes && (times >= looks_needed || hasTrailer(bytes)) ? bytes : undefined
  }

  return {
    name: 'folder',
    send: (outgoing) => unlessDown(() => sendFile(folder, outgoing)),
    receive: () =>
      unlessDown(async () => {
        const found: Incoming[] = []
        let size = 0
        for (const each of await listIncoming()) {
          if (found.length >= max_files || size >= max_bytes) break
          const bytes = await take(each)
          if (!bytes) continue
          const { account, name, path } = each
          unsettled.add(path)
          size += bytes.length
          found.push({ id: `${digest(bytes)} ${name}`, account, bytes })
        }
        return found
      }),
    markStored: ({ id, account }) =>
      unlessDown(async () => {
        const [sha256 = '', name = ''] = split(id)
        const path = join(folder, account, 'in', name)
        // Another file with the same name may have arrived meanwhile, which isn't stored yet.
        const bytes = await readFile(path).catch(ignoreMissing)
        deleteExpired(path)
        if (!bytes || digest(bytes) !== sha256) return
        await moveInto(join(folder, account, 'archive'), path, `${sha256.slice(0, 16)}-${name}`)
      }),
  }
}

const split = (id: string) => [id.slice(0, 64), id.slice(65)]
const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

// Writes the file to staged/ under a unique name, then a marker in sent/, created exactly once,
// that says which staged file goes out, then moves that file to out/ atomically. If the marker's
// file is no longer in staged/, it was already sent.
async function sendFile(folder: string, { id, account, kind, text }: Outgoing) {
  if (!isValidId(id) || !isValidId(account)) throw new Error('The ID is invalid.')
  const name = `${id}.${extensions[kind]}`
  const at = (room: string) => join(folder, account, room)
  for (const room of ['staged', 'sent', 'out', 'in']) await mkdir(at(room), { recursive: true })
  const sha256 = digest(Buffer.from(text))
  const note = join(at('sent'), name)
  if ((await readFile(note).catch(ignoreMissing)) === undefined) {
    const draft = `${name}.${randomBase62(8)}`
    await writeAtomically(at('staged'), draft, text)
    await writeOnce(at('sent'), name, `${sha256} ${draft}`)
  }
  const [noted, target = name] = (await readFile(note, 'utf8')).split(' ')
  if (noted !== sha256) throw new Error('A different document was already sent with this ID.')
  await rename(join(at('staged'), target), join(at('out'), name)).catch(ignoreMissing)
  await syncFolder(at('out'))
  for (const left of await listEntries(at('staged'))) {
    if (left.replace(/^\./, '').startsWith(`${name}.`))
      await rm(join(at('staged'), left), { force: true })
  }
  return { reference: name, responses: [] }
}

// A draft that is gone was removed by a concurrent sender, which had sent the file by then.
async function writeAtomically(room: string, name: string, text: string) {
  await rename(await writeDraft(room, name, text), join(room, name)).catch(ignoreMissing)
  await syncFolder(room)
}

// Of several concurrent writers, the first wins.
async function writeOnce(room: string, name: string, text: string) {
  const draft = await writeDraft(room, name, text)
  await link(draft, join(room, name)).catch(ignoreExisting)
  await rm(draft, { force: true })
  await syncFolder(room)
}

async function writeDraft(room: string, name: string, text: string) {
  const draft = join(room, `.${name}.${randomBase62(8)}.writing`)
  const file = await open(draft, 'w', 0o600)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
  return draft
}

async function moveInto(room: string, path: string, name: string) {
  await mkdir(room, { recursive: true })
  await rename(path, join(room, name)).catch(ignoreMissing)
  await syncFolder(room)
}

// A new file name survives a crash only after its folder is synced.
async function syncFolder(room: string) {
  const folder = await open(room, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

async function listEntries(room: string, what: 'files' | 'folders' = 'files') {
  const entries = (await readdir(room, { withFileTypes: true }).catch(ignoreMissing)) ?? []
  const matching = entries.filter((entry) =>
    what === 'files' ? entry.isFile() : entry.isDirectory(),
  )
  return matching.map(({ name }) => name)
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

function ignoreExisting(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'EEXIST') throw error
}

// A disk that is full, missing or read-only counts as a clearinghouse that is down.
async function unlessDown<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (!code) throw error
    throw new ClearinghouseDown(`The clearinghouse folder can't be accessed: ${code}.`)
  }
}
