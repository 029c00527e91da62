// An appeal letter on paper, to mail, fax or upload.
import { writePdf } from '#pdf/sheet.ts'
import { addressText, dateText, moneyText, phoneText } from '#pdf/words.ts'
import type { AppealLetter } from './schema.ts'

const right = 'right' as const
const line_columns = [
  { label: 'Date', width: 66 },
  { label: 'Code', width: 66 },
  { label: 'Diagnoses', width: 76 },
  { label: 'Charge', width: 58, align: right },
  { label: 'Paid', width: 58, align: right },
  { label: 'Your reasons', width: 172 },
]

export function writeAsPdf(letter: AppealLetter): Promise<Buffer> {
  const { provider, practitioner, patient, payer, level } = letter
  const number = letter.payer_claim_control_number ?? letter.patient_control_number
  const subject = `Appeal of claim ${number}, level ${level}`
  const contents = { title: subject, created_at: letter.appealed_at, footer: subject }
  return writePdf(contents, (sheet) => {
    sheet.title(subject)
    sheet.facts([
      ['From', provider && `${provider.name}, ${addressText(provider.address)}`],
      ['To', `${payer.name} (payer ID ${payer.id}), appeals department`],
      ['Date', dateText(letter.appealed_at)],
    ])
    sheet.heading('Claim')
    sheet.facts([
      ['Patient', patient.name],
      ['Date of birth', patient.birth_date && dateText(patient.birth_date)],
      ['Subscriber', letter.subscriber_name],
      ['Member ID', letter.member_id],
      ['Group number', letter.group_number],
      ['Your claim number', letter.payer_claim_control_number],
      ['Patient control number', letter.patient_control_number],
      ['Prior authorization', letter.prior_authorization],
      ['Dates of service', datesText(letter)],
      ['Charge', moneyText(letter.charge)],
      ['Paid', moneyText(letter.paid)],
      ['Your decision', letter.decided_on && dateText(letter.decided_on)],
    ])
    sheet.heading('Providers')
    sheet.facts([
      ['Billing provider', provider && `${provider.name}, NPI ${provider.npi}`],
      ['Tax ID', provider && provider.tax_id],
      ['Phone', provider && phoneText(provider.phone)],
      ['Rendering provider', practitioner && nameAndNpi(practitioner)],
    ])
    sheet.heading('Services and reasons for your decision')
    sheet.table(line_columns, letter.lines.map(lineCells))
    sheet.heading('Grounds for the appeal')
    for (const paragraph of letter.reason.split(/\n+/)) sheet.paragraph(paragraph)
    sheet.heading('Enclosed documents')
    if (letter.attachments.length === 0) sheet.paragraph('None.')
    for (const [at, title] of letter.attachments.entries()) {
      sheet.paragraph(`${at + 1}. ${title}`)
    }
    sheet.paragraph('We ask you to review your decision and to process the claim for payment.')
    sheet.heading('Signature')
    sheet.paragraph('______________________________')
    sheet.paragraph(practitioner?.name ?? provider?.name ?? '')
  })
}

const datesText = ({ service_from, service_to }: AppealLetter) =>
  [...new Set([service_from, service_to])]
    .filter((date) => date !== null)
    .map(dateText)
    .join(' to ')

const nameAndNpi = ({ name, npi }: NonNullable<AppealLetter['practitioner']>) =>
  npi ? `${name}, NPI ${npi}` : name

const lineCells = (line: AppealLetter['lines'][number]): string[] => [
  dateText(line.service_date),
  [line.procedure_code, ...line.modifiers].join('-'),
  line.diagnosis_codes.join(', '),
  moneyText(line.charge),
  line.paid ? moneyText(line.paid) : '',
  line.reasons.map(({ code, label }) => `${code} ${label}`).join('; '),
]
