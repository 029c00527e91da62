// Checks the links and the signed heads of an audit chain in order and reports faults. Holds only
// what it needs to recognize swapped entries later.
import {
  first_previous_hash,
  entryHash,
  type EntryRow,
  linkHash,
  type HeadContent,
  type HeadSigningKey,
} from '#crypto/audit_chain.ts'

export type Fault = { sequence: number | null; entry_id: string | null; message: string }

export type LinkRow = {
  sequence: number
  entry_id: string
  entry_hash: Buffer
  previous_hash: Buffer
  hash: Buffer
  entry: EntryRow | null
}

type Link = Omit<LinkRow, 'entry'>
type Range = {
  first_sequence: number
  last_sequence: number
  previous_hash: Buffer // Of the entry before the first.
  hash: Buffer // Of the last.
}
type ChangedEntry = Link & { found: Buffer } // Its entry isn't the one it was created from.
type MisplacedLink = Link & { before: Buffer } // It doesn't follow its predecessor.

const max_compared = 250

export function chainChecker(report: (fault: Fault) => void) {
  const changed_entries: ChangedEntry[] = []
  const misplaced_links: MisplacedLink[] = []
  let last: Pick<Link, 'sequence' | 'hash'> | undefined

  // Continues after entries that were checked elsewhere.
  function skip(range: Range) {
    const expected = (last?.sequence ?? 0) + 1
    const before = last?.hash ?? first_previous_hash
    reportMissing(report, expected, range.first_sequence - 1)
    if (range.first_sequence === expected && !range.previous_hash.equals(before)) {
      const { first_sequence: sequence } = range
      const message = `entry ${sequence} doesn't follow entry ${sequence - 1}`
      report({ sequence, entry_id: null, message })
    }
    last = { sequence: range.last_sequence, hash: range.hash }
  }

  function take({ entry, ...link }: LinkRow) {
    const { sequence, entry_id } = link
    if (last?.sequence === sequence) {
      return report({ sequence, entry_id, message: `entry ${sequence} occurs twice` })
    }
    const expected = (last?.sequence ?? 0) + 1
    const before = last?.hash ?? first_previous_hash
    reportMissing(report, expected, sequence - 1)
    checkEntry(link, entry)
    // After a gap, the predecessor is unknown.
    if (sequence === expected && !link.previous_hash.equals(before)) {
      defer(misplaced_links, { ...link, before }, outOfOrder)
    }
    last = link
  }

  function checkEntry(link: Link, entry: EntryRow | null) {
    const { sequence, entry_id } = link
    if (!entry) return report({ sequence, entry_id, message: `${nameOf(link)} is missing` })
    const found = entryHash(entry)
    if (!linkHash(link.previous_hash, found).equals(link.hash)) {
      defer(changed_entries, { ...link, found }, changed)
    } else if (!found.equals(link.entry_hash)) report(linkChanged(link))
  }

  // Beyond the limit, faults are reported without comparing them.
  function defer<Suspect extends Link>(
    list: Suspect[],
    suspect: Suspect,
    describe: (suspect: Suspect) => Fault,
  ) {
    if (list.length < max_compared) list.push(suspect)
    else report(describe(suspect))
  }

  // Swapped entries are reported as a pair, the rest one by one.
  function end(head: number) {
    const entries = pairUp(changed_entries, areEntriesSwapped, () => false)
    const links = pairUp(misplaced_links, areLinksSwapped, isSuccessor)
    for (const [one, other] of [...entries.pairs, ...links.pairs]) report(swapped(one, other))
    for (const suspect of entries.rest) report(changed(suspect))
    for (const suspect of links.rest) report(outOfOrder(suspect))
    reportMissing(report, (last?.sequence ?? 0) + 1, head)
  }
  return { skip, take, end }
}

export type ChainChecker = ReturnType<typeof chainChecker>

// Each entry matches the other's link.
const areEntriesSwapped = (one: ChangedEntry, other: ChangedEntry) =>
  linkHash(one.previous_hash, other.found).equals(one.hash) &&
  linkHash(other.previous_hash, one.found).equals(other.hash)

// Each link follows the other's predecessor; of two neighbors, one follows the other.
const areLinksSwapped = (one: MisplacedLink, other: MisplacedLink) =>
  other.previous_hash.equals(one.before) &&
  one.previous_hash.equals(other.sequence === one.sequence + 1 ? other.hash : other.before)

// The successor of a swapped link is correct once the swap is undone.
const isSuccessor = (suspect: MisplacedLink, one: MisplacedLink) =>
  suspect.sequence === one.sequence + 1

function pairUp<Suspect>(
  suspects: Suspect[],
  fit: (one: Suspect, other: Suspect) => boolean,
  follows: (suspect: Suspect, one: Suspect) => boolean,
) {
  const pairs: [Suspect, Suspect][] = []
  let rest = [...suspects]
  for (const one of suspects) {
    const position = rest.indexOf(one)
    const other =
      position < 0 ? undefined : rest.find((suspect, i) => i > position && fit(one, suspect))
    if (!other) continue
    pairs.push([one, other])
    const settled = (suspect: Suspect) =>
      suspect === one || suspect === other || follows(suspect, one) || follows(suspect, other)
    rest = rest.filter((suspect) => !settled(suspect))
  }
  return { pairs, rest }
}

const nameOf = ({ entry_id, sequence }: Link) => `entry ${entry_id} (number ${sequence})`

const faultOf = (link: Link, message: string): Fault => {
  const { sequence, entry_id } = link
  return { sequence, entry_id, message }
}

const linkChanged = (link: Link) => faultOf(link, `the link of ${nameOf(link)} was changed`)

const changed = (suspect: ChangedEntry) =>
  suspect.found.equals(suspect.entry_hash)
    ? linkChanged(suspect)
    : faultOf(suspect, `${nameOf(suspect)} was changed`)

const outOfOrder = (suspect: MisplacedLink) =>
  faultOf(suspect, `${nameOf(suspect)} doesn't follow entry ${suspect.sequence - 1}`)

const swapped = (one: Link, other: Link) =>
  faultOf(one, `entries ${one.sequence} and ${other.sequence} were swapped`)

export function reportMissing(report: (fault: Fault) => void, first: number, last: number) {
  if (first > last) return
  const message =
    first === last ? `entry ${first} is missing` : `entries ${first} to ${last} are missing`
  report({ sequence: first, entry_id: null, message })
}

// Checks the signed heads in order: each has a valid signature, none is missing, and each matches
// the chain.
export type HeadRow = HeadContent & { signature: Buffer; link_hash: Buffer | null }

export function headChecker(key: HeadSigningKey, report: (fault: Fault) => void) {
  let covered = 0
  let head: Buffer = first_previous_hash

  function take(signed: HeadRow) {
    const { first_sequence, last_sequence, link_hash } = signed
    const reportHead = (message: string) =>
      report({
        sequence: last_sequence,
        entry_id: null,
        message: `the signed head of entries ${first_sequence} to ${last_sequence} ${message}`,
      })
    reportUnsigned(first_sequence - 1)
    if (first_sequence <= covered) reportHead('overlaps the previous one')
    if (signed.key_id !== key.key_id) reportHead('is signed with an unknown key')
    else if (!key.verifies(signed, signed.signature)) reportHead('is forged')
    if (first_sequence === covered + 1 && !signed.previous_head.equals(head)) {
      reportHead("doesn't follow the previous one")
    }
    // A missing link is reported separately.
    if (link_hash && !link_hash.equals(signed.head)) reportHead("doesn't match the chain")
    covered = last_sequence
    head = signed.head
  }

  function reportUnsigned(last: number) {
    if (last <= covered) return
    const message = `entries ${covered + 1} to ${last} have no signed head`
    report({ sequence: covered + 1, entry_id: null, message })
  }
  return { take, end: reportUnsigned }
}
