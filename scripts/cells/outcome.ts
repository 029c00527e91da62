// What the clients of a rehearsal saw, and whether every acknowledged write is in the new cell.
import { readSecrets } from '#app/secrets.ts'
import { readConfig } from '#settings/config.ts'
import { check } from '#tests/faults/checker.ts'
import type { Client } from '#tests/faults/client.ts'
import type { Attempt, Entry, Journal } from '#tests/faults/journal.ts'
import { readFound } from '#tests/faults/stored_state.ts'
import type { Cells } from './two_cells.ts'

// Of the requests that got no answer to keep: how many were refused because the account was
// frozen, and how many failed in another way.
export function summaryOf(entries: Entry[]) {
  const attempts = entries.flatMap((entry) => entry.attempts)
  const acked = attempts.filter(({ outcome }) => outcome === 'acked')
  const unknown = attempts.filter(({ outcome }) => outcome === 'unknown')
  const frozen = unknown.filter(({ status }) => status === 503)
  return {
    sent: attempts.length,
    acknowledged: acked.length,
    refused: frozen.length,
    failed: unknown.length - frozen.length,
    frozen_seconds: spanOf(frozen),
    longest_gap_seconds: gapOf(acked),
  }
}

// From the first request that was refused to the last.
function spanOf(attempts: Attempt[]) {
  if (attempts.length === 0) return 0
  const times = attempts.map(({ answered_at }) => answered_at!)
  return (Math.max(...times) - Math.min(...times)) / 1_000
}

// The longest time without an acknowledged write.
function gapOf(acked: Attempt[]) {
  const times = acked.map(({ answered_at }) => answered_at!).toSorted((one, two) => one - two)
  return Math.max(0, ...times.slice(1).map((at, place) => at - times[place]!)) / 1_000
}

// Compares the journal of the clients with what the new cell has.
export async function checkWrites(client: Client, { entries }: Journal, cells: Cells) {
  const { settings } = cells.second
  const owner = { connectionString: cells.target.url('postgres', 'attune') }
  const found = await readFound(client, owner, readSecrets(readConfig(settings)))
  return check(entries, found)
}
