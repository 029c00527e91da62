// Validates the parties on a claim: providers, patient, subscriber and coverage.
import { isNpi } from '#http/parsing/formats.ts'
import {
  deactivated_taxonomies,
  taxonomies,
} from '#areas/practitioners/practitioner/professions.ts'
import { plainText } from '#x12/codecs.ts'
import { type ClaimFacts, type Individual, renderingOf, supervisedBy } from './facts.ts'
import type { Find } from './validate.ts'

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

export function judgeIdentity(facts: ClaimFacts, find: Find) {
  judgeBilling(facts, find)
  judgeCarers(facts, find)
  judgeInsured(facts, find)
  judgeCoverage(facts, find)
}

const isSaid = (text: string | null | undefined) => Boolean(text && plainText(text))

function judgeBilling({ claim, npi_entities }: ClaimFacts, find: Find) {
  const { billing_provider: biller, service_facility: facility } = claim
  if (!biller) return
  const at = '/billing_provider'
  if (!isNpi(biller.npi)) find('npi_invalid', `${at}/npi`)
  const registered = npi_entities.get(biller.npi)
  if (registered && registered !== biller.entity) find('npi_type_mismatch', `${at}/entity`)
  if (!isTaxonomy(biller.taxonomy)) find('taxonomy_unknown', `${at}/taxonomy`)
  if (!/^\d{9}$/.test(biller.tax_id) || /^(\d)\1{8}$/.test(biller.tax_id)) {
    find('tax_id_invalid', `${at}/tax_id`)
  }
  if (biller.entity === 'individual' && !isSaid(biller.first_name)) {
    find('required', `${at}/first_name`)
  }
  if (!isSaid(biller.name)) find('unsupported_character', `${at}/name`)
  const street = `${biller.address.line1} ${biller.address.line2 ?? ''}`
  if (/\bp\.?\s*o\.?\s*box\b/i.test(street)) find('address_po_box', `${at}/address/line1`)
  if (!/^\d{5}-?\d{4}$/.test(biller.address.postal_code)) {
    find('zip_9_required', `${at}/address/postal_code`)
  }
  if (facility?.npi && !isNpi(facility.npi)) find('npi_invalid', '/service_facility/npi')
  const referring = claim.referring_provider
  if (referring && !isNpi(referring.npi)) find('npi_invalid', '/referring_provider/npi')
}

function judgeCarers(facts: ClaimFacts, find: Find) {
  const { claim, npi_entities, ineligible } = facts
  const carers = [
    ['/practitioner_id', renderingOf(facts)],
    ['/supervising_practitioner_id', supervisedBy(facts)],
    ...claim.lines.flatMap((line, i) =>
      line.practitioner_id
        ? [[`/lines/${i}/practitioner_id`, renderingOf(facts, line)] as const]
        : [],
    ),
  ] as const
  for (const [at, carer] of carers) {
    if (!carer) continue
    if (!carer.npi || !isNpi(carer.npi)) find('npi_invalid', at)
    else if (npi_entities.get(carer.npi) === 'organization') find('npi_type_mismatch', at)
    if (!carer.taxonomy || !isTaxonomy(carer.taxonomy)) find('taxonomy_unknown', at)
    const why =
      at === '/supervising_practitioner_id' ? undefined : ineligible.get(carer.practitioner_id)
    if (why) find('practitioner_not_eligible', at, why)
  }
}

function judgeInsured({ insured, today, livemode }: ClaimFacts, find: Find) {
  const { member_id, relationship, subscriber, patient } = insured
  if (!member_id) find('member_id_missing', '/coverage_id')
  else if (!/^[A-Za-z0-9][A-Za-z0-9-]{1,79}$/.test(member_id)) {
    find('member_id_format', '/coverage_id')
  } else if (livemode && member_id.startsWith('SBX-')) {
    find('sandbox_value_in_live_mode', '/coverage_id')
  }
  judgeIndividual(patient, '/person_id', today, find, relationship === 'self' || !subscriber)
  if (relationship === 'self') return
  if (!subscriber || !isSaid(subscriber.last_name) || !subscriber.birth_date) {
    find('subscriber_required', '/coverage_id')
  } else judgeIndividual(subscriber, '/coverage_id', today, find, true)
}

function judgeIndividual(one: Individual, at: string, today: string, find: Find, whole: boolean) {
  if (!isSaid(one.last_name) || !isSaid(one.first_name))
    find('required', at, 'Add a first and last name in Latin letters.')
  if (whole && !one.birth_date) find('required', at, 'Add the date of birth.')
  if (one.birth_date && one.birth_date > today) find('dob_in_future', at)
  if (whole && !one.address) find('required', at, 'Add a postal address in the United States.')
}

function judgeCoverage(facts: ClaimFacts, find: Find) {
  const { claim, coverage, payer, rules, carried } = facts
  if (!carried) find('clearinghouse_missing', '/payer_id')
  if (!payer) find('payer_unknown', '/payer_id')
  if (rules?.enrollment.claims && !coverage.enrolled) find('payer_enrollment_missing', '/payer_id')
  const days = claim.lines.map(({ service_date }) => service_date)
  const outside = (day: string) =>
    (coverage.starts_on !== null && day < coverage.starts_on) ||
    (coverage.ends_on !== null && day > coverage.ends_on)
  if (!coverage.active || days.some(outside)) find('coverage_inactive_on_date', '/coverage_id')
  if (coverage.conflict) find('coverage_sequence_conflict', '/coverage_id')
}
