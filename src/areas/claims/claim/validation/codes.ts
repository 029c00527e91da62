// Validates the codes of a claim: valid on the date, and consistent with each other, the minutes,
// the place of service and the practitioner's license.
import {
  procedureOf,
  isValidOn,
  isTimedApart,
  codeForMinutes,
  canBill,
} from '#catalogue/procedures.ts'
import { type Procedure, unitsForMinutes } from '#catalogue/procedures.ts'
import * as edits from '#catalogue/claim_edits.ts'
import { type ClaimFacts, renderingOf } from './facts.ts'
import { commonDays, lastDayOf, unitsPerDay } from '#areas/claims/claim/lines.ts'
import type { Line } from '#areas/claims/claim/parts.ts'
import { limitOn } from './code_edits.ts'
import { checkTelehealth } from './telehealth.ts'
import type { Report } from './validate.ts'

export function checkCodes(facts: ClaimFacts, report: Report) {
  for (const [i, { code }] of facts.claim.diagnoses.entries()) {
    const fault = facts.diagnoses.get(code)
    const suffixes = {
      unknown: '_unknown',
      not_valid: '_not_valid_on_date',
      not_billable: '_not_billable',
    }
    if (fault) report(`diagnosis${suffixes[fault]}` as 'diagnosis_unknown', `/diagnoses/${i}/code`)
  }
  const first = facts.claim.diagnoses.find(({ rank }) => rank === 1)
  if (first?.code.startsWith('Z')) report('principal_diagnosis_z_code', '/diagnoses/0/code')
  for (const [i, line] of facts.claim.lines.entries()) {
    const at = `/lines/${i}`
    const procedure = procedureOf(line.procedure_code)
    if (procedure) checkProcedure(facts, line, procedure, at, report)
    else if (!facts.loaded_codes.has(line.procedure_code)) {
      report('procedure_unknown', `${at}/procedure_code`)
    }
    checkUnits(facts, line, at, report)
    checkModifiers(facts, line, procedure, at, report)
  }
}

// A limit by day counts the units of all lines on that day, and is reported on the last of them.
// The most are on a day on which one of the lines starts.
function checkUnits({ claim, edits }: ClaimFacts, line: Line, at: string, report: Report) {
  const { procedure_code: code, service_date } = line
  const limit = limitOn(edits, code, service_date)
  if (!limit) return
  const same = claim.lines.filter(
    (other) => other.procedure_code === code && commonDays(line, other),
  )
  const isExceeded = (counted: Line[]) =>
    counted.at(-1) === line &&
    counted.reduce((sum, each) => sum + unitsPerDay(each), 0) > limit.units
  const onDay = (day: string) =>
    same.filter((each) => each.service_date <= day && day <= lastDayOf(each))
  const exceeded =
    limit.counted === 'line'
      ? isExceeded([line])
      : same.some(({ service_date: day }) => isExceeded(onDay(day)))
  if (!exceeded) return
  const clinical = limit.counted === 'day_clinical'
  const hint = `Maximum: ${limit.units} per ${limit.counted === 'line' ? 'line' : 'date'}.`
  report(clinical ? 'units_above_clinical_mue' : 'units_exceed_mue', `${at}/units`, hint)
}

function checkProcedure(
  facts: ClaimFacts,
  line: Line,
  procedure: Procedure,
  at: string,
  report: Report,
) {
  if (!isValidOn(procedure, line.service_date)) {
    report('procedure_not_valid_on_date', `${at}/procedure_code`)
  }
  const minutes = line.minutes ?? minutesOfPrimary(facts, line, procedure)
  checkTime({ ...line, minutes }, procedure, at, report)
  const provider = renderingOf(facts, line)
  if (provider && !canBill(procedure, provider.profession, provider.prescribes)) {
    report('license_cannot_bill_code', `${at}/procedure_code`)
  }
  const needs = facts.rules?.prior_authorization.includes(line.procedure_code)
  if (needs && !facts.claim.prior_authorization)
    report('prior_auth_required', '/prior_authorization')
  const allowed = facts.allowed_cents.get(line.procedure_code)
  if (allowed && line.charge.amount < allowed * line.units) {
    report('charge_below_allowed', `${at}/charge`)
  }
}

// The crisis add-on counts the minutes of the whole crisis, which its primary code can have.
function minutesOfPrimary({ claim }: ClaimFacts, line: Line, procedure: Procedure) {
  if (procedure.family !== 'crisis_add_on') return null
  const primary = claim.lines.find((other) => {
    const family = procedureOf(other.procedure_code)?.family
    return family === 'crisis' && commonDays(line, other)
  })
  return primary?.minutes ?? null
}

function checkTime({ minutes, units }: Line, procedure: Procedure, at: string, report: Report) {
  if (minutes === null) {
    if (procedure.minutes && isTimedApart(procedure)) report('required', `${at}/minutes`)
    return
  }
  const where = `${at}/procedure_code`
  if (isTimedApart(procedure)) {
    const right = codeForMinutes(procedure.family, minutes)
    if (!right) report('time_below_minimum', `${at}/minutes`)
    else if (right !== procedure.code)
      report('time_code_mismatch', where, `The code for this duration is ${right}.`)
    return
  }
  if (procedure.minutes) {
    const [least, most] = procedure.minutes
    if (minutes < least) report('time_below_minimum', `${at}/minutes`)
    else if (most !== null && minutes > most) report('time_code_mismatch', where)
  }
  const most_units = unitsForMinutes(procedure, minutes)
  if (most_units !== undefined && units > most_units) {
    report('units_mismatch', `${at}/units`, `Maximum: ${most_units}.`)
  }
}

function checkModifiers(
  facts: ClaimFacts,
  line: Line,
  procedure: Procedure | undefined,
  at: string,
  report: Report,
) {
  const { claim, loaded_codes } = facts
  const { modifiers, service_date } = line
  const ranks = modifiers.map(edits.rankOfModifier)
  for (const [i, rank] of ranks.entries()) {
    if (rank === undefined && !loaded_codes.has(modifiers[i]!)) {
      report('modifier_unknown', `${at}/modifiers/${i}`)
    }
  }
  const both = edits.conflicting_modifiers.some((pair) =>
    pair.every((each) => modifiers.includes(each)),
  )
  const misfit = modifiers.includes('25') && procedure && procedure.family !== 'medical'
  if (both || misfit || new Set(modifiers).size < modifiers.length) {
    report('modifier_conflict', `${at}/modifiers`)
  }
  if (ranks.some((rank, i) => i > 0 && (rank ?? 9) < (ranks[i - 1] ?? 0))) {
    report('modifier_order', `${at}/modifiers`)
  }
  const place = line.place_of_service ?? claim.place_of_service
  if (!place) return
  const where = line.place_of_service ? `${at}/place_of_service` : '/place_of_service'
  if (!edits.isPlaceOn(place, service_date)) return report('pos_invalid', where)
  checkTelehealth(facts, { line, procedure, place, at, place_at: where }, report)
}
