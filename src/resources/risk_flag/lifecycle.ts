// What can happen to a risk flag. Time can make it louder, never close it.
import Type from 'typebox'
import type { Call } from '#call.ts'
import { makeDue, makeNotDue } from '#due.ts'
import { Nullable, Id, Text } from '#fields.ts'
import { defineLifecycle } from '#lifecycle.ts'
import type { Row } from '#record.ts'
import { unerased } from '#waits.ts'

export const riskFlagKind = {
  object: 'risk_flag',
  table: 'risk_flags',
  prefix: 'risk',
  of_person: true,
  carries: () => ['assessments'],
  sealed: {
    of: 'person_id' as const,
    fields: {
      kind: 'suicide',
      level: 'moderate',
      items: [],
      description: null,
      safety_plan_note_id: null,
      transfer: null,
      resolution: null,
      reason: null,
      metadata: {},
    },
  },
}

// How soon somebody must say that they see to it.
export const acknowledgeWithin: Record<string, number> = {
  imminent: 15,
  high: 60,
  moderate: 24 * 60,
  low: 72 * 60,
}

export const limit = { name: 'risk_flag.overdue' }

export const deadline = (call: Call, level: string) =>
  call.now.add({ minutes: acknowledgeWithin[level]! })

const longest_pause_minutes = 7 * 24 * 60

// Told again when as much time has passed once more, and at least every week; but what is known of
// somebody who was erased is nobody's any more.
function watchOn(call: Call, { id, level, acknowledge_by }: Row) {
  if (!call.person) return
  const within = acknowledgeWithin[level]!
  const late = call.now.since(Temporal.Instant.from(acknowledge_by)).total('minutes')
  const pause = Math.min(within + late, Math.max(within, longest_pause_minutes))
  makeDue(call, limit, id, call.now.add({ minutes: Math.ceil(pause) }))
}

const watch = (call: Call, { id, level }: Row) => makeDue(call, limit, id, deadline(call, level))
const seen = (call: Call, { id }: Row) => makeNotDue(call, limit, id)

const reason = Text('Why.', 500, { examples: ['Opened for the wrong person'] })
export const safety_plan_note_id = Nullable(Id('note', 'The note that holds the safety plan.'))
export const transfer = Nullable(
  Text('To whose care the person was handed over.', 500, { examples: ['Emergency department'] }),
)
export const resolution = Text('How it was resolved.', 2_000, {
  examples: ['No thoughts of death for four weeks; plan stays in place.'],
})

const unseen = { job: limit.name, at: 'acknowledge_by', where: unerased('risk_flags') }

export const riskFlagLifecycle = defineLifecycle({
  kind: riskFlagKind,
  initial: 'opened',
  states: {
    opened: 'Somebody may be in danger, and nobody has said that they see to it.',
    acknowledged: 'Somebody sees to it.',
    escalated: 'It was passed on, or nobody saw to it in time.',
    mitigated: 'What had to be done at once has been done.',
    resolved: 'The danger has passed, as a later assessment shows.',
    voided: 'It was opened by mistake.',
  },
  waits: { opened: [unseen], escalated: [unseen] },
  steps: {
    acknowledge: {
      from: ['opened', 'escalated'],
      to: 'acknowledged',
      does: 'Say that you see to it.',
      after: seen,
    },
    escalate: {
      from: ['opened', 'acknowledged'],
      to: 'escalated',
      does: 'Pass it on to somebody who can do more. They too must acknowledge it in time.',
      after: watch,
    },
    overdue: {
      from: ['opened', 'escalated'],
      to: 'escalated',
      by: 'clock',
      does: 'Nobody said in time that they see to it. It is told again until somebody does.',
      after: watchOn,
    },
    raise: {
      from: ['opened', 'acknowledged', 'escalated', 'mitigated', 'resolved'],
      to: 'opened',
      word: 'raised',
      by: 'a graver answer',
      does: 'A further answer shows that the danger is greater.',
      after: watch,
    },
    mitigate: {
      from: ['acknowledged'],
      to: 'mitigated',
      does: 'Note what was done. A high level needs a safety plan or a transfer.',
      takes: Type.Object(
        {
          safety_plan_note_id: Type.Optional(safety_plan_note_id),
          transfer: Type.Optional(transfer),
        },
        { examples: [{ transfer: 'Emergency department' }] },
      ),
    },
    resolve: {
      from: ['mitigated'],
      to: 'resolved',
      does: 'Close it, as a practitioner, after a later assessment.',
      takes: Type.Object({ resolution }),
    },
    reopen: {
      from: ['resolved'],
      to: 'opened',
      word: 'reopened',
      does: 'The danger is back.',
      takes: Type.Object({ reason }),
      after: watch,
    },
    void: {
      from: ['opened', 'acknowledged', 'escalated', 'mitigated', 'resolved'],
      to: 'voided',
      does: 'It was opened by mistake.',
      takes: Type.Object({ reason }),
      after: seen,
    },
  },
})
