// A superbill on paper, as patients hand it to their insurer.
import { writePdf } from '#pdf/sheet.ts'
import { addressText, dateText, moneyText } from '#pdf/words.ts'
import type { Line, SuperbillRow } from './schema.ts'

const line_columns = [
  { label: 'Date', width: 62 },
  { label: 'Code', width: 58 },
  { label: 'Service', width: 122 },
  { label: 'POS', width: 28 },
  { label: 'Units', width: 32 },
  { label: 'Diagnoses', width: 66 },
  { label: 'Fee', width: 57, align: 'right' as const },
  { label: 'Paid', width: 57, align: 'right' as const },
]

export function writeAsPdf(superbill: SuperbillRow): Promise<Buffer> {
  const { patient, provider, practitioner, lines, total, amount_paid, statement } = superbill
  const contents = {
    title: 'Superbill',
    created_at: superbill.created_at,
    footer: `Superbill ${superbill.id}`,
  }
  return writePdf(contents, (sheet) => {
    sheet.title('Superbill')
    if (statement) sheet.paragraph(statement)
    sheet.heading('Patient')
    sheet.facts([
      ['Name', patient?.name ?? null],
      ['Date of birth', patient?.birth_date ? dateText(patient.birth_date) : null],
      ['Address', patient?.address ? addressText(patient.address) : null],
      ['Member ID', superbill.member_id],
    ])
    sheet.heading('Provider')
    if (provider) {
      sheet.facts([
        ['Name', provider.name],
        ['NPI', provider.npi],
        ['Tax ID', provider.tax_id],
        ['Address', addressText(provider.address)],
      ])
    }
    if (practitioner) {
      sheet.facts([
        ['Rendering provider', practitioner.name],
        ['Rendering provider NPI', practitioner.npi],
        ...practitioner.licenses.map((license): [string, string] => [
          'License',
          `${license.title} ${license.number} (${license.jurisdiction})`,
        ]),
      ])
    }
    sheet.heading('Services')
    sheet.table(line_columns, lines.map(lineCells))
    sheet.facts([
      ['Total of fees', total && moneyText(total)],
      ['Paid by the patient', amount_paid && moneyText(amount_paid)],
      ['Date of issue', dateText(superbill.created_at)],
    ])
  })
}

const lineCells = (line: Line): string[] => [
  dateText(line.service_date),
  [line.procedure_code, ...line.modifiers].join('-'),
  line.description ?? '',
  line.place_of_service,
  String(line.units),
  line.diagnoses.map(({ code }) => code).join(', '),
  moneyText(line.fee),
  moneyText(line.amount_paid),
]
