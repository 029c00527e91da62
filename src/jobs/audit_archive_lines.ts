// The lines of an archive, from the database. Every entry, link and signed head is verified on the
// way: entries that were tampered with aren't archived, so they aren't deleted either.
import {
  entryText,
  type EntryRow,
  type HeadSigningKey,
  linkHash,
  sha256,
} from '#crypto/audit_chain.ts'
import { headLine, type SignedHead } from '#crypto/audit_head.ts'
import { allColumns } from '#db/columns.ts'
import type { Database } from '#db/connect.ts'
import { sql } from '#db/sql.ts'
import { createTimeSlices } from '#kernel/time_slices.ts'
import { queryAsWorker } from '#kernel/unit_of_work.ts'
import { type ArchivedEntry, headerLine, type PlannedArchive } from './audit_archive_file.ts'

const page_size = 1_000

type LinkedEntry = EntryRow & { sequence: number; hash: Buffer }

// Looks up each entry by key, even if the planner's statistics are stale.
const entriesAfter = ({ account, last_sequence }: PlannedArchive, sequence: number) => sql`
  select entry.*, link.sequence, link.hash
  from (
    select sequence, entry_id, hash from audit_links
    where account = ${account} and sequence > ${sequence} and sequence <= ${last_sequence}
    order by sequence
    limit ${page_size}
  ) as link
  cross join lateral (
    select ${allColumns('audit_entries')}
    from audit_entries where account = ${account} and id = link.entry_id limit 1
  ) as entry
  order by link.sequence`

const headsIn = ({ account, first_sequence, last_sequence }: PlannedArchive) => sql`
  select ${allColumns('audit_heads')} from audit_heads
  where account = ${account} and last_sequence between ${first_sequence} and ${last_sequence}
  order by last_sequence`

// Requests come first: hashing shares the thread with them in turns.
const slices = createTimeSlices({ pause_ms: 0 })

export async function* archiveLines(db: Database, key: HeadSigningKey, archive: PlannedArchive) {
  const heads = await queryAsWorker<SignedHead>(db, headsIn(archive))
  const headAt = new Map(heads.map((head) => [head.last_sequence, head]))
  let sequence = archive.first_sequence - 1
  let hash = archive.previous_hash
  let covered = sequence

  function entryLine(row: LinkedEntry) {
    const entry = entryText(row)
    const previous_hash = hash.toString('hex')
    hash = linkHash(hash, sha256(entry))
    if (row.sequence !== ++sequence || !hash.equals(row.hash)) {
      throw new Error(`Entry ${sequence} of the audit log doesn't match its link.`)
    }
    const line: ArchivedEntry = { sequence, previous_hash, hash: hash.toString('hex'), entry }
    const head = headAt.get(sequence)
    return head ? [JSON.stringify(line), verifiedHead(head)] : [JSON.stringify(line)]
  }

  function verifiedHead(head: SignedHead) {
    const is_genuine = head.key_id === key.key_id && key.verifies(head, head.signature)
    if (!is_genuine || head.first_sequence !== covered + 1 || !head.head.equals(hash)) {
      throw new Error(`The signed head of entry ${sequence} of the audit log isn't valid.`)
    }
    covered = sequence
    return headLine(head)
  }

  yield headerLine(archive)
  for (let many = page_size; many === page_size;) {
    const rows = await queryAsWorker<LinkedEntry>(db, entriesAfter(archive, sequence))
    yield* (await slices.map(rows, entryLine)).flat()
    many = rows.length
  }
  if (covered !== archive.last_sequence || !hash.equals(archive.hash)) {
    throw new Error(`Entry ${sequence + 1} of the audit log is missing.`)
  }
}
