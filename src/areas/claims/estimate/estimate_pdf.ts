// A good faith estimate on paper (45 CFR 149.610), with the disclaimers it must carry.
import { writePdf } from '#pdf/sheet.ts'
import { addressText, dateText, moneyText } from '#pdf/words.ts'
import type { EstimateRow } from './schema.ts'

const item_columns = [
  { label: 'Service', width: 142 },
  { label: 'Code', width: 56 },
  { label: 'Dates', width: 166 },
  { label: 'Quantity', width: 64, align: 'right' as const },
  { label: 'Price', width: 66, align: 'right' as const },
  { label: 'Amount', width: 72, align: 'right' as const },
]

export function writeAsPdf(estimate: EstimateRow): Promise<Buffer> {
  const { patient, provider, practitioner, items, total, disclaimers } = estimate
  const contents = {
    title: 'Good faith estimate',
    created_at: estimate.created_at,
    footer: `Good faith estimate ${estimate.id}`,
  }
  const codes = estimate.diagnoses.map(({ code }) => code).join(', ')
  return writePdf(contents, (sheet) => {
    sheet.title('Good faith estimate for health care services')
    sheet.facts([
      ['Patient', patient?.name ?? null],
      ['Date of birth', patient?.birth_date ? dateText(patient.birth_date) : null],
      ['Primary service', estimate.primary_service],
      ['Diagnoses', codes || 'Not determined yet'],
      ['Expected date of service', estimate.service_date ? dateText(estimate.service_date) : null],
      ['Date of issue', dateText(estimate.created_at)],
      ['Valid until', dateText(estimate.valid_until)],
    ])
    sheet.heading('Provider')
    if (provider) {
      sheet.facts([
        ['Name', provider.name],
        ['NPI', provider.npi],
        ['Tax ID', provider.tax_id],
        ['Address', addressText(provider.address)],
        ['Practitioner', practitioner?.name ?? null],
        ['Practitioner NPI', practitioner?.npi ?? null],
      ])
    }
    sheet.heading('Expected services')
    sheet.table(item_columns, items.map(itemCells))
    sheet.facts([['Total expected cost', total && moneyText(total)]])
    if (estimate.separately_scheduled.length > 0) {
      sheet.heading('Services that are scheduled separately')
      for (const service of estimate.separately_scheduled) sheet.paragraph(service)
    }
    sheet.heading('Disclaimers')
    for (const disclaimer of disclaimers) sheet.paragraph(disclaimer)
  })
}

const itemCells = (item: EstimateRow['items'][number]): string[] => [
  item.description,
  [item.procedure_code, ...item.modifiers].join('-'),
  [item.starts_on, item.ends_on]
    .filter((date) => date !== null)
    .map(dateText)
    .join(' to '),
  String(item.quantity),
  moneyText(item.price),
  moneyText(item.amount),
]
