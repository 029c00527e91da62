// A receipt on paper. It has what a health savings or flexible spending account asks for: who was
// paid, for whom, which care on which date, and how much.
import { writePdf } from '#pdf/sheet.ts'
import { dateText, moneyText } from '#pdf/words.ts'
import { letterheadFacts } from '#areas/reconciliation/statement/letterhead_facts.ts'
import type { Receipt } from './schema.ts'

const line_columns = [
  { label: 'Date of service', width: 96 },
  { label: 'Practitioner', width: 170 },
  { label: 'Description', width: 160 },
  { label: 'Amount', width: 80, align: 'right' as const },
]

export function writeAsPdf(receipt: Receipt): Promise<Buffer> {
  const { amount, amount_refunded: refunded, credit, lines } = receipt
  const contents = {
    title: 'Receipt',
    created_at: receipt.paid_at,
    footer: `Receipt of payment ${receipt.payment_id}`,
  }
  return writePdf(contents, (sheet) => {
    sheet.title('Receipt')
    sheet.facts(letterheadFacts(receipt))
    sheet.heading('Payment')
    sheet.facts([
      ['Date', dateText(receipt.paid_at)],
      ['Amount paid', moneyText(amount)],
      ['Paid with', receipt.method && methodText(receipt.method)],
      ['Refunded', refunded.amount > 0 ? moneyText(refunded) : null],
      ['Payment', receipt.payment_id],
    ])
    if (lines.length > 0) {
      sheet.heading('What the payment is for')
      sheet.table(line_columns, lines.map(lineCells))
    }
    if (credit.amount > 0) {
      sheet.facts([['Kept as your credit', moneyText(credit)]])
    }
  })
}

const methods: Record<string, string> = {
  card: 'Card',
  ach: 'Bank account',
  hsa_fsa: 'HSA or FSA card',
  cash: 'Cash',
  check: 'Check',
  external: 'Payment outside of this system',
}
const brands: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
}

// Visa ending in 4242
function methodText({ type, brand, last4 }: NonNullable<Receipt['method']>) {
  const name = brands[brand ?? ''] ?? methods[type] ?? type
  return last4 ? `${name} ending in ${last4}` : name
}

const lineCells = (line: Receipt['lines'][number]): string[] => [
  line.service_date ? dateText(line.service_date) : '',
  line.practitioner_name ?? '',
  line.description,
  moneyText(line.amount),
]
