// The sample claims: a billing provider, coverages, and a claim for each insured person's first
// sessions, so that every claim state occurs.
import type { SampleCall } from './replay.ts'
import { synthetic, verified } from './people.ts'
import { billedWeeks, type InsuredPerson, insured_persons, memberOf, type Step } from './insured.ts'
import { sampleSessions } from './sessions.ts'

export const payer_id = 'SBX01'

const provider = {
  entity: 'organization',
  name: 'Sandbox Example Practice',
  npi: '1234567893',
  tax_id: '123456789',
  tax_id_kind: 'ein',
  taxonomy: '261QM0801X',
  address: {
    line1: '1 Example Street',
    city: 'Sampletown',
    state: 'NY',
    postal_code: '12207-1234',
  },
  phone: '2025550199',
}

export function claimCalls(now: Temporal.Instant): SampleCall[] {
  const opened = now.subtract({ hours: 24 * 94 })
  return [
    { at: opened, route: 'billing_providers.create', body: { provider, metadata: synthetic } },
    ...verified.map((_, number) => ({
      at: opened,
      route: 'practitioners.update_payout_terms',
      of: `@practitioner ${number}`,
      body: { share_basis_points: 6_000, destination: `acct_sandbox_${number}` },
    })),
    ...insured_persons.flatMap((each) => [...coverageCalls(each, now), ...claimHistory(each, now)]),
  ]
}

function coverageCalls({ number, member_id }: InsuredPerson, now: Temporal.Instant): SampleCall[] {
  const at = now.subtract({ hours: 24 * 88 })
  const body = { person_id: `@person ${number}`, payer_id, member_id, metadata: synthetic }
  return [{ at, route: 'coverages.create', body, keeps: { [`coverage ${number}`]: 'id' } }]
}

export const billedSessions = (number: number, now: Temporal.Instant) =>
  sampleSessions(now).filter(
    ({ patient, week }) => patient.number === number && billedWeeks(number).includes(week),
  )

function claimHistory({ number, steps }: InsuredPerson, now: Temporal.Instant): SampleCall[] {
  const meetings = billedSessions(number, now)
  const { starts_at } = meetings[0]!
  const claim = `claim ${number}`
  const drafted: SampleCall = {
    at: meetings.at(-1)!.starts_at.add({ minutes: 90 }),
    route: 'claims.create',
    body: {
      coverage_id: `@coverage ${number}`,
      session_ids: meetings.map(({ name }) => `@${name}`),
      metadata: synthetic,
    },
    keeps: { [claim]: 'id' },
  }
  const moment = ({ hours }: Step) =>
    (hours < 0 ? now : starts_at).add({ seconds: Math.round(hours * 3_600) })
  return [drafted, ...steps.map((step) => ({ at: moment(step), ...callFor(step.name, number) }))]
}

const reason = 'Sandbox text. Treatment was medically necessary: symptoms worsened without it.'

// The call for each step. Most are claim actions without a body.
function callFor(step: string, number: number): Omit<SampleCall, 'at'> {
  const of = `@claim ${number}`
  const again = `claim ${number} again`
  const special: Record<string, Omit<SampleCall, 'at'>> = {
    appeal: { route: 'claims.appeal', of, body: { reason } },
    close: { route: 'claims.close', of, body: { write_off: 'small_balance' } },
    replace: { route: 'claims.replace', of, body: {}, keeps: { [again]: 'id' } },
    submit_again: { route: 'claims.submit', of: `@${again}` },
    change_member: {
      route: 'coverages.update',
      of: `@coverage ${number}`,
      body: { member_id: memberOf('SBX-PAID', number) },
    },
  }
  return special[step] ?? { route: `claims.${step}`, of }
}
