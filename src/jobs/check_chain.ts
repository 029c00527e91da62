// Checks the links of an audit chain in order and reports faults. Holds only what it needs to
// recognize swapped entries later.
import { first_previous_hash, entryHash, type EntryRow, linkHash } from '#crypto/audit_chain.ts'

export type Fault = { sequence: number | null; entry_id: string | null; says: string }

export type LinkRow = {
  sequence: number
  entry_id: string
  entry_hash: Buffer
  previous_hash: Buffer
  hash: Buffer
  entry: EntryRow | null
}

type Bare = Omit<LinkRow, 'entry'>
type Strange = Bare & { found: Buffer } // Its entry isn't the one it was created from.
type Loose = Bare & { before: Buffer } // It doesn't follow its predecessor.

const most_compared = 250

export function chainChecker(report: (fault: Fault) => void) {
  const strange: Strange[] = []
  const loose: Loose[] = []
  let last: Bare | undefined

  function take({ entry, ...link }: LinkRow) {
    const { sequence, entry_id } = link
    if (last?.sequence === sequence) {
      return report({ sequence, entry_id, says: `entry ${sequence} occurs twice` })
    }
    const expected = (last?.sequence ?? 0) + 1
    const before = last?.hash ?? first_previous_hash
    reportMissing(report, expected, sequence - 1)
    checkEntry(link, entry)
    // After a gap, the predecessor is unknown.
    if (sequence === expected && !link.previous_hash.equals(before)) {
      keep(loose, { ...link, before }, unfollowing)
    }
    last = link
  }

  function checkEntry(link: Bare, entry: EntryRow | null) {
    const { sequence, entry_id } = link
    if (!entry) return report({ sequence, entry_id, says: `${nameOf(link)} is missing` })
    const found = entryHash(entry)
    if (!linkHash(link.previous_hash, found).equals(link.hash)) {
      keep(strange, { ...link, found }, changed)
    } else if (!found.equals(link.entry_hash)) report(linkChanged(link))
  }

  // Beyond the limit, faults are reported without comparing them.
  function keep<Odd extends Bare>(list: Odd[], odd: Odd, tell: (odd: Odd) => Fault) {
    if (list.length < most_compared) list.push(odd)
    else report(tell(odd))
  }

  // Swapped entries are reported as a pair, the rest one by one.
  function end(head: number) {
    const entries = pairUp(strange, entriesExchanged, () => false)
    const links = pairUp(loose, linksExchanged, isBehind)
    for (const [one, other] of [...entries.pairs, ...links.pairs]) report(exchanged(one, other))
    for (const odd of entries.rest) report(changed(odd))
    for (const odd of links.rest) report(unfollowing(odd))
    reportMissing(report, (last?.sequence ?? 0) + 1, head)
  }
  return { take, end }
}

// Each entry matches the other's link.
const entriesExchanged = (one: Strange, other: Strange) =>
  linkHash(one.previous_hash, other.found).equals(one.hash) &&
  linkHash(other.previous_hash, one.found).equals(other.hash)

// Each link follows the other's predecessor; of two neighbors, one follows the other.
const linksExchanged = (one: Loose, other: Loose) =>
  other.previous_hash.equals(one.before) &&
  one.previous_hash.equals(other.sequence === one.sequence + 1 ? other.hash : other.before)

// The successor of a swapped link is correct once the swap is undone.
const isBehind = (odd: Loose, one: Loose) => odd.sequence === one.sequence + 1

function pairUp<Odd>(
  odds: Odd[],
  fit: (one: Odd, other: Odd) => boolean,
  follows: (odd: Odd, one: Odd) => boolean,
) {
  const pairs: [Odd, Odd][] = []
  let rest = [...odds]
  for (const one of odds) {
    const place = rest.indexOf(one)
    const other = place < 0 ? undefined : rest.find((odd, i) => i > place && fit(one, odd))
    if (!other) continue
    pairs.push([one, other])
    const settled = (odd: Odd) =>
      odd === one || odd === other || follows(odd, one) || follows(odd, other)
    rest = rest.filter((odd) => !settled(odd))
  }
  return { pairs, rest }
}

const nameOf = ({ entry_id, sequence }: Bare) => `entry ${entry_id} (number ${sequence})`

const about = (link: Bare, says: string): Fault => {
  const { sequence, entry_id } = link
  return { sequence, entry_id, says }
}

const linkChanged = (link: Bare) => about(link, `the link of ${nameOf(link)} was changed`)

const changed = (odd: Strange) =>
  odd.found.equals(odd.entry_hash) ? linkChanged(odd) : about(odd, `${nameOf(odd)} was changed`)

const unfollowing = (odd: Loose) =>
  about(odd, `${nameOf(odd)} doesn't follow entry ${odd.sequence - 1}`)

const exchanged = (one: Bare, other: Bare) =>
  about(one, `entries ${one.sequence} and ${other.sequence} were swapped`)

export function reportMissing(report: (fault: Fault) => void, first: number, last: number) {
  if (first > last) return
  const says =
    first === last ? `entry ${first} is missing` : `entries ${first} to ${last} are missing`
  report({ sequence: first, entry_id: null, says })
}
