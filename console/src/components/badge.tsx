// A state as the API spells it, with a shape and a tone for scanning.

type Tone = 'ok' | 'info' | 'warn' | 'bad' | ''
type Shape = '' | 'wait' | 'stop' | 'plain'

// Every state the console shows. A state that is missing here is neutral.
const looks: Record<string, [Tone, Shape]> = {
  issued: ['ok', ''],
  available: ['ok', ''],
  scanning: ['info', 'wait'],
  awaiting_upload: ['info', 'wait'],
  quarantined: ['bad', 'stop'],
  enabled: ['ok', ''],
  active: ['ok', ''],
  delivered: ['ok', ''],
  permitted: ['ok', ''],
  justified: ['ok', ''],
  granted: ['ok', ''],
  scheduled: ['info', 'wait'],
  done: ['', ''],
  live: ['ok', ''],
  opened: ['bad', 'stop'],
  invited: ['info', 'wait'],
  offered: ['info', 'wait'],
  drafted: ['', 'wait'],
  draft: ['', 'wait'],
  published: ['ok', ''],
  retired: ['', 'stop'],
  assigned: ['info', 'wait'],
  in_progress: ['info', ''],
  overdue: ['bad', 'stop'],
  ended: ['warn', 'wait'],
  failing: ['warn', ''],
  unused: ['warn', ''],
  suspended: ['warn', ''],
  failed: ['bad', 'stop'],
  denied: ['bad', 'stop'],
  unjustified: ['bad', 'stop'],
  revoked: ['', 'stop'],
  expired: ['', 'stop'],
  disabled: ['', 'stop'],
  deactivated: ['', 'stop'],
  signed_out: ['', 'stop'],
  declined: ['', 'stop'],
  lapsed: ['', 'stop'],
  superseded: ['', 'stop'],
  voided: ['', 'stop'],
  verified: ['ok', ''],
  completed: ['ok', ''],
  signed: ['ok', ''],
  amended: ['ok', ''],
  reviewed: ['ok', ''],
  paid: ['ok', ''],
  succeeded: ['ok', ''],
  received: ['ok', ''],
  reconciled: ['ok', ''],
  approved: ['ok', ''],
  accepted: ['ok', ''],
  posted: ['ok', ''],
  matched: ['ok', ''],
  fulfilled: ['ok', ''],
  won: ['ok', ''],
  eligible: ['ok', ''],
  passed: ['ok', ''],
  resolved: ['ok', ''],
  reliable_improvement: ['ok', ''],
  checked_in: ['info', ''],
  started: ['info', ''],
  submitted: ['info', 'wait'],
  validated: ['info', 'wait'],
  acknowledged: ['info', 'wait'],
  requested: ['info', 'wait'],
  held: ['warn', 'wait'],
  pended: ['warn', 'wait'],
  appealed: ['warn', ''],
  partially_paid: ['ok', ''],
  returned: ['warn', ''],
  excepted: ['bad', 'stop'],
  rejected: ['bad', 'stop'],
  no_show: ['bad', 'stop'],
  escalated: ['bad', 'stop'],
  lost: ['bad', 'stop'],
  not_eligible: ['bad', 'stop'],
  review_needed: ['warn', 'wait'],
  information_requested: ['warn', 'wait'],
  reviewing: ['info', 'wait'],
  unverified: ['', 'wait'],
  unknown: ['', 'wait'],
  reliable_deterioration: ['bad', ''],
  canceled: ['', 'stop'],
  closed: ['', 'stop'],
  released: ['', 'stop'],
  discarded: ['', 'stop'],
  lapsing: ['warn', 'wait'],
  waiting: ['info', 'wait'],
  pending: ['info', 'wait'],
  exhausted: ['bad', 'stop'],
  sent: ['info', ''],
  queued: ['info', 'wait'],
  bounced: ['bad', 'stop'],
  suppressed: ['warn', 'stop'],
  stale: ['warn', ''],
  paused: ['', 'stop'],
  archived: ['', 'stop'],
  booked: ['ok', ''],
  withdrawn: ['', 'stop'],
  removed: ['', 'stop'],
  urgent: ['bad', 'stop'],
  soon: ['warn', 'wait'],
  checking: ['info', 'wait'],
  checked: ['warn', 'wait'],
  running: ['info', ''],
  ready: ['info', ''],
  refused: ['bad', 'stop'],
  open: ['info', 'wait'],
  past_due: ['bad', 'stop'],
  missed: ['bad', 'stop'],
  planned: ['', 'wait'],
}

export function StateBadge({ state }: { state: string }) {
  const [tone, shape] = looks[state] ?? ['', '']
  return <span className={`badge ${tone} ${shape}`}>{state}</span>
}

export function Badge({ children, tone = '' }: { children: string; tone?: Tone }) {
  return <span className={`badge plain ${tone}`}>{children}</span>
}

/** An HTTP status: 2xx and 3xx succeed, 4xx is the caller's, 5xx the service's. */
export function StatusBadge({ status }: { status: number }) {
  const look = status < 400 ? 'ok' : status < 500 ? 'warn stop' : 'bad stop'
  return <span className={`badge ${look}`}>{status}</span>
}

export function Method({ method }: { method: string }) {
  return <span className={`method ${method.toLowerCase()}`}>{method}</span>
}
