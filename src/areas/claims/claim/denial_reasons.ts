// The reasons a claim was denied for, as lists search them. Reasons are encrypted, so lists find
// them by keyed hashes: see kernel/metadata_index.ts.
import type { Call } from '#kernel/call.ts'
import { hasSearched, type SearchedValue } from '#kernel/metadata_index.ts'
import { adjustmentGroups } from './adjustments.ts'
import { type Line } from './parts.ts'
import type { NextStep, StatusReason } from './results_schema.ts'

const filter = 'denial_reason'
const step_filter = 'next_step'

// A group code with its CARC, as 835s report them.
const adjustment = new RegExp(`^(?:${adjustmentGroups.join('|')})-(.+)$`)

// A payer can deny a claim as a whole, without lines: then only the status has the reason. Each
// CARC is also found without its group code.
export function denialReasons(
  lines: Line[] = [],
  status_reason: StatusReason | null = null,
): SearchedValue[] {
  const denied = lines.filter(({ line_status }) => line_status === 'denied')
  const of_lines = denied.flatMap(({ reasons }) => reasons.map(({ code }) => code))
  const of_status = status_reason?.source === 'payer' ? [status_reason.code] : []
  const codes = [...of_lines, ...of_status.filter((code) => adjustment.test(code))]
  const all = codes.flatMap((code) => [code, adjustment.exec(code)?.[1] ?? code])
  return [...new Set(all)].map((value) => ({ filter, value }))
}

export const nextActions = (next_step: NextStep | null = null): SearchedValue[] =>
  next_step ? [{ filter: step_filter, value: next_step.action }] : []

export const hasNextAction = (value: string, call: Call) =>
  hasSearched(call, 'claim', { filter: step_filter, value })

export const hasDenialReason = (value: string, call: Call) =>
  hasSearched(call, 'claim', { filter, value })
