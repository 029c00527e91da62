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
import { isArchived } from './verify_archives.ts'

const page_size = 1_000
const max_faults = 1_000

type Context = { db: Database; secrets: Secrets }
type Filter = { account?: string | undefined; as_of?: string | undefined }

export type HeadsResult = { heads: number; faults: Fault[]; more_faults: number }
type AccountHeads = HeadsResult & { covered: Range[]; cut_off: number }

export async function verifyHeads(context: Context, file: string, request: Filter = {}) {
  const found = new Map<string, AccountHeads>()
  const of = (account: string) => {
    const fresh = { heads: 0, faults: [], more_faults: 0, covered: [], cut_off: 0 }
    return found.get(account) ?? found.set(account, fresh).get(account)!
  }
  // Queried before the file is read: heads written meanwhile aren't missing.
  const expected = await queryAsWorker<LastHead>(context.db, writtenHeads(request))
  const key = headSigningKey(context.secrets)
  for await (const heads of headsIn(file)) {
    const chosen = heads.filter(({ account }) => !request.account || account === request.account)
    await compare(context.db, key, chosen, of)
  }
  for (const { account, last } of expected) {
    for (const gap of gapsIn(of(account).covered, [1, last])) {
      report(of(account), gap[0], `the heads file has no head for ${numbers(gap)}`)
    }
  }
  for (const [account, { cut_off }] of found) {
    if (cut_off) await reportTruncation(context.db, account, of(account))
  }
  return found as Map<string, HeadsResult>
}

function report(found: AccountHeads, sequence: number, message: string) {
  if (found.faults.length >= max_faults) found.more_faults++
  else found.faults.push({ sequence, entry_id: null, message })
}

const numbers = ([first, last]: Range) =>
  first === last ? `entry ${first}` : `entries ${first} to ${last}`

async function compare(
  db: Database,
  key: HeadSigningKey,
  heads: SignedHead[],
  of: (a: string) => AccountHeads,
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

async function reportTruncation(db: Database, account: string, found: AccountHeads) {
  const [{ last }] = (await queryAsWorker<{ last: number }>(db, lastLink(account))) as [
    { last: number },
  ]
  const number = found.cut_off
  const message =
    last < number
      ? `the audit log was truncated: it ends at entry ${last}, not at entry ${number}`
      : `entry ${number} is in the heads file but missing from the audit log`
  report(found, number, message)
}

type LastHead = { account: string; last: number }

// Heads are written in order, so all before the first queued head have been written.
const writtenHeads = ({ account = '', as_of = 'infinity' }: Filter) => sql`
  select signed.account, max(signed.last_sequence) as last
  from audit_heads as signed
  left join (
    select account, min(last_sequence) as first from audit_head_outbox group by account
  ) as waiting on waiting.account = signed.account
  where (${account} = '' or signed.account = ${account})
    and signed_at <= ${as_of}::timestamptz
    and (waiting.first is null or signed.last_sequence < waiting.first)
  group by signed.account`

// Of an archived entry, the database has only the signed head.
const linksAt = (heads: SignedHead[]) => sql`
  select coalesce(link.hash, archived.head) as hash
  from unnest(
    ${heads.map(({ account }) => account)}::text[],
    ${heads.map(({ last_sequence }) => last_sequence)}::bigint[]
  ) with ordinality as head (account, number, place)
  left join lateral (
    select hash from audit_links where account = head.account and sequence = head.number limit 1
  ) as link on true
  left join lateral (
    select signed.head from audit_heads as signed
    where signed.account = head.account and signed.last_sequence = head.number
      and ${isArchived(sql`head.account`, sql`head.number`)}
  ) as archived on true
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
    if (heads.length < page_size) continue
    yield heads
    heads = []
  }
  if (heads.length > 0) yield heads
}

// A set of integers as sorted, disjoint ranges: compact for consecutive numbers.
type Range = [first: number, last: number]

function addRange(ranges: Range[], [first, last]: Range): void {
  let from = ranges.length
  while (from > 0 && ranges[from - 1]![1] >= first - 1) from--
  let to = from
  while (to < ranges.length && ranges[to]![0] <= last + 1) to++
  const merged = ranges.slice(from, to)
  const lowest = Math.min(first, ...merged.map(([low]) => low))
  const highest = Math.max(last, ...merged.map(([, high]) => high))
  ranges.splice(from, to - from, [lowest, highest])
}

// The parts of a range that the set doesn't contain.
function gapsIn(ranges: Range[], [first, last]: Range): Range[] {
  const gaps: Range[] = []
  let next = first
  for (const [low, high] of ranges) {
    if (low > next && next <= last) gaps.push([next, Math.min(low - 1, last)])
    next = Math.max(next, high + 1)
  }
  if (next <= last) gaps.push([next, last])
  return gaps
}
