// Gathers the facts a claim is validated against: coverage, person, payer, practitioners, sessions
// with signed notes, codes, consent and the prior claim.
import type { Call } from '#kernel/call.ts'
import { findRow, type Row } from '#kernel/record.ts'
import { coverageKind } from '#areas/claims/coverage/lifecycle.ts'
import { type Terms, payerTermsOn } from '#areas/claims/payer/payer.ts'
import { gatherFacts } from '#areas/persons/consent_decision/facts.ts'
import { eligibilityOf } from '#areas/practitioners/practitioner/eligibility.ts'
import { dayOf, findFacts } from '#areas/practitioners/practitioner/check_eligibility.ts'
import { judgeDiagnoses } from '#areas/notes/note/diagnoses.ts'
import { remote_places } from '#catalogue/claim_edits.ts'
import { practitionersIn } from '#areas/claims/claim/categories.ts'
import type { ClaimRow } from '#areas/claims/claim/claim_row.ts'
import { type About, consentTo } from '#areas/claims/claim/consent.ts'
import type { ClaimFacts, CodeFact, Insured, Provider } from './facts.ts'
import { insuredOf, providerOf } from './insured.ts'
import { claimKind } from '#areas/claims/claim/kind.ts'
import type { Snapshot } from '#areas/claims/claim/x12/document_parties.ts'
import { gatherSessions, type SessionFound } from '#areas/claims/claim/sessions.ts'
import * as store from '#areas/claims/claim/store.ts'

export type Found = {
  facts: ClaimFacts
  frozen: Snapshot
  terms: Terms | undefined
  sessions: SessionFound[]
  about: About // Input of the consent check.
}

export async function gatherClaim(call: Call, claim: ClaimRow): Promise<Found> {
  const today = dayOf(call)
  const on = claim.service_from ?? today
  const person = await gatherFacts(call, claim.person_id, 'person_id')
  const coverage = await findRow(call, coverageKind, claim.coverage_id, 'coverage_id')
  const terms = await payerTermsOn(call, claim.payer_id, on)
  const insured = insuredOf(coverage, person.told, terms?.payer)
  const others = await otherInsured(call, claim, person.told)
  const sessions = await gatherSessions(call, claim)
  const place = placeOf(claim, sessions, insured)
  const carers = await gatherCarers(call, claim, place)
  const part2_program = carers.some((carer) => carer.part2_program)
  const about = { claim, insured, sessions, part2_program }
  const npis = [claim.billing_provider?.npi, ...carers.map(({ provider }) => provider.npi)]
  const { original_claim_id } = claim
  const facts: ClaimFacts = {
    claim,
    today,
    livemode: call.secrets.environment === 'production',
    carried: call.outside.clearinghouse !== undefined,
    insured,
    others: new Map(others.flatMap((each) => (each.coverage_id ? [[each.coverage_id, each]] : []))),
    coverage: {
      starts_on: coverage.starts_on,
      ends_on: coverage.ends_on,
      active: coverage.status !== 'voided',
      enrolled: terms?.enrolled.claims ?? true,
      conflict: coverage.sequence !== claim.payer_sequence,
    },
    payer: terms?.payer,
    rules: terms?.rules,
    providers: new Map(carers.map(({ provider }) => [provider.practitioner_id, provider])),
    npi_entities: await store.registeredAs(
      call,
      npis.filter((npi) => npi != null),
    ),
    ineligible: new Map(carers.flatMap(({ id, why }) => (why ? [[id, why]] : []))),
    diagnoses: await judgeCodes(call, claim, on),
    sessions: new Map(sessions.map((session) => [session.fact.id, session.fact])),
    consent: consentTo(call, person, about),
    original: original_claim_id
      ? ((await findRow(call, claimKind, original_claim_id)) as ClaimRow)
      : null,
    allowed_cents: allowedBy(call, terms, claim),
  }
  const providers = carers.map(({ provider }) => provider)
  return { facts, frozen: { ...insured, providers, others }, terms, sessions, about }
}

// Allowed amounts are known in advance only for sandbox payers.
const allowedBy = ({ outside }: Call, terms: Terms | undefined, { lines }: ClaimRow) =>
  new Map(
    (terms?.payer.sandbox ? lines : []).flatMap(({ procedure_code }) => {
      const fee = outside.clearinghouse?.allowedAmount?.(procedure_code)
      return fee ? [[procedure_code, fee] as const] : []
    }),
  )

async function otherInsured(call: Call, claim: ClaimRow, told: Record<string, any>) {
  const ids = claim.prior_payer_results.flatMap(({ coverage_id }) => coverage_id ?? [])
  const found: (Insured & { coverage_id: string | null })[] = []
  for (const id of new Set(ids)) {
    const coverage = await findRow(call, coverageKind, id, 'prior_payer_results')
    const terms = await payerTermsOn(call, coverage.payer_id, claim.service_from ?? dayOf(call))
    found.push({ ...insuredOf(coverage, told, terms?.payer), coverage_id: id })
  }
  return found
}

// The person's location per sessions and notes, or their home address.
function placeOf(claim: ClaimRow, sessions: SessionFound[], { patient }: Insured) {
  const told = sessions.map(({ jurisdiction }) => jurisdiction).find(Boolean)
  const remote = claim.lines.some(({ place_of_service }) =>
    remote_places.includes(place_of_service ?? claim.place_of_service ?? ''),
  )
  const state = patient.address?.state ?? claim.billing_provider?.address.state
  return {
    jurisdiction: told ?? (state ? `US-${state}` : 'US'),
    on: claim.service_from,
    format: remote ? ('telehealth' as const) : ('in_person' as const),
  }
}

type Place = ReturnType<typeof placeOf>
type Carer = { id: string; provider: Provider; why: string | undefined; part2_program: boolean }

async function gatherCarers(call: Call, claim: ClaimRow, place: Place): Promise<Carer[]> {
  const carers: Carer[] = []
  for (const id of practitionersIn(claim)) {
    const facts = await findFacts(call, id)
    const today = dayOf(call)
    const found = eligibilityOf(facts, { ...place, on: place.on ?? today, today })
    const why = found.answer === 'eligible' ? undefined : found.reasons[0]?.message
    const row = facts as unknown as Row
    const part2_program = row.part2_program === true
    carers.push({ id, provider: providerOf(row), why, part2_program })
  }
  return carers
}

async function judgeCodes(call: Call, { diagnoses }: ClaimRow, on: string) {
  const codes = diagnoses.map(({ code }) => code)
  const faults = await judgeDiagnoses(call, codes, on)
  const doubtful = [...faults].filter(([, { code }]) => code === 'code_not_valid')
  const ever = await store.codesEver(
    call,
    doubtful.map(([code]) => code),
  )
  return new Map(
    [...faults].map(([code, fault]): [string, CodeFact] => {
      if (fault.code === 'code_not_billable') return [code, 'not_billable']
      return [code, ever.includes(code) ? 'not_valid' : 'unknown']
    }),
  )
}
