// A clearinghouse behind a folder, as with SFTP drop boxes. Each account has a folder of its own:
// out/ is collected by whoever carries it further, in/ is where what comes is laid. What is sent
// lies in out/ whole or not at all, once, whatever stops in between and however often it is
// repeated; what has come stays until it is stored, and is then kept in archive/.
import { createHash } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, stat } from 'node:fs/promises'
import { isUtf8 } from 'node:buffer'
import { join } from 'node:path'
import {
  type Clearinghouse,
  ClearinghouseDown,
  type Incoming,
  type Outgoing,
} from './clearinghouse.ts'

const most_at_once = 20
const most_bytes = 64_000_000
// A file that does not end as X12 does is still being written, or was cut off. If it is the same at
// this many looks, it was cut off, and is taken as it is: what is wrong with it is told from there.
const looks_needed = 3

const extensions = { '837P': '837', '276': '276', appeal: 'txt', pended_response: 'txt' }
const partial = /^\.|\.(tmp|part|partial|filepart|writing)$/i
const isOurs = (id: string) => /^[A-Za-z0-9_]{1,64}$/.test(id)

export function folderClearinghouse(folder: string): Clearinghouse {
  const looks = new Map<string, { mark: string; times: number }>()

  // Whether it is whole: by its end, or because it has stopped growing.
  function isWhole(path: string, text: string, mark: string) {
    if (/IEA[^A-Za-z0-9]\d+[^A-Za-z0-9]\d+\s*[^A-Za-z0-9]?\s*$/.test(text.slice(-200))) return true
    const seen = looks.get(path)
    const times = seen?.mark === mark ? seen.times + 1 : 1
    looks.set(path, { mark, times })
    return times >= looks_needed
  }

  async function incomingOf(account: string): Promise<Incoming[]> {
    const found: Incoming[] = []
    for (const name of (await listed(join(folder, account, 'in'))).sort()) {
      if (partial.test(name) || found.length >= most_at_once) continue
      const path = join(folder, account, 'in', name)
      const { size, mtimeMs } = await stat(path)
      if (size > most_bytes) {
        await moveInto(join(folder, account, 'too_large'), path, name)
        continue
      }
      const bytes = await readFile(path)
      const text = bytes.toString(isUtf8(bytes) ? 'utf8' : 'latin1')
      if (!isWhole(path, text, `${size} ${mtimeMs}`)) continue
      found.push({ id: `${digest(bytes)} ${name}`, account, text })
    }
    return found
  }

  return {
    name: 'folder',
    send: (outgoing) => unlessDown(() => layOut(folder, outgoing)),
    receive: () =>
      unlessDown(async () => {
        const accounts = (await listed(folder, 'folders')).filter(isOurs)
        const all = await Promise.all(accounts.map(incomingOf))
        return all.flat().slice(0, most_at_once)
      }),
    settle: ({ id, account }) =>
      unlessDown(async () => {
        const [sha256 = '', name = ''] = split(id)
        const path = join(folder, account, 'in', name)
        // Another of the same name may have come meanwhile: that one has yet to be stored.
        const bytes = await readFile(path).catch(absent)
        if (!bytes || digest(bytes) !== sha256) return
        looks.delete(path)
        await moveInto(join(folder, account, 'archive'), path, `${sha256.slice(0, 16)}-${name}`)
      }),
  }
}

const split = (id: string) => [id.slice(0, 64), id.slice(65)]
const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

// First it lies in staged/, whole; then sent/ says that it goes out; then it is moved to out/,
// which happens at once. What sent/ names and staged/ lacks has gone out, also if it was collected.
async function layOut(folder: string, { id, account, kind, text }: Outgoing) {
  if (!isOurs(id) || !isOurs(account)) throw new Error('This is no id of ours.')
  const name = `${id}.${extensions[kind]}`
  const at = (room: string) => join(folder, account, room)
  for (const room of ['staged', 'sent', 'out', 'in']) await mkdir(at(room), { recursive: true })
  const sha256 = digest(Buffer.from(text))
  const noted = await readFile(join(at('sent'), name), 'utf8').catch(absent)
  if (noted !== undefined && noted !== sha256)
    throw new Error('Another text was sent under this id.')
  if (noted === undefined) {
    await writeWhole(at('staged'), name, text)
    await writeWhole(at('sent'), name, sha256)
  }
  await rename(join(at('staged'), name), join(at('out'), name)).catch(absent)
  await settleFolder(at('out'))
  return { reference: name, answers: [] }
}

async function writeWhole(room: string, name: string, text: string) {
  const draft = join(room, `.${name}.writing`)
  const file = await open(draft, 'w', 0o600)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(draft, join(room, name))
  await settleFolder(room)
}

async function moveInto(room: string, path: string, name: string) {
  await mkdir(room, { recursive: true })
  await rename(path, join(room, name)).catch(absent)
  await settleFolder(room)
}

// That a name is there outlasts a crash only once its folder was written too.
async function settleFolder(room: string) {
  const folder = await open(room, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

async function listed(room: string, what: 'files' | 'folders' = 'files') {
  const entries = (await readdir(room, { withFileTypes: true }).catch(absent)) ?? []
  const wanted = entries.filter((entry) =>
    what === 'files' ? entry.isFile() : entry.isDirectory(),
  )
  return wanted.map(({ name }) => name)
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

// A disk that is full, gone or not ours to write is a clearinghouse that is down.
async function unlessDown<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (!code) throw error
    throw new ClearinghouseDown(`The folder cannot be used: ${code}.`)
  }
}
