// Computes the money of reports from raw ledger entries, one by one and without SQL.

export type Entry = {
  ledger_account: string
  kind: string
  currency: string
  amount: number
  claim_id: string | null
  session_id: string | null
  transaction_id: string
  day: string // In the account's time zone.
}
export type Care = {
  payers: Map<string, string> // Of claims.
  dates: Map<string, string> // Of claims and sessions.
  locations: Map<string, string> // Of sessions.
}

const starts = (text: string, ...beginnings: string[]) =>
  beginnings.some((beginning) => text.startsWith(beginning))

// What an entry adds to each figure of the collections report.
export function flowsOf({ ledger_account: name, kind, amount }: Entry): [string, number][] {
  const flows: [boolean, string, number][] = [
    [name === 'revenue:services' || name === 'revenue:no_show', 'charges', -amount],
    [
      starts(name, 'asset:era_clearing:') && starts(kind, 'remittance_claim', 'remittance_rev'),
      'insurance_payments',
      amount,
    ],
    [
      starts(name, 'asset:processor:') && starts(kind, 'copay_taken', 'balance_paid'),
      'patient_payments',
      amount,
    ],
    [starts(name, 'asset:processor:') && starts(kind, 'refunded'), 'refunds', -amount],
    [
      starts(name, 'liability:payer_recoupment:') && starts(kind, 'payer_overpaid'),
      'refunds',
      -amount,
    ],
    [name === 'asset:disputed' && starts(kind, 'dispute_lost'), 'chargebacks', -amount],
    [name === 'contra:contractual', 'contractual_adjustments', amount],
    [starts(name, 'contra:write_off:') || name === 'expense:bad_debt', 'write_offs', amount],
    [starts(name, 'contra:adjustment:'), 'adjustments', amount],
  ]
  return flows.filter(([counts]) => counts).map(([, figure, units]) => [figure, units])
}

const owed = [
  'asset:payer_ar:',
  'asset:patient_ar:',
  'liability:patient_credit:',
  'liability:prepaid:',
]

export type Figures = Record<string, number>

const add = (figures: Figures, name: string, units: number) => {
  figures[name] = (figures[name] ?? 0) + units
}

// The figures of each group, within a period. Receivables are those at the end of the period.
export function collectionsOf(
  entries: Entry[],
  { from, to }: { from: string; to: string },
  groupOf: (entry: Entry) => string,
): Map<string, Figures> {
  const groups = new Map<string, Figures>()
  for (const entry of entries) {
    if (entry.day > to) continue
    const group = groupOf(entry)
    const figures = groups.get(group) ?? {}
    groups.set(group, figures)
    if (starts(entry.ledger_account, ...owed)) add(figures, 'receivables', entry.amount)
    if (entry.day < from) continue
    for (const [figure, units] of flowsOf(entry)) add(figures, figure, units)
  }
  return groups
}

const bucket_of = [
  [30, 'days_0_30'],
  [60, 'days_31_60'],
  [90, 'days_61_90'],
  [120, 'days_91_120'],
] as const

function bucketOf(as_of: string, date: string | undefined) {
  if (!date) return 'unallocated'
  const days = Temporal.PlainDate.from(date).until(Temporal.PlainDate.from(as_of)).days
  return bucket_of.find(([limit]) => days <= limit)?.[1] ?? 'days_over_120'
}

// Balances by payer and debtor at the end of a day, by age.
export function agingOf(entries: Entry[], as_of: string, care: Care): Map<string, Figures> {
  const rows = new Map<string, Figures>()
  for (const entry of entries) {
    const insurance = starts(entry.ledger_account, 'asset:payer_ar:')
    if (entry.day > as_of || !(insurance || starts(entry.ledger_account, 'asset:patient_ar:'))) {
      continue
    }
    const payer = care.payers.get(entry.claim_id ?? '') ?? 'self_pay'
    const name = `${insurance ? 'insurance' : 'patient'} ${payer}`
    const figures = rows.get(name) ?? {}
    rows.set(name, figures)
    const date = care.dates.get(entry.claim_id ?? '') ?? care.dates.get(entry.session_id ?? '')
    add(figures, bucketOf(as_of, date ?? ownDate(entry)), entry.amount)
    add(figures, 'total', entry.amount)
  }
  return rows
}

// A charge without a session is as old as its posting.
const ownDate = ({ kind, day }: Entry) =>
  /^(self_pay|no_show|late_cancel)_charged$/.test(kind) ? day : undefined

// Without what is zero.
export const withoutZeros = (groups: Map<string, Figures>) =>
  new Map(
    [...groups]
      .map(([group, figures]): [string, Figures] => [
        group,
        Object.fromEntries(Object.entries(figures).filter(([, units]) => units !== 0)),
      ])
      .filter(([, figures]) => Object.keys(figures).length > 0)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
