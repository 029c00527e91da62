// Answers a 270 with a 271, as the payer would.
import { ClearinghouseDown, type EligibilityInquiry } from '#outside/ports/clearinghouse.ts'
import { readX12, transactionsOf } from '#x12/read.ts'
import type { EligibilityRequest } from '#x12/eligibility.ts'
import { neverResponds, eligibilityOf } from './coverage.ts'
import { dayOf, writeDocument, timeOf } from './document.ts'

// The loop a rejection belongs to: payer, provider, else subscriber or dependent.
const payer_codes = ['04', '41', '42', '79', '80']
const provider_codes = ['43', '44', '45', '46', '47', '48', '50', '51']
// Rejections that can be resubmitted as is.
const resubmittable = ['42', '80']

export function answerEligibility({ text, sent_at }: Omit<EligibilityInquiry, 'payer_id'>): string {
  const file = readX12(text)
  const [inquiry] = transactionsOf(file).flatMap((each) =>
    each.kind === '270' ? [each.content] : [],
  )
  const [payer] = inquiry?.payers ?? []
  const [provider] = payer?.providers ?? []
  const [subscriber] = provider?.subscribers ?? []
  if (!inquiry || !payer || !provider || !subscriber) {
    throw new ClearinghouseDown('The 270 could not be read.')
  }
  const member_id = subscriber.person?.id ?? ''
  if (neverResponds(member_id)) throw new ClearinghouseDown('The payer did not respond in time.')
  const answer = eligibilityOf(member_id)
  const code = 'rejection' in answer ? answer.rejection : ''
  const rejected = code && {
    rejections: [{ valid: 'N', code, follow_up: resubmittable.includes(code) ? 'R' : 'C' }],
  }
  const benefits = 'benefits' in answer ? answer.benefits : []
  const dates = benefits.length > 0 ? [{ kind: '346', days: yearOf(sent_at) }] : []
  const traces = tracesOf(subscriber)
  const [dependent] = subscriber.dependents
  const insured = { ...subscriber.person, role: 'IL' }
  return writeDocument(
    {
      kind: '271',
      content: {
        purpose: '11',
        reference: inquiry.reference,
        created_on: dayOf(sent_at),
        created_at: timeOf(sent_at),
        payers: [
          {
            ...(payer_codes.includes(code) && rejected),
            payer: payer.payer,
            providers: payer_codes.includes(code)
              ? []
              : [
                  {
                    provider: provider.provider,
                    ...(provider_codes.includes(code) && rejected),
                    subscribers: provider_codes.includes(code)
                      ? []
                      : [
                          dependent
                            ? {
                                person: insured,
                                ...bornOf(subscriber),
                                dependents: [
                                  {
                                    traces: tracesOf(dependent),
                                    person: { ...dependent.person, role: '03' },
                                    ...rejected,
                                    ...bornOf(dependent),
                                    dates,
                                    benefits,
                                  },
                                ],
                              }
                            : {
                                traces,
                                person: insured,
                                ...rejected,
                                ...bornOf(subscriber),
                                dates,
                                benefits,
                              },
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
      at: sent_at,
      seed: text,
    },
  )
}

type Subject = Pick<
  EligibilityRequest['payers'][0]['providers'][0]['subscribers'][0],
  'traces' | 'born_on' | 'sex'
>

const bornOf = ({ born_on, sex }: Subject) => ({ born_on, sex })

// The response repeats the trace number of the inquiry.
const tracesOf = ({ traces }: Subject) =>
  traces.map(({ number, originator }) => ({ kind: '2', number, originator }))

const yearOf = (at: Temporal.Instant) => `${dayOf(at).slice(0, 4)}-01-01`
