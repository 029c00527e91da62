// What the law asks of a good-faith estimate (45 CFR 149.610): by when it has to be there, for how
// long it holds, what it must say besides, and when a bill is too far from it.
import { addBusinessDays, businessDaysBetween } from './business_days.ts'

type Day = Temporal.PlainDate

export type Occasion = { type: 'scheduled' | 'requested'; on: Day; service_date: Day | null }

// Scheduled ten business days ahead or more, or asked for: three business days. Scheduled three
// ahead or more: one. Nearer than that, none is required.
export function dueOn({ type, on, service_date }: Occasion): Day | null {
  if (type === 'requested' || !service_date) return addBusinessDays(on, 3)
  const ahead = businessDaysBetween(on, service_date)
  if (ahead >= 10) return addBusinessDays(on, 3)
  return ahead >= 3 ? addBusinessDays(on, 1) : null
}

export const validUntil = (issued: Day): Day => issued.add({ months: 12 })

// A bill that is this much over the estimate can be disputed, in cents.
export const dispute_threshold = 40_000

export const disclaimers = [
  'This is an estimate of what the services listed are expected to cost. Others that are not ' +
    'listed may be recommended as part of care; they are scheduled or asked for separately.',
  'What is charged may differ from this estimate, as care is decided on while it is given.',
  'If you are billed $400 or more above the total of a provider on this estimate, you may ' +
    'dispute the bill. Ask the provider first, or start a dispute with the U.S. Department of ' +
    'Health and Human Services within 120 calendar days of the bill: www.cms.gov/nosurprises or ' +
    '1-800-985-3059. Starting a dispute does not lessen the quality of your care.',
  'This estimate is not a contract, and does not oblige you to receive the services listed, or ' +
    'to receive them here.',
]
