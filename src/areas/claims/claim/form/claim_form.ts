// Fills in the CMS-1500 (02/12) of a claim, from the claim and its snapshot only, with the values
// that its 837P has. The form has six service lines; further pages repeat everything else.
import type { ClaimRow } from '#areas/claims/claim/schema.ts'
import type { Line } from '#areas/claims/claim/parts.ts'
import { chargeOf } from '#areas/claims/claim/money/amounts.ts'
import { lastDayOf } from '#areas/claims/claim/lines.ts'
import { billerName } from '#areas/claims/claim/providers.ts'
import type { Snapshot } from '#areas/claims/claim/x12/document_parties.ts'
import { amountText, capitals, cityLine, dateFields, streetLine } from './field_text.ts'
import { type FormField, lines_per_page } from './grid.ts'
import { insuredFields } from './insured_fields.ts'

export function fillClaimForm(claim: ClaimRow, snapshot: Snapshot): FormField[][] {
  const pages: Line[][] = []
  for (let at = 0; at < Math.max(claim.lines.length, 1); at += lines_per_page) {
    pages.push(claim.lines.slice(at, at + lines_per_page))
  }
  return pages.map((lines, page) =>
    [
      ...insuredFields(claim, snapshot),
      ...conditionFields(claim, snapshot),
      ...lines.flatMap((line, at) => serviceFields(claim, snapshot, line, at)),
      ...totalFields(claim, lines, page),
      ...providerFields(claim),
    ]
      .filter(({ text }) => text !== '')
      .toSorted((one, other) => one.line - other.line || one.column - other.column),
  )
}

const field = (
  item: string,
  [line, column, width]: [line: number, column: number, width: number],
  text: string,
): FormField => ({ item, line, column, text: text.slice(0, width) })

// Items 14 to 23.
function conditionFields(claim: ClaimRow, snapshot: Snapshot): FormField[] {
  const { accident, hospitalization: stay, frequency } = claim
  const diagnoses = claim.diagnoses.toSorted((one, other) => one.rank - other.rank).slice(0, 12)
  const original = frequency === 'original' ? null : claim.payer_claim_control_number
  return [
    ...(accident ? [field('15', [32, 31, 3], '439')] : []),
    ...dateFields('15', 32, [37, 40, 43], accident?.occurred_on),
    ...referrerFields(claim, snapshot),
    ...dateFields('18', 34, [54, 57, 60], stay?.admitted_on),
    ...dateFields('18', 34, [68, 71, 74], stay?.discharged_on),
    field('19', [36, 1, 48], additionalInformation(claim)),
    field('20', [36, 57, 1], 'X'),
    field('21', [37, 42, 1], '0'),
    ...diagnoses.map(({ code }, at) =>
      field('21', [38 + Math.trunc(at / 4), 3 + 13 * (at % 4), 8], capitals(code)),
    ),
    field('22', [38, 50, 10], { original: '', replacement: '7', void: '8' }[frequency]),
    field('22', [38, 62, 15], capitals(original)),
    field('23', [40, 50, 28], capitals(claim.prior_authorization ?? claim.referral_number)),
  ]
}

// One provider fits: the referring one, or else the supervising one.
function referrerFields(claim: ClaimRow, { providers }: Snapshot): FormField[] {
  const { referring_provider: referring, supervising_practitioner_id: id } = claim
  const supervising = providers.find(({ practitioner_id }) => practitioner_id === id)
  const named = referring
    ? { qualifier: 'DN', first: referring.name.given, last: referring.name.family, ...referring }
    : supervising && {
        qualifier: 'DQ',
        first: supervising.first_name,
        last: supervising.last_name,
        npi: supervising.npi,
      }
  if (!named) return []
  return [
    field('17', [34, 1, 2], named.qualifier),
    field('17', [34, 4, 25], `${capitals(named.first)} ${capitals(named.last)}`.trim()),
    field('17b', [34, 33, 10], named.npi ?? ''),
  ]
}

// The note and the announced paperwork, separated by three blanks.
const additionalInformation = ({ note, paperwork }: ClaimRow) =>
  [
    capitals(note),
    ...paperwork.map((each) =>
      capitals(`PWK${each.report_type}${each.transmission}${each.control_number ?? ''}`),
    ),
  ]
    .filter(Boolean)
    .join('   ')

// A line of item 24. The shaded half above it has the taxonomy code of another rendering provider.
function serviceFields(claim: ClaimRow, snapshot: Snapshot, line: Line, at: number): FormField[] {
  const row = 44 + 2 * at
  const id = line.practitioner_id ?? claim.practitioner_id
  const rendering = snapshot.providers.find(({ practitioner_id }) => practitioner_id === id)
  const other = rendering && rendering.npi !== claim.billing_provider?.npi ? rendering : undefined
  const ranks = claim.diagnoses.map(({ rank }) => rank).toSorted((one, two) => one - two)
  const pointers = line.diagnosis_pointers.map((rank) => 'ABCDEFGHIJKL'[ranks.indexOf(rank)] ?? '')
  return [
    ...(other?.taxonomy
      ? [field('24I', [row - 1, 65, 2], 'ZZ'), field('24J', [row - 1, 68, 11], other.taxonomy)]
      : []),
    ...dateFields('24A', row, [1, 4, 7], line.service_date),
    ...dateFields('24A', row, [10, 13, 16], lastDayOf(line)),
    field('24B', [row, 19, 2], line.place_of_service ?? claim.place_of_service ?? ''),
    field('24D', [row, 25, 7], line.procedure_code),
    ...line.modifiers
      .slice(0, 4)
      .map((modifier, place) => field('24D', [row, 33 + 3 * place, 2], modifier)),
    field('24E', [row, 45, 4], pointers.join('')),
    field('24F', [row, 50, 8], amountText(line.charge.amount)),
    field('24G', [row, 59, 3], String(line.units).padStart(3)),
    field('24J', [row, 68, 10], other?.npi ?? ''),
  ]
}

// Items 25 to 29. Each page has the total of its own lines; payments are on the first.
function totalFields(claim: ClaimRow, lines: Line[], page: number): FormField[] {
  const { billing_provider: biller } = claim
  const prior = claim.prior_payer_results.reduce((sum, { paid }) => sum + paid.amount, 0)
  const paid = (claim.patient_paid?.amount ?? 0) + prior
  const assigned = claim.accept_assignment === 'assigned'
  return [
    field('25', [56, 1, 15], biller?.tax_id.replaceAll(/\D/g, '') ?? ''),
    ...(biller ? [field('25', [56, biller.tax_id_kind === 'ssn' ? 17 : 19, 1], 'X')] : []),
    field('26', [56, 23, 14], claim.patient_control_number),
    field('27', [56, assigned ? 38 : 43, 1], 'X'),
    field('28', [56, 52, 8], amountText(chargeOf({ lines }))),
    ...(page === 0 && paid > 0 ? [field('29', [56, 62, 8], amountText(paid))] : []),
  ]
}

// The day on which the claim was submitted, or last changed before. Under the signature, on the
// right.
const signedOn = ({ submitted_at, updated_at }: ClaimRow) =>
  dateFields('31', 61, [14, 17, 20], (submitted_at ?? updated_at).slice(0, 10))

// Items 31 to 33.
function providerFields(claim: ClaimRow): FormField[] {
  const { billing_provider: biller, service_facility: site } = claim
  const addressed = (item: string, column: number, width: number, party: typeof site) =>
    party
      ? [
          field(item, [58, column, width], capitals(party.name)),
          field(item, [59, column, width], streetLine(party.address)),
          field(item, [60, column, width], cityLine(party.address, width)),
          field(`${item}a`, [61, column, 10], party.npi ?? ''),
        ]
      : []
  return [
    ...(claim.signature_on_file
      ? [field('31', [60, 1, 20], 'SIGNATURE ON FILE'), ...signedOn(claim)]
      : []),
    ...addressed('32', 23, 26, site),
    ...(biller
      ? [
          field('33', [57, 66, 3], biller.phone.slice(0, 3)),
          field('33', [57, 70, 7], biller.phone.slice(3)),
          ...addressed('33', 50, 29, { ...biller, name: billerName(biller) ?? '' }),
          field('33b', [61, 63, 14], `ZZ${biller.taxonomy}`),
        ]
      : []),
  ]
}
