// The file of an audit log archive: JSON lines, compressed and encrypted, in the file store. The
// first line describes the archive. Each entry follows as the text that was hashed, and each signed
// head after the last entry that it covers.
import { createHash } from 'node:crypto'
import { pipeline, Readable } from 'node:stream'
import { createGunzip, createGzip } from 'node:zlib'
import { decryptFile, encryptFile } from '#crypto/file_encryption.ts'
import type { Secrets } from '#crypto/secrets.ts'
import { splitLines } from '#db/split_lines.ts'
import type { FileStore } from '#outside/ports/file_store.ts'

export type Archive = {
  account: string
  id: string
  first_sequence: number
  last_sequence: number
  previous_hash: Buffer // Of the entry before the first one.
  hash: Buffer // Of the last entry.
  wrapped_key: Buffer
  file_id: string
  sha256: Buffer // Of the lines.
}

// Before its file is stored.
export type PlannedArchive = Omit<Archive, 'file_id' | 'sha256'>

export type ArchivedEntry = { sequence: number; previous_hash: string; hash: string; entry: string }

const format = 1

export const archiveKeyPlace = (account: string, id: string) =>
  `audit_archives.wrapped_key ${account} ${id}`

// The file is bound to the numbers of its entries, so that the row can't claim others.
const placeOf = ({ account, id, first_sequence, last_sequence }: PlannedArchive) =>
  `audit archive ${account} ${id} ${first_sequence} ${last_sequence}`

const fileOf = (account: string, file_id: string) => `${account}/${file_id}`

export const headerLine = (archive: PlannedArchive) =>
  JSON.stringify({
    attune_audit_archive: format,
    account_id: archive.account,
    first_sequence: archive.first_sequence,
    last_sequence: archive.last_sequence,
    previous_hash: archive.previous_hash.toString('hex'),
    hash: archive.hash.toString('hex'),
  })

type Place = { file_store: FileStore; secrets: Secrets }

const keyOf = ({ account, id, wrapped_key }: PlannedArchive, { key_wrapper }: Secrets) =>
  key_wrapper.unwrap(wrapped_key, archiveKeyPlace(account, id))

// Stores the whole file, or nothing if `lines` fails.
export async function storeArchive(
  { file_store, secrets }: Place,
  archive: PlannedArchive,
  file_id: string,
  lines: AsyncIterable<string>,
): Promise<Archive & { size_bytes: number }> {
  const key = await keyOf(archive, secrets)
  const digest = lineDigest()
  async function* counted() {
    for await (const line of lines) {
      digest.add(line)
      yield `${line}\n`
    }
  }
  const compressed = through(counted(), createGzip())
  const encrypted = encryptFile(key, placeOf(archive), compressed)
  await file_store.put(fileOf(archive.account, file_id), encrypted)
  return { ...archive, file_id, ...digest.end() }
}

export class MissingArchive extends Error {}

// The lines of the file. Throws if it is missing, or isn't the one that was stored.
export async function* readArchive({ file_store, secrets }: Place, archive: Archive) {
  const key = await keyOf(archive, secrets)
  const encrypted = await file_store.get(fileOf(archive.account, archive.file_id))
  if (!encrypted) throw new MissingArchive('The file store has no such file.')
  const content = through(decryptFile(key, placeOf(archive), encrypted), createGunzip())
  const digest = lineDigest()
  for await (const line of splitLines(content.setEncoding('utf8'))) {
    digest.add(line)
    yield line
  }
  if (!digest.end().sha256.equals(archive.sha256)) {
    throw new Error('The file is not the one that was stored.')
  }
}

export const entryIn = (line: string): ArchivedEntry | undefined =>
  line.startsWith('{"sequence":') ? (JSON.parse(line) as ArchivedEntry) : undefined

function lineDigest() {
  const hash = createHash('sha256')
  let size_bytes = 0
  return {
    add(line: string) {
      hash.update(`${line}\n`)
      size_bytes += Buffer.byteLength(line) + 1
    },
    end: () => ({ sha256: hash.digest(), size_bytes }),
  }
}

// Reading the result fails if the content does.
function through<Stream extends ReturnType<typeof createGzip>>(
  content: AsyncIterable<Uint8Array | string>,
  stream: Stream,
) {
  pipeline(Readable.from(content), stream, () => {})
  return stream
}
