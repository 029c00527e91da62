// Verifies the archives of an account's audit log: that each file is the one that was stored, that
// its entries continue the chain, and that the signed heads match them.
import { linkHash, sha256 } from '#crypto/audit_chain.ts'
import type { Secrets } from '#crypto/secrets.ts'
import { allColumns } from '#db/columns.ts'
import type { Database } from '#db/connect.ts'
import { sql, type Statement } from '#db/sql.ts'
import { queryAsWorker } from '#kernel/unit_of_work.ts'
import { type FileStore, FileStoreError } from '#outside/ports/file_store.ts'
import { type Archive, entryIn, MissingArchive, readArchive } from './audit_archive_file.ts'
import type { ChainChecker, Fault, headChecker, HeadRow } from './check_chain.ts'

// Without it, files aren't read: only the signed heads of what is archived are verified.
export type ArchiveAccess = { file_store: FileStore | undefined }

type Context = { db: Database; secrets: Secrets; archives?: ArchiveAccess | undefined }

type Checkers = {
  links: ChainChecker
  heads: ReturnType<typeof headChecker>
  signedHeads(from: number, to: number): AsyncIterable<HeadRow>
  report(fault: Fault): void
}

// Whether an entry with this number is in an archive that was stored.
export const isArchived = (account: Statement, sequence: Statement) => sql`
  exists (
    select from audit_archives
    where audit_archives.account = ${account} and stored_at is not null
      and ${sequence} between audit_archives.first_sequence and audit_archives.last_sequence)`

export const storedArchives = (account: string) => sql`
  select ${allColumns('audit_archives')} from audit_archives
  where account = ${account} and stored_at is not null
  order by first_sequence`

// Returns the number of the last archived entry.
export async function verifyArchives(context: Context, account: string, checkers: Checkers) {
  const { links, heads, signedHeads, report } = checkers
  let archived = 0
  for (const archive of await queryAsWorker<Archive>(context.db, storedArchives(account))) {
    const hashes = await checkFile(context, archive, report)
    links.skip(archive)
    for await (const signed of signedHeads(archived, archive.last_sequence)) {
      heads.take({ ...signed, link_hash: hashes.get(signed.last_sequence) ?? null })
    }
    archived = archive.last_sequence
  }
  return archived
}

// Returns the hash of each entry in the file, by its number.
async function checkFile(
  { secrets, archives }: Context,
  archive: Archive,
  report: (fault: Fault) => void,
) {
  const hashes = new Map<number, Buffer>()
  if (!archives) return hashes.set(archive.last_sequence, archive.hash)
  const { id, first_sequence, last_sequence } = archive
  const say = (what: string) =>
    report({
      sequence: first_sequence,
      entry_id: null,
      message: `archive ${id} of entries ${first_sequence} to ${last_sequence} ${what}`,
    })
  if (!archives.file_store) {
    say("can't be read: no file store is configured (FILE_STORE)")
    return hashes
  }
  const place = { file_store: archives.file_store, secrets }
  let sequence = first_sequence - 1
  let hash = archive.previous_hash
  try {
    for await (const line of readArchive(place, archive)) {
      const archived = entryIn(line)
      if (!archived) continue
      hash = linkHash(hash, sha256(archived.entry))
      hashes.set(archived.sequence, hash)
      if (archived.sequence !== ++sequence) say(`has no entry ${sequence}`)
    }
  } catch (error) {
    if (error instanceof FileStoreError) throw error
    hashes.clear()
    say(error instanceof MissingArchive ? 'is missing from the file store' : 'was changed')
    return hashes
  }
  if (sequence !== last_sequence || !hash.equals(archive.hash)) {
    say("doesn't match the chain")
  }
  return hashes
}
