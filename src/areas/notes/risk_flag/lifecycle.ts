// The risk flag lifecycle. Time can escalate a flag but never close it.
import Type from 'typebox'
import type { Call } from '#kernel/call.ts'
import { scheduleJob, cancelJob } from '#kernel/jobs.ts'
import { Nullable, Id, Text } from '#kernel/fields.ts'
import { defineLifecycle } from '#kernel/lifecycle.ts'
import { isKeyDestroyed } from '#kernel/person_key.ts'
import type { Kind } from '#kernel/record.ts'
import { unerased } from '#kernel/waits.ts'
import type { RiskFlagRow } from './schema.ts'

export const riskFlagKind: Kind<RiskFlagRow> = {
  object: 'risk_flag',
  table: 'risk_flags',
  prefix: 'risk',
  of_person: true,
  carries: () => ['assessments'],
  encryption: {
    of: 'person_id',
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

// Time to acknowledge a flag, in minutes, by level.
export const acknowledgeWithin: Record<RiskFlagRow['level'], number> = {
  imminent: 15,
  high: 60,
  moderate: 24 * 60,
  low: 72 * 60,
}

export const limit = { name: 'risk_flag.overdue' }

export const deadline = (call: Call, level: RiskFlagRow['level']) =>
  call.now.add({ minutes: acknowledgeWithin[level] })

const longest_pause_minutes = 7 * 24 * 60

// Repeats the escalation at growing intervals, at least weekly. Stops if the person was erased.
function restartDeadlineLater(call: Call, { id, person_id, level, acknowledge_by }: RiskFlagRow) {
  if (isKeyDestroyed(call, person_id)) return
  const within = acknowledgeWithin[level]
  const late = call.now.since(Temporal.Instant.from(acknowledge_by)).total('minutes')
  const pause = Math.min(within + late, Math.max(within, longest_pause_minutes))
  scheduleJob(call, limit, id, call.now.add({ minutes: Math.ceil(pause) }))
}

function restartDeadline(call: Call, { id, level }: RiskFlagRow) {
  scheduleJob(call, limit, id, deadline(call, level))
}
function stopDeadline(call: Call, { id }: RiskFlagRow) {
  cancelJob(call, limit, id)
}

const reason = Text('Reason for the void or reopening.', 500, {
  examples: ['Opened for the wrong person'],
})
export const safety_plan_note_id = Nullable(
  Id('note', 'ID of the note with the safety plan. Null if none.'),
)
export const transfer = Nullable(
  Text('Where the person was transferred for care. Null if not transferred.', 500, {
    examples: ['Emergency department'],
  }),
)
export const resolution = Text('How the risk was resolved, up to 2,000 characters.', 2_000, {
  examples: ['No suicidal ideation for four weeks. The safety plan remains in place.'],
})

const unacknowledged = { job: limit.name, at: 'acknowledge_by', where: unerased('risk_flags') }

export const riskFlagLifecycle = defineLifecycle({
  kind: riskFlagKind,
  initial: 'opened',
  states: {
    opened: 'Open and not yet acknowledged.',
    acknowledged: 'Acknowledged by someone who is responding.',
    escalated: 'Escalated manually, or not acknowledged before `acknowledge_by`.',
    mitigated: 'Immediate risk addressed, for example with a safety plan.',
    resolved: 'Resolved by a practitioner after a later assessment.',
    voided: 'Opened in error.',
  },
  sets: {
    // Someone must still respond.
    open: {
      in: ['opened', 'acknowledged', 'escalated'],
      out: ['mitigated', 'resolved', 'voided'],
    },
    // The time to acknowledge is running.
    unacknowledged: {
      in: ['opened', 'escalated'],
      out: ['acknowledged', 'mitigated', 'resolved', 'voided'],
      constraints: ['risk_flags_unseen'],
    },
    mitigable: {
      in: ['acknowledged'],
      out: ['opened', 'escalated', 'mitigated', 'resolved', 'voided'],
    },
    resolvable: {
      in: ['mitigated'],
      out: ['opened', 'acknowledged', 'escalated', 'resolved', 'voided'],
    },
  },
  waits: { opened: [unacknowledged], escalated: [unacknowledged] },
  steps: {
    acknowledge: {
      from: ['opened', 'escalated'],
      to: 'acknowledged',
      summary: 'Acknowledge a risk flag.',
      after: stopDeadline,
    },
    escalate: {
      from: ['opened', 'acknowledged'],
      to: 'escalated',
      summary: 'Escalate a risk flag. Restarts the time to acknowledge it.',
      after: restartDeadline,
    },
    overdue: {
      from: ['opened', 'escalated'],
      to: 'escalated',
      by: 'clock',
      summary: 'Escalate an unacknowledged risk flag, repeatedly until it is acknowledged.',
      after: restartDeadlineLater,
    },
    raise: {
      from: ['opened', 'acknowledged', 'escalated', 'mitigated', 'resolved'],
      to: 'opened',
      word: 'raised',
      by: 'a later answer that indicates higher risk',
      summary: 'Raise the level of a risk flag after a later answer.',
      after: restartDeadline,
    },
    mitigate: {
      from: ['acknowledged'],
      to: 'mitigated',
      summary:
        'Record the mitigation of a risk flag. A `high` or `imminent` level requires a safety ' +
        'plan or a transfer.',
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
      summary:
        'Resolve a risk flag. Requires a later assessment: for `suicide` and `self_harm`, a ' +
        'PHQ-9 or a C-SSRS.',
      takes: Type.Object({ resolution }),
    },
    reopen: {
      from: ['resolved'],
      to: 'opened',
      word: 'reopened',
      summary: 'Reopen a risk flag.',
      takes: Type.Object({ reason }),
      after: restartDeadline,
    },
    void: {
      from: ['opened', 'acknowledged', 'escalated', 'mitigated', 'resolved'],
      to: 'voided',
      summary: 'Void a risk flag that was opened in error.',
      takes: Type.Object({ reason }),
      after: stopDeadline,
    },
  },
})
