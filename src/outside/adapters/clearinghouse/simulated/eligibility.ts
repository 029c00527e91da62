// Answers a 270 with a 271, as the payer would.
import { ClearinghouseDown, type EligibilityInquiry } from '#outside/ports/clearinghouse.ts'
import { readX12, transactionsOf } from '#x12/read.ts'
import type { EligibilityRequest } from '#x12/eligibility.ts'
import { neverAnswers, sayingOf } from './coverage.ts'
import { dayOf, paper, timeOf } from './document.ts'

// The loop a rejection belongs to: payer, provider, else subscriber or dependent.
const of_payer = ['04', '41', '42', '79', '80']
const of_provider = ['43', '44', '45', '46', '47', '48', '50', '51']
// Rejections that can be resubmitted as is.
const to_resend = ['42', '80']

export function answerEligibility({
  text,
  asked_at,
}: Omit<EligibilityInquiry, 'payer_id'>): string {
  const file = readX12(text)
  const [asked] = transactionsOf(file).flatMap((each) =>
    each.kind === '270' ? [each.content] : [],
  )
  const [payer] = asked?.payers ?? []
  const [provider] = payer?.providers ?? []
  const [subscriber] = provider?.subscribers ?? []
  if (!asked || !payer || !provider || !subscriber) {
    throw new ClearinghouseDown('The 270 could not be read.')
  }
  const member_id = subscriber.person?.id ?? ''
  if (neverAnswers(member_id)) throw new ClearinghouseDown('The payer did not respond in time.')
  const saying = sayingOf(member_id)
  const code = 'rejection' in saying ? saying.rejection : ''
  const refused = code && {
    rejections: [{ valid: 'N', code, follow_up: to_resend.includes(code) ? 'R' : 'C' }],
  }
  const benefits = 'benefits' in saying ? saying.benefits : []
  const dates = benefits.length > 0 ? [{ kind: '346', days: yearOf(asked_at) }] : []
  const traces = tracesOf(subscriber)
  const [dependent] = subscriber.dependents
  const whole = { ...subscriber.person, role: 'IL' }
  return paper(
    {
      kind: '271',
      content: {
        purpose: '11',
        reference: asked.reference,
        created_on: dayOf(asked_at),
        created_at: timeOf(asked_at),
        payers: [
          {
            ...(of_payer.includes(code) && refused),
            payer: payer.payer,
            providers: of_payer.includes(code)
              ? []
              : [
                  {
                    provider: provider.provider,
                    ...(of_provider.includes(code) && refused),
                    subscribers: of_provider.includes(code)
                      ? []
                      : [
                          dependent
                            ? {
                                person: whole,
                                dependents: [
                                  {
                                    traces: tracesOf(dependent),
                                    person: { ...dependent.person, role: '03' },
                                    ...refused,
                                    dates,
                                    benefits,
                                  },
                                ],
                              }
                            : { traces, person: whole, ...refused, dates, benefits },
                        ],
                  },
                ],
          },
        ],
      },
    },
    {
      from: payer.payer?.id ?? 'SBX01',
      to: file.interchanges[0]!.sender.id,
      at: asked_at,
      seed: text,
    },
  )
}

type Subject = Pick<EligibilityRequest['payers'][0]['providers'][0]['subscribers'][0], 'traces'>

// The response repeats the trace number of the inquiry.
const tracesOf = ({ traces }: Subject) =>
  traces.map(({ number, originator }) => ({ kind: '2', number, originator }))

const yearOf = (at: Temporal.Instant) => `${dayOf(at).slice(0, 4)}-01-01`
