// Legal requirements for good faith estimates (45 CFR 149.610): due date, validity, disclaimers and
// the dispute threshold.
import { addBusinessDays, businessDaysBetween } from './business_days.ts'

type Day = Temporal.PlainDate

export type Occasion = { type: 'scheduled' | 'requested'; on: Day; service_date: Day | null }

// Due three business days after a request, or after scheduling at least ten business days ahead;
// one business day after scheduling at least three ahead. Otherwise none is required.
export function dueOn({ type, on, service_date }: Occasion): Day | null {
  if (type === 'requested' || !service_date) return addBusinessDays(on, 3)
  const ahead = businessDaysBetween(on, service_date)
  if (ahead >= 10) return addBusinessDays(on, 3)
  return ahead >= 3 ? addBusinessDays(on, 1) : null
}

export const validUntil = (issued: Day): Day => issued.add({ months: 12 })

// In cents. A bill this much over the estimate can be disputed.
export const dispute_threshold = 40_000

export const disclaimers = [
  'This good faith estimate shows the expected cost of the services listed. Your ' +
    'provider may recommend additional services as part of your care. Those must be ' +
    'scheduled or requested separately and are not included in this estimate.',
  'This is only an estimate. The actual services or charges may differ.',
  'If a provider on this estimate bills you at least $400 more than the total listed ' +
    'for that provider, you have the right to dispute the bill. You can ask the provider ' +
    'to correct the bill, or start a dispute with the U.S. Department of Health and ' +
    'Human Services within 120 calendar days of the date on the bill: ' +
    'www.cms.gov/nosurprises or 1-800-985-3059. Starting a dispute will not affect the ' +
    'quality of your care.',
  'This estimate is not a contract. It does not require you to obtain the services ' +
    'from any provider listed here.',
]
