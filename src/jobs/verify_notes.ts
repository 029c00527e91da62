// Verifies every signature on an account's notes, and that no signer's signature chain has a gap.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { sql } from '#db/sql.ts'
import { type AccountContext, inAccount } from '#kernel/unit_of_work.ts'
import type { Row } from '#kernel/record.ts'
import { noteKind } from '#areas/notes/note/lifecycle.ts'
import type { NoteRow } from '#areas/notes/note/schema.ts'
import { checkNote } from '#areas/notes/note/proof.ts'
import { columnsOf, decryptRow } from '#kernel/encrypted_row.ts'

export type NoteFailure = { note_id: string | null; message: string }
export type NotesResult = { notes: number; signatures: number; at: string; failures: NoteFailure[] }

const page_size = 200
const max_failures = 1_000

export async function verifyNotes(context: AccountContext, account: string): Promise<NotesResult> {
  const failures: NoteFailure[] = []
  let [notes, last] = [0, '']
  for (;;) {
    const read = await inAccount(context, account, (call) => checkPage(call, last, failures))
    notes += read.many
    if (read.many < page_size) break
    last = read.last
  }
  const rest = await inAccount(context, account, (call) => checkChains(call, failures))
  return { notes, ...rest, failures: failures.slice(0, max_failures) }
}

async function checkPage(call: Call, last: string, failures: NoteFailure[]) {
  const rows = await call.query<Row>(sql`
    select ${columnsOf(noteKind)} from notes
    where account = ${call.account} and id > ${last}
    order by id
    limit ${page_size}`)
  for (const row of rows) {
    // Content that can't be decrypted was changed or moved.
    const note = await decryptRow(call, noteKind, row).catch(() => undefined)
    const message = note
      ? (await checkNote(call, note as NoteRow)).failures
      : ["the content can't be decrypted: it was changed or moved to another person"]
    failures.push(...message.map((each) => ({ note_id: row.id, message: each })))
  }
  return { many: rows.length, last: rows.at(-1)?.id ?? last }
}

// The audit log records every signature and addendum. Comparing with it detects a truncated
// signature chain, and a note removed together with its signatures.
async function findRemoved(call: Call): Promise<NoteFailure[]> {
  const found = await call.query<{ note_id: string; told: number; kept: number }>(sql`
    select object_id as note_id, count(*)::int as told, kept
    from audit_entries, lateral (
      select count(*)::int as kept from note_signatures
      where account = ${call.account} and note_id = object_id) as signatures
    where account = ${call.account}
      and action in ('note.signed', 'note.submitted', 'note.amended', 'note.voided')
    group by object_id, kept
    having count(*) > kept
    order by object_id
    limit ${max_failures}`)
  return found.map(({ note_id, told: expected, kept: stored }) => ({
    note_id,
    message: `signatures recorded in the audit log: ${expected}, stored: ${stored}`,
  }))
}

// A signer's signatures are numbered without gaps.
async function checkChains(call: Call, failures: NoteFailure[]) {
  const chains = await call.query<{ signer_id: string; many: number; highest: number }>(sql`
    select signer_id, count(*)::int as many, max(number) as highest from note_signatures
    where account = ${call.account}
    group by signer_id
    order by signer_id`)
  for (const { signer_id, many, highest } of chains) {
    if (many === highest) continue
    const message = `${highest - many} of the ${highest} signatures of ${signer_id} are missing`
    failures.push({ note_id: null, message })
  }
  const removed = await findRemoved(call)
  failures.push(...removed)
  const signatures = chains.reduce((sum, { many }) => sum + many, 0)
  return { signatures, at: toTimestamp(call.real_now) }
}
