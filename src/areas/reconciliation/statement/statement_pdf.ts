// A statement on paper: what the person owes, what for, and how to pay it.
import type { Static } from 'typebox'
import { writePdf, type Sheet } from '#pdf/sheet.ts'
import { addressText, dateText, moneyText, phoneText } from '#pdf/words.ts'
import { letterheadFacts } from './letterhead_facts.ts'
import type { Statement } from './schema.ts'

type Statement = Static<typeof Statement>
type Item = Statement['items'][number]
type Line = Item['lines'][number]

const right = 'right' as const
const balance_columns = [
  { label: 'Date of service', width: 86 },
  { label: 'Practitioner', width: 150 },
  { label: 'Your share', width: 70, align: right },
  { label: 'You paid', width: 66, align: right },
  { label: 'Written off', width: 70, align: right },
  { label: 'Amount due', width: 74, align: right },
]
const insurance_columns = [
  { label: 'Date of service', width: 86 },
  { label: 'Billed', width: 84, align: right },
  { label: 'Insurance paid', width: 92, align: right },
  { label: 'Adjusted', width: 84, align: right },
  { label: 'Your share', width: 84, align: right },
  { label: 'Pending', width: 84, align: right },
]
const line_columns = [
  { label: 'Posted', width: 72 },
  { label: 'Date of service', width: 86 },
  { label: 'Practitioner', width: 126 },
  { label: 'Description', width: 160 },
  { label: 'Amount', width: 72, align: right },
]

const package_columns = [
  { label: 'Name', width: 220 },
  { label: 'Includes', width: 120 },
  { label: 'Left', width: 90 },
  { label: 'Last day', width: 86 },
]

const dispute =
  'You were billed at least $400 more than your good faith estimate. You can dispute the bill: ' +
  'see www.cms.gov/nosurprises or call 1-800-985-3059.'

export function writeAsPdf(statement: Statement): Promise<Buffer> {
  const { items, totals, credits, more_items } = statement
  const date = dateText(statement.as_of)
  const contents = { title: 'Statement', created_at: statement.as_of, footer: `Statement, ${date}` }
  const insured = items.filter(({ insurance }) => insurance)
  const lines = items.flatMap((item) => item.lines)
  return writePdf(contents, (sheet) => {
    sheet.title('Statement')
    sheet.facts([
      ...letterheadFacts(statement),
      ['Date', date],
      ['Activity since', dateText(statement.from)],
    ])
    sheet.heading('Amount due')
    drawTotals(sheet, statement)
    sheet.heading('How to pay')
    sheet.paragraph(howToPay(statement))
    for (const plan of statement.payment_plans) sheet.paragraph(planText(plan))
    if (items.length > 0) {
      sheet.heading('What you owe, by date of service')
      sheet.table(balance_columns, items.map(balanceCells))
    }
    if (more_items > 0) sheet.paragraph(`Earlier items that are not listed: ${more_items}.`)
    if (insured.length > 0) {
      sheet.heading('What your insurance did')
      sheet.table(insurance_columns, insured.map(insuranceCells))
    }
    if (lines.length > 0) {
      sheet.heading('Activity')
      sheet.table(line_columns, lines.map(lineCells))
    }
    if (credits.length > 0) {
      sheet.heading('Credit')
      sheet.paragraph('Negative amounts increase your credit.')
      sheet.table(line_columns, credits.map(lineCells))
    }
    if (statement.packages.length > 0) {
      sheet.heading('Packages and memberships')
      sheet.table(package_columns, statement.packages.map(packageCells))
    }
    if (totals.some(({ owed }) => owed.amount > 0)) {
      sheet.paragraph('If you think that something is wrong, contact us before you pay.')
    }
    if (statement.estimates.some(({ disputable }) => disputable)) sheet.paragraph(dispute)
  })
}

type Plan = Statement['payment_plans'][number]

const planText = ({ remaining, next_due_on }: Plan) =>
  `You pay ${moneyText(remaining)} of it in installments` +
  (next_due_on ? `, the next one on ${dateText(next_due_on)}.` : '.')

function drawTotals(sheet: Sheet, { totals }: Statement) {
  if (totals.length === 0) sheet.paragraph('Nothing was charged, so nothing is due.')
  for (const { owed, credit, insurance_pending } of totals) {
    sheet.facts([
      ['Amount due', moneyText({ ...owed, amount: Math.max(owed.amount, 0) })],
      ['Your credit', credit.amount > 0 ? moneyText(credit) : null],
      [
        'Waiting for your insurance, not due yet',
        insurance_pending.amount > 0 ? moneyText(insurance_pending) : null,
      ],
    ])
  }
}

function howToPay({ totals, provider }: Statement): string {
  if (!totals.some(({ owed }) => owed.amount > 0)) return 'You have nothing to pay.'
  if (!provider) return 'Contact your practitioner to pay the amount due.'
  const { name, address, phone } = provider
  return (
    `Send a check payable to ${name} to ${addressText(address)}. To pay by card, or if you have ` +
    `questions, call ${phoneText(phone)}.`
  )
}

const dateOf = ({ service_date }: { service_date: string | null }) =>
  service_date ? dateText(service_date) : ''

// A package has no practitioner: its row would say nothing but amounts.
const balanceCells = (item: Item): string[] => [
  dateOf(item),
  item.practitioner_name ?? item.lines[0]?.description ?? '',
  moneyText(item.responsibility),
  moneyText(item.paid),
  moneyText(item.written_off),
  moneyText(item.owed),
]

const insuranceCells = (item: Item): string[] => [
  dateOf(item),
  ...(['billed', 'paid', 'contractual', 'patient', 'pending'] as const).map((name) =>
    moneyText(item.insurance![name]),
  ),
]

const packageCells = (bought: Statement['packages'][number]): string[] => [
  bought.name,
  bought.sessions === null ? `${bought.discount_percent}% off` : `${bought.sessions} sessions`,
  bought.remaining === null ? '' : `${bought.remaining} sessions`,
  dateText(bought.ends_on),
]

const lineCells = (line: Line): string[] => [
  dateText(line.at),
  dateOf(line),
  line.practitioner_name ?? '',
  line.description,
  moneyText(line.amount),
]
