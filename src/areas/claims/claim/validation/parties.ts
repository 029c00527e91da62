// Validates the parties on a claim: providers, patient, subscriber and coverage.
import { isValidOn } from '#kernel/valid_dates.ts'
import { isNpi } from '#http/parsing/formats.ts'
import {
  deactivated_taxonomies,
  taxonomies,
} from '#areas/practitioners/practitioner/professions.ts'
import { plainText } from '#x12/codecs.ts'
import { lastDayOf } from '#areas/claims/claim/lines.ts'
import type { BillingProvider } from '#areas/claims/claim/providers.ts'
import { type ClaimFacts, type Individual, renderingOf, supervisedBy } from './facts.ts'
import type { Report } from './validate.ts'

// Taxonomy codes of practitioners and of organizations that bill for them.
const organizations = ['261QM0801X', '261QM0855X', '261QM0850X', '251S00000X', '261QR0405X']
const also_organizations = ['193400000X', '193200000X', '261Q00000X', '320800000X', '324500000X']
const known_taxonomies = new Set([
  ...Object.values(taxonomies).flat(),
  ...organizations,
  ...also_organizations,
])
const isTaxonomy = (code: string) =>
  known_taxonomies.has(code) && !deactivated_taxonomies.includes(code)

export function checkParties(facts: ClaimFacts, report: Report) {
  checkBilling(facts, report)
  checkProviders(facts, report)
  checkInsured(facts, report)
  checkCoverage(facts, report)
}

const hasText = (text: string | null | undefined) => Boolean(text && plainText(text))

function checkBilling({ claim, npi_entities }: ClaimFacts, report: Report) {
  const { billing_provider: biller, service_facility: facility } = claim
  if (!biller) return
  const at = '/billing_provider'
  if (!isNpi(biller.npi)) report('npi_invalid', `${at}/npi`)
  const registered = npi_entities.get(biller.npi)
  if (registered && registered !== biller.entity) report('npi_type_mismatch', `${at}/entity`)
  if (!isTaxonomy(biller.taxonomy)) report('taxonomy_unknown', `${at}/taxonomy`)
  if (!/^\d{9}$/.test(biller.tax_id) || /^(\d)\1{8}$/.test(biller.tax_id)) {
    report('tax_id_invalid', `${at}/tax_id`)
  }
  checkBillerName(biller, at, report)
  const street = `${biller.address.line1} ${biller.address.line2 ?? ''}`
  if (/\bp\.?\s*o\.?\s*box\b/i.test(street)) report('address_po_box', `${at}/address/line1`)
  if (!/^\d{5}-?\d{4}$/.test(biller.address.postal_code)) {
    report('zip_9_required', `${at}/address/postal_code`)
  }
  if (facility?.npi && !isNpi(facility.npi)) report('npi_invalid', '/service_facility/npi')
  const referring = claim.referring_provider
  if (referring && !isNpi(referring.npi)) report('npi_invalid', '/referring_provider/npi')
}

function checkBillerName(biller: BillingProvider, at: string, report: Report) {
  const { entity, name, individual_name } = biller
  const [field, parts] =
    entity === 'organization'
      ? (['name', [name]] as const)
      : (['individual_name', [individual_name?.given, individual_name?.family]] as const)
  if (parts.some((part) => !part)) report('required', `${at}/${field}`)
  else if (!parts.every(hasText)) report('unsupported_character', `${at}/${field}`)
}

function checkProviders(facts: ClaimFacts, report: Report) {
  const { claim, npi_entities, ineligible, unverified, barred } = facts
  const providers = [
    ['/practitioner_id', renderingOf(facts)],
    ['/supervising_practitioner_id', supervisedBy(facts)],
    ...claim.lines.flatMap((line, i) =>
      line.practitioner_id
        ? [[`/lines/${i}/practitioner_id`, renderingOf(facts, line)] as const]
        : [],
    ),
  ] as const
  for (const [at, provider] of providers) {
    if (!provider) continue
    if (!provider.npi || !isNpi(provider.npi)) report('npi_invalid', at)
    else if (npi_entities.get(provider.npi) === 'organization') report('npi_type_mismatch', at)
    if (!provider.taxonomy || !isTaxonomy(provider.taxonomy)) report('taxonomy_unknown', at)
    // A supervisor needs no license where the person is, but must be verified and not excluded.
    const id = provider.practitioner_id
    const counts = at !== '/supervising_practitioner_id' || barred.has(id) || unverified.has(id)
    const why = counts ? ineligible.get(id) : undefined
    if (why) report('practitioner_not_eligible', at, why)
  }
}

function checkInsured({ insured, today, livemode }: ClaimFacts, report: Report) {
  const { member_id, relationship, subscriber, patient } = insured
  if (!member_id) report('member_id_missing', '/coverage_id')
  else if (!/^[A-Za-z0-9][A-Za-z0-9-]{1,79}$/.test(member_id)) {
    report('member_id_format', '/coverage_id')
  } else if (livemode && member_id.startsWith('SBX-')) {
    report('sandbox_value_in_live_mode', '/coverage_id')
  }
  checkIndividual(patient, '/person_id', today, report)
  // Only the patient's address is required (2010CA). A dependent's can be the subscriber's.
  const address = patient.address ?? (relationship === 'self' ? null : subscriber?.address)
  if (!address) report('required', '/person_id', 'Add a postal address in the United States.')
  if (relationship === 'self') return
  if (!subscriber || !hasText(subscriber.last_name) || !subscriber.birth_date) {
    report('subscriber_required', '/coverage_id')
  } else checkIndividual(subscriber, '/coverage_id', today, report)
}

function checkIndividual(one: Individual, at: string, today: string, report: Report) {
  const { last_name, first_name, birth_date } = one
  if (!hasText(last_name) || (first_name && !hasText(first_name)))
    report('required', at, 'Add a name in Latin letters.')
  if (!birth_date) report('required', at, 'Add the date of birth.')
  if (birth_date && birth_date > today) report('dob_in_future', at)
}

function checkCoverage(facts: ClaimFacts, report: Report) {
  const { claim, coverage, payer, rules, has_clearinghouse } = facts
  if (!has_clearinghouse) report('clearinghouse_missing', '/payer_id')
  if (!payer) report('payer_unknown', '/payer_id')
  if (rules?.enrollment.claims && !coverage.enrolled)
    report('payer_enrollment_missing', '/payer_id')
  const days = claim.lines.flatMap((line) => [line.service_date, lastDayOf(line)])
  const outside = (day: string) => !isValidOn(day, coverage.starts_on, coverage.ends_on)
  if (!coverage.active || days.some(outside)) report('coverage_inactive_on_date', '/coverage_id')
  const { found_inactive_on: inactive } = coverage
  if (inactive && days.some((day) => inactive <= day)) {
    report('coverage_found_inactive', '/coverage_id', `Checked for: ${inactive}.`)
  }
  if (coverage.conflict) report('coverage_sequence_conflict', '/coverage_id')
}
