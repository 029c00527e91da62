// Gathers the facts a claim is validated against: coverage, person, payer, practitioners, sessions
// with signed notes, codes, consent and the prior claim.
import type { Call } from '#kernel/call.ts'
import { findRow } from '#kernel/record.ts'
import { isIn } from '#kernel/state_sets.ts'
import { authorizationKind } from '#areas/claims/authorization/lifecycle.ts'
import { findInactiveDate } from '#areas/claims/eligibility_check/last_outcome.ts'
import { needsAuthorization } from '#areas/claims/coverage/coverage.ts'
import { coverageKind, coverageLifecycle } from '#areas/claims/coverage/lifecycle.ts'
import { type Terms, payerTermsOn } from '#areas/claims/payer/payer.ts'
import { gatherFacts } from '#areas/persons/consent_decision/facts.ts'
import { jurisdictionOf } from '#areas/persons/consent_decision/minority.ts'
import { barsOn } from '#areas/practitioners/practitioner/bars.ts'
import { eligibilityOf } from '#areas/practitioners/practitioner/eligibility.ts'
import { wasVerifiedOn } from '#areas/practitioners/practitioner/status_dates.ts'
import { currentDate, findFacts } from '#areas/practitioners/practitioner/check_eligibility.ts'
import { hasClearinghouse } from '#areas/claims/clearinghouse_connection/reach.ts'
import { findCodeProblems, usesStrictCodes } from '#areas/notes/note/diagnoses.ts'
import { remote_places, telehealth_modifiers } from '#catalogue/claim_edits.ts'
import { unitsFor } from '#areas/claims/claim/authorization_units.ts'
import { readRecords } from '#areas/claims/claim/money/adjudication.ts'
import { decisionsOf } from '#areas/claims/claim/money/amounts.ts'
import { decisionsInEffect } from '#areas/claims/claim/money/decisions_in_effect.ts'
import { practitionersIn } from '#areas/claims/claim/categories.ts'
import { lastDayOf } from '#areas/claims/claim/lines.ts'
import type { ClaimRow } from '#areas/claims/claim/schema.ts'
import { type ClaimDisclosure, consentStatus } from '#areas/claims/claim/consent.ts'
import { findCodeEdits } from './code_edits.ts'
import type { ClaimFacts, CodeFact, Insured, Provider } from './facts.ts'
import { insuredOf, type PersonData, type PractitionerData, providerOf } from './insured.ts'
import { claimKind } from '#areas/claims/claim/kind.ts'
import type { Snapshot } from '#areas/claims/claim/x12/document_parties.ts'
import { gatherSessions, type BilledSession } from '#areas/claims/claim/billed_sessions.ts'
import * as store from '#areas/claims/claim/store.ts'

export type GatheredClaim = {
  facts: ClaimFacts
  snapshot: Snapshot
  terms: Terms | undefined
  sessions: BilledSession[]
  disclosure: ClaimDisclosure // Input of the consent check.
}

export async function gatherClaim(call: Call, claim: ClaimRow): Promise<GatheredClaim> {
  const today = currentDate(call)
  const on = claim.service_from ?? today
  const person = await gatherFacts(call, claim.person_id, 'person_id', {
    care_on: claim.service_to,
  })
  const coverage = await findRow(call, coverageKind, claim.coverage_id, 'coverage_id')
  const terms = await payerTermsOn(call, claim.payer_id, on)
  const insured = insuredOf(coverage, person.details, terms?.payer)
  const others = await otherInsured(call, claim, person.details)
  const sessions = await gatherSessions(call, claim)
  const place = placeOf(claim, sessions, jurisdictionOf(person.details, on))
  const named = await gatherProviders(call, claim, place)
  const part2_program = named.some((each) => each.part2_program)
  const disclosure = { claim, insured, sessions, part2_program }
  const npis = [claim.billing_provider?.npi, ...named.map(({ provider }) => provider.npi)]
  const { original_claim_id } = claim
  const facts: ClaimFacts = {
    claim,
    today,
    livemode: call.secrets.environment === 'production',
    has_clearinghouse: await hasClearinghouse(call),
    insured,
    others: new Map(others.flatMap((each) => (each.coverage_id ? [[each.coverage_id, each]] : []))),
    coverage: {
      starts_on: coverage.starts_on,
      ends_on: coverage.ends_on,
      active: isIn(coverageLifecycle, 'usable', coverage.status),
      enrolled: terms?.enrolled.claims ?? true,
      conflict: coverage.sequence !== claim.payer_sequence,
      needs_authorization: needsAuthorization(coverage),
      found_inactive_on: await findInactiveDate(call, coverage),
    },
    authorization: await gatherAuthorization(call, claim),
    payer: terms?.payer,
    rules: terms?.rules,
    providers: new Map(named.map(({ provider }) => [provider.practitioner_id, provider])),
    npi_entities: await store.findNpiEntities(
      call,
      npis.filter((npi) => npi != null),
    ),
    ineligible: new Map(named.flatMap(({ id, why }) => (why ? [[id, why]] : []))),
    unverified: new Set(named.flatMap(({ id, verified }) => (verified ? [] : [id]))),
    barred: new Set(named.flatMap(({ id, barred }) => (barred ? [id] : []))),
    diagnoses: await checkDiagnoses(call, claim, on),
    loaded_codes: await store.findLoadedCodes(call, codesIn(claim)),
    edits: await findCodeEdits(
      call,
      claim.lines.map(({ procedure_code }) => procedure_code),
    ),
    strict_codes: await usesStrictCodes(call),
    sessions: new Map(sessions.map((session) => [session.fact.id, session.fact])),
    consent: consentStatus(call, person, disclosure),
    crossed_over: await wasCrossedOver(call, claim),
    original: original_claim_id ? await findRow(call, claimKind, original_claim_id) : null,
    allowed_cents: allowedBy(call, terms, claim),
  }
  const providers = named.map(({ provider }) => provider)
  return { facts, snapshot: { ...insured, providers, others }, terms, sessions, disclosure }
}

// Of a new claim: one that replaces a claim that the payer knows is billed again on purpose.
async function wasCrossedOver(call: Call, { prior_claim_id, frequency }: ClaimRow) {
  if (!prior_claim_id || frequency !== 'original') return false
  const decisions = decisionsOf(await readRecords(call, prior_claim_id))
  return decisionsInEffect(decisions).some(({ crossed_over }) => crossed_over)
}

async function gatherAuthorization(call: Call, claim: ClaimRow) {
  if (!claim.authorization_id) return null
  const named = await findRow(call, authorizationKind, claim.authorization_id, 'authorization_id')
  return { ...named, ...(await unitsFor(call, claim, named)) }
}

// Allowed amounts are known in advance only for sandbox payers.
const allowedBy = ({ outside }: Call, terms: Terms | undefined, { lines }: ClaimRow) =>
  new Map(
    (terms?.payer.sandbox ? lines : []).flatMap(({ procedure_code }) => {
      const fee = outside.clearinghouse?.allowedAmount?.(procedure_code)
      return fee ? [[procedure_code, fee] as const] : []
    }),
  )

async function otherInsured(call: Call, claim: ClaimRow, person: PersonData) {
  const ids = claim.prior_payer_results.flatMap(({ coverage_id }) => coverage_id ?? [])
  const others: (Insured & { coverage_id: string | null })[] = []
  for (const id of new Set(ids)) {
    const coverage = await findRow(call, coverageKind, id, 'prior_payer_results')
    const terms = await payerTermsOn(
      call,
      coverage.payer_id,
      claim.service_from ?? currentDate(call),
    )
    others.push({ ...insuredOf(coverage, person, terms?.payer), coverage_id: id })
  }
  return others
}

// The person's location per sessions and notes, or where they lived on the date of service.
function placeOf(claim: ClaimRow, sessions: BilledSession[], home: string | null) {
  const session_jurisdiction = sessions.map(({ jurisdiction }) => jurisdiction).find(Boolean)
  const remote = claim.lines.some(
    ({ place_of_service, modifiers }) =>
      remote_places.includes(place_of_service ?? claim.place_of_service ?? '') ||
      modifiers.some((modifier) => telehealth_modifiers.includes(modifier)),
  )
  const lived = home?.startsWith('US-') ? home : undefined
  const state = claim.billing_provider?.address.state
  return {
    jurisdiction: session_jurisdiction ?? lived ?? (state ? `US-${state}` : 'US'),
    format: remote ? ('telehealth' as const) : ('in_person' as const),
  }
}

type Place = ReturnType<typeof placeOf>
type Named = {
  id: string
  provider: Provider
  why: string | undefined
  verified: boolean
  barred: boolean
  part2_program: boolean
}

// Every date on which care began or ended: a bar can begin between two of them.
function serviceDates({ lines }: ClaimRow, today: string) {
  const dates = lines.flatMap((line) => [line.service_date, lastDayOf(line)])
  return dates.length > 0 ? [...new Set(dates)].sort() : [today]
}

async function gatherProviders(call: Call, claim: ClaimRow, place: Place): Promise<Named[]> {
  const named: Named[] = []
  for (const id of practitionersIn(claim)) {
    const facts = await findFacts(call, id)
    const today = currentDate(call)
    const dates = serviceDates(claim, today)
    const results = dates.map((on) => eligibilityOf(facts, { ...place, on, today }))
    const ineligible = results.find(({ result }) => result !== 'eligible')
    const barred = dates.some((on) => barsOn(facts, on, place.jurisdiction).length > 0)
    const why = ineligible?.reasons[0]?.message
    // The statement reads every column of the practitioner; Facts names those that rules use.
    const practitioner = facts as typeof facts & PractitionerData
    const part2_program = practitioner.part2_program === true
    const verified = dates.every((on) => wasVerifiedOn(facts, on, place.jurisdiction))
    named.push({ id, provider: providerOf(practitioner), why, verified, barred, part2_program })
  }
  return named
}

const code_facts = {
  code_unknown: 'unknown',
  code_not_valid: 'not_valid',
  code_not_billable: 'not_billable',
} as const satisfies Record<string, CodeFact>

async function checkDiagnoses(call: Call, { diagnoses }: ClaimRow, on: string) {
  const codes = diagnoses.map(({ code }) => code)
  const problems = await findCodeProblems(call, codes, on)
  return new Map(
    [...problems].map(([code, problem]): [string, CodeFact] => [code, code_facts[problem.code]]),
  )
}

const codesIn = ({ lines }: ClaimRow) =>
  lines.flatMap(({ procedure_code, modifiers }) => [procedure_code, ...modifiers])
