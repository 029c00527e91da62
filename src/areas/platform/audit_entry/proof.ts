// Builds the proof of an audit log entry: its text, its link in the hash chain, the links that
// follow, and the signature over them.
import { notFound } from '#catalogue/api_error.ts'
import { allColumns } from '#db/columns.ts'
import { sql } from '#db/sql.ts'
import {
  entryHash,
  entryText,
  type EntryRow,
  type HeadContent,
  headText,
} from '#crypto/audit_chain.ts'

export type ProofRow = EntryRow & {
  link: ChainLink | null
  head: SignedHead | null
  following: string[]
}
type ChainLink = { sequence: number; previous_hash: string; hash: string }
type SignedHead = Omit<HeadContent, 'head' | 'previous_head' | 'account'> & {
  head: string
  previous_head: string
  signed_at: string
  signature: string
}

export const proofStatement = (account: string, id: string) => sql`
  select ${allColumns('audit_entries', 'entry')},
    case when link.sequence is not null then jsonb_build_object(
      'sequence', link.sequence,
      'previous_hash', encode(link.previous_hash, 'hex'),
      'hash', encode(link.hash, 'hex')) end as link,
    case when signed.last_sequence is not null then jsonb_build_object(
      'first_sequence', signed.first_sequence,
      'last_sequence', signed.last_sequence,
      'previous_head', encode(signed.previous_head, 'hex'),
      'head', encode(signed.head, 'hex'),
      'signed_at', to_char(signed.signed_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'key_id', signed.key_id,
      'signature', encode(signed.signature, 'hex')) end as head,
    array(
      select encode(later.entry_hash, 'hex') from audit_links as later
      where later.account = entry.account
        and later.sequence > link.sequence and later.sequence <= signed.last_sequence
      order by later.sequence) as following
  from audit_entries as entry
  left join audit_links as link on link.account = entry.account and link.entry_id = entry.id
  left join lateral (
    select ${allColumns('audit_heads')} from audit_heads
    where account = entry.account and last_sequence >= link.sequence
    order by last_sequence
    limit 1
  ) as signed on true
  where entry.account = ${account} and entry.id = ${id}`

// Hashes the entry as it is now: if it was changed after it was linked, the proof fails.
export function asProof(row: ProofRow | undefined) {
  if (!row) throw notFound('audit_entry')
  const { id, account, link, head, following } = row
  return {
    entry_id: id,
    signed: head !== null,
    entry: entryText(row),
    entry_hash: entryHash(row).toString('hex'),
    sequence: link?.sequence ?? null,
    previous_hash: link?.previous_hash ?? null,
    hash: link?.hash ?? null,
    following,
    signed_head: head && {
      text: headText({ ...head, account, ...hashesOf(head) }),
      signature: Buffer.from(head.signature, 'hex').toString('base64'),
      key_id: head.key_id,
    },
  }
}

const hashesOf = ({ head, previous_head }: SignedHead) => ({
  head: Buffer.from(head, 'hex'),
  previous_head: Buffer.from(previous_head, 'hex'),
})
