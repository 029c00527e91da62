// Finds the transmission that a TA1 or 999 acknowledges. Control numbers alone don't identify it,
// because every sender has its own: sender, receiver, transaction set, version and date must match
// as well.
import { type Call, toTimestamp } from '#kernel/call.ts'
import type { Acknowledgment } from '#x12/acknowledgment.ts'
import type { Interchange } from '#x12/envelope.ts'
import { type KindName, kinds } from '#x12/kinds.ts'
import type { TransmissionRow } from './lifecycle.ts'
import { findByNumber } from './store.ts'

export type Acknowledged = Pick<
  TransmissionRow,
  | 'id'
  | 'claim_id'
  | 'kind'
  | 'attempt'
  | 'control_number'
  | 'sender_id'
  | 'receiver_id'
  | 'file_number'
  | 'created_at'
>

// `mismatched`: the control number is known, but it acknowledges another sender's document.
// Several if they were sent in one file.
export type AcknowledgedMatch = Acknowledged[] | 'unknown' | 'mismatched'

type AcknowledgedSet = Acknowledgment['transactions'][number]

const latest_days = 180
// Senders write local dates.
const time_zone_days = 1

// TA101 to TA103: control number, date and time of the interchange.
export const findByEnvelope = (call: Call, from: Interchange, [, number, date, time]: string[]) =>
  findMatching(call, number, (sent) => {
    const at = toTimestamp(Temporal.Instant.from(sent.created_at))
    const sent_date = at.slice(2, 10).replaceAll('-', '')
    const sent_time = at.slice(11, 16).replace(':', '')
    return isReplyTo(sent, from) && date === sent_date && time?.slice(0, 4) === sent_time
  })

// If it names transaction sets, at least one of them is ours.
export async function findByGroup(
  call: Call,
  from: Interchange,
  content: Acknowledgment,
): Promise<AcknowledgedMatch> {
  const all = await findMatching(call, content.group_control_number, (sent) => {
    const { group, guide } = kinds[sent.kind as KindName]
    const { group_kind, version = guide } = content
    return isReplyTo(sent, from) && group_kind === group && version.startsWith(guide)
  })
  if (typeof all === 'string' || content.transactions.length === 0) return all
  return all.some((sent) => setOf(sent, content)) ? all : 'mismatched'
}

// What it reports about the transmission, which is one transaction set of its file.
export const setOf = (sent: Acknowledged, { transactions }: Acknowledgment) =>
  transactions.find((each) => isSetOf(sent, each))

function isSetOf({ kind, control_number }: Acknowledged, acknowledged: AcknowledgedSet) {
  const { set, guide } = kinds[kind as KindName]
  const { version = guide } = acknowledged
  return (
    acknowledged.set === set &&
    Number(acknowledged.control_number) === control_number &&
    version.startsWith(guide)
  )
}

function isReplyTo({ sender_id, receiver_id, created_at }: Acknowledged, from: Interchange) {
  const [, year, month, day] = /^(\d\d)(\d\d)(\d\d)$/.exec(from.date) ?? []
  const on = `20${year}-${month}-${day}`
  const sent = Temporal.Instant.from(created_at)
  const first = toTimestamp(sent.subtract({ hours: 24 * time_zone_days })).slice(0, 10)
  const last = toTimestamp(sent.add({ hours: 24 * latest_days })).slice(0, 10)
  return (
    isSame(from.sender.id, receiver_id) &&
    isSame(from.receiver.id, sender_id) &&
    first <= on &&
    on <= last
  )
}

const isSame = (one: string, other: string | null) => one.toUpperCase() === other?.toUpperCase()

async function findMatching(
  call: Call,
  text: string | undefined,
  matches: (sent: Acknowledged) => boolean,
): Promise<AcknowledgedMatch> {
  const number = Number(text || Number.NaN)
  const known = Number.isSafeInteger(number) ? await findByNumber(call, number) : []
  const [first, ...others] = known.filter(matches)
  if (!first) return known.length > 0 ? 'mismatched' : 'unknown'
  return first.file_number === null
    ? [first]
    : [first, ...others.filter(({ file_number }) => file_number === first.file_number)]
}
