// Compares audit logs with signed heads stored outside of the database. Detects what the database
// alone can't: truncated entries and heads, a recomputed chain, a deleted account, and heads
// missing from the file.
import { open } from 'node:fs/promises'
import { headIn, type SignedHead } from '#crypto/audit_head.ts'
import type { Secrets } from '#crypto/secrets.ts'
import type { Database } from '#db/connect.ts'
import { sql } from '#db/sql.ts'
import { queryAsWorker } from '#kernel/unit_of_work.ts'
import { type HeadSigningKey, headSigningKey } from '#crypto/audit_chain.ts'
import type { Fault } from './check_chain.ts'
import { addRange, gapsIn, type Range } from './ranges.ts'

const page = 1_000
const most_named = 1_000

type Works = { db: Database; secrets: Secrets }
type Asked = { account?: string | undefined; as_of?: string | undefined }

export type HeadsVerdict = { heads: number; faults: Fault[]; more_faults: number }
type Found = HeadsVerdict & { covered: Range[]; cut_off: number }

export async function verifyHeads(works: Works, file: string, asked: Asked = {}) {
  const found = new Map<string, Found>()
  const of = (account: string) => {
    const fresh = { heads: 0, faults: [], more_faults: 0, covered: [], cut_off: 0 }
    return found.get(account) ?? found.set(account, fresh).get(account)!
  }
  // Queried before the file is read: heads written meanwhile aren't missing.
  const expected = await queryAsWorker<Expected>(works.db, writtenHeads(asked))
  const key = headSigningKey(works.secrets)
  for await (const heads of headsIn(file)) {
    const chosen = heads.filter(({ account }) => !asked.account || account === asked.account)
    await compare(works.db, key, chosen, of)
  }
  for (const { account, last } of expected) {
    for (const gap of gapsIn(of(account).covered, [1, last])) {
      report(of(account), gap[0], `the heads file has no head for ${numbers(gap)}`)
    }
  }
  for (const [account, { cut_off }] of found) {
    if (cut_off) await reportTruncation(works.db, account, of(account))
  }
  return found as Map<string, HeadsVerdict>
}

function report(found: Found, sequence: number, says: string) {
  if (found.faults.length >= most_named) found.more_faults++
  else found.faults.push({ sequence, entry_id: null, says })
}

const numbers = ([first, last]: Range) =>
  first === last ? `entry ${first}` : `entries ${first} to ${last}`

async function compare(
  db: Database,
  key: HeadSigningKey,
  heads: SignedHead[],
  of: (a: string) => Found,
) {
  const links = await queryAsWorker<{ hash: Buffer | null }>(db, linksAt(heads))
  for (const [at, head] of heads.entries()) {
    const found = of(head.account)
    const number = head.last_sequence
    const hash = links[at]!.hash
    if (!isGenuine(key, head)) {
      report(found, number, `the heads file has a forged head for entry ${number}`)
      continue
    }
    found.heads++
    addRange(found.covered, [head.first_sequence, number])
    if (!hash) found.cut_off = Math.max(found.cut_off, number)
    else if (!hash.equals(head.head)) {
      report(found, number, `entry ${number} was rewritten: its hash doesn't match its head`)
    }
  }
}

const isGenuine = (key: HeadSigningKey, head: SignedHead) =>
  head.key_id === key.key_id && key.verifies(head, head.signature)

async function reportTruncation(db: Database, account: string, found: Found) {
  const [{ last }] = (await queryAsWorker<{ last: number }>(db, lastLink(account))) as [
    { last: number },
  ]
  const number = found.cut_off
  const says =
    last < number
      ? `the audit log was truncated: it ends at entry ${last}, not at entry ${number}`
      : `entry ${number} is in the heads file but missing from the audit log`
  report(found, number, says)
}

type Expected = { account: string; last: number }

// Heads are written in order, so all before the first queued head have been written.
const writtenHeads = ({ account = '', as_of = 'infinity' }: Asked) => sql`
  select signed.account, max(signed.last_sequence) as last
  from audit_heads as signed
  left join (
    select account, min(last_sequence) as first from audit_head_outbox group by account
  ) as waiting on waiting.account = signed.account
  where (${account} = '' or signed.account = ${account})
    and signed_at <= ${as_of}::timestamptz
    and (waiting.first is null or signed.last_sequence < waiting.first)
  group by signed.account`

const linksAt = (heads: SignedHead[]) => sql`
  select link.hash
  from unnest(
    ${heads.map(({ account }) => account)}::text[],
    ${heads.map(({ last_sequence }) => last_sequence)}::bigint[]
  ) with ordinality as head (account, number, place)
  left join lateral (
    select hash from audit_links where account = head.account and sequence = head.number limit 1
  ) as link on true
  order by place`

const lastLink = (account: string) => sql`
  select coalesce(max(sequence), 0) as last from audit_links where account = ${account}`

// Page by page, so that memory use doesn't grow with the file.
async function* headsIn(file: string): AsyncGenerator<SignedHead[]> {
  let heads: SignedHead[] = []
  const handle = await open(file)
  for await (const line of handle.readLines()) {
    const head = headIn(line)
    if (head) heads.push(head)
    if (heads.length < page) continue
    yield heads
    heads = []
  }
  if (heads.length > 0) yield heads
}
