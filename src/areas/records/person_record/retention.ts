// Computes how long a person's record must be retained, from signed notes. Never stored, so that a
// corrected birth date or a new rule applies immediately. A legal hold overrides the rules.
import { auditReads } from '#kernel/audit.ts'
import { type Call, toTimestamp } from '#kernel/call.ts'
import { ApiError } from '#catalogue/api_error.ts'
import { updateRow, lockRow } from '#kernel/record.ts'
import { noteKind } from '#areas/notes/note/lifecycle.ts'
import type { NoteRow } from '#areas/notes/note/schema.ts'
import { dayOf, isMinorOn, majorityDay } from '#areas/persons/consent_decision/minority.ts'
import { personKind } from '#areas/persons/person/lifecycle.ts'
import { findPerson, requireEditable } from '#areas/persons/person/person.ts'
import type { PersonRow } from '#areas/persons/person/schema.ts'
import { decryptRow } from '#kernel/encrypted_row.ts'
import { retentionRules } from './retention_rules.ts'
import { countOpenClaims, listSignedNotes } from './store.ts'

// What the age of majority depends on.
type Patient = Parameters<typeof isMinorOn>[0]
type Service = { date: string; jurisdiction: string | null }

// For each rule that applies, the last day of retention.
export function applicableRules(person: Patient, services: Service[]) {
  return retentionRules.flatMap((rule) => {
    const days = services
      .filter(({ jurisdiction }) => !rule.jurisdiction || rule.jurisdiction === jurisdiction)
      .filter(({ date }) => {
        const minor = isMinorOn(person, Temporal.PlainDate.from(date)) ?? false
        return minor === (rule.population === 'minor')
      })
      .map(({ date }) => {
        const served = Temporal.PlainDate.from(date)
        const from = rule.after === 'majority' ? (majorityDay(person, served) ?? served) : served
        return from.add({ years: rule.years }).toString()
      })
    const retain_until = days.toSorted().at(-1)
    return retain_until ? [{ ...rule, retain_until }] : []
  })
}

async function retentionOf(call: Call, person: PersonRow) {
  const { birth_date, addresses } = person
  const rows = await listSignedNotes(call, person.id)
  const notes = (await Promise.all(rows.map((row) => decryptRow(call, noteKind, row)))) as NoteRow[]
  const services = notes.map(({ service, signed_at }) => ({
    date: service?.date ?? String(signed_at).slice(0, 10),
    jurisdiction: service?.person_location?.jurisdiction ?? null,
  }))
  const rules = applicableRules({ birth_date, addresses }, services)
  const days = rules.map(({ retain_until }) => retain_until)
  return {
    object: 'retention',
    person_id: person.id,
    retain_until: days.toSorted().at(-1) ?? null,
    rules,
    legal_hold: person.legal_hold,
  }
}

export async function readRetention(call: Call, id: string) {
  const person = await findPerson(call, id)
  auditReads(call, 'person', [person], ['retention'])
  return await retentionOf(call, person)
}

// Rejects erasure during a retention period, a legal hold or an open claim.
export async function requireNotRetained(call: Call, person: PersonRow) {
  const { retain_until, legal_hold } = await retentionOf(call, person)
  const today = dayOf(call.now, person.time_zone).toString()
  const details = [
    ...((await countOpenClaims(call, person.id)) > 0 ? [open_claim] : []),
    ...(retain_until && retain_until > today ? [retainedUntil(retain_until)] : []),
    ...(legal_hold ? [on_hold] : []),
  ]
  if (details.length === 0) return
  const by_time = details.length === 1 && retain_until !== null && retain_until > today
  const available_at = by_time && { available_at: startOf(retain_until, person.time_zone) }
  throw new ApiError('retention_active', {}, { details, ...available_at })
}

const startOf = (day: string, time_zone: string | null) =>
  toTimestamp(
    Temporal.PlainDate.from(day)
      .toZonedDateTime(time_zone ?? 'UTC')
      .toInstant(),
  )

const retainedUntil = (day: string) => ({
  param: null,
  code: 'retain_until',
  message: `Signed notes must be retained until ${day}.`,
})
const open_claim = {
  param: null,
  code: 'claim_under_way',
  message: 'A claim for this person is open with a payer. Wait for the decision or void the claim.',
}
const on_hold = { param: null, code: 'legal_hold', message: 'The record is under a legal hold.' }

export async function placeHold(call: Call, id: string, { reason }: { reason: string }) {
  const person = await lockRow(call, personKind, id)
  requireEditable(person, 'place_hold')
  const legal_hold = person.legal_hold ?? { reason, placed_at: toTimestamp(call.now) }
  return await retentionOf(
    call,
    await updateRow(call, personKind, id, { legal_hold }, 'hold_placed', person),
  )
}

export async function liftHold(call: Call, id: string) {
  const person = await lockRow(call, personKind, id)
  requireEditable(person, 'lift_hold')
  const legal_hold = null
  return await retentionOf(
    call,
    await updateRow(call, personKind, id, { legal_hold }, 'hold_lifted', person),
  )
}
