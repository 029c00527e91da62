// Creates calendar feeds. The URL is a secret: returned once, stored only as a hash.
import { createHmac } from 'node:crypto'
import { type Call, toTimestamp } from '#kernel/call.ts'
import type { Secrets } from '#crypto/secrets.ts'
import { ApiError } from '#catalogue/api_error.ts'
import { newId } from '#kernel/ids.ts'
import { randomBase62 } from '#crypto/base62.ts'
import { lockRow, createRow } from '#kernel/record.ts'
import { requireOwnCalendar } from '#areas/sessions/availability/availability.ts'
import { practitionerKind } from '#areas/practitioners/practitioner/schema.ts'
import { feedKind, feedLifecycle } from './lifecycle.ts'
import type { CalendarFeedCreate } from './schema.ts'

const token_length = 32

export async function createFeed(call: Call, practitioner_id: string, request: CalendarFeedCreate) {
  const { actor } = call
  const acting = actor.kind === 'practitioner' ? actor.id : null
  await lockRow(call, practitionerKind, practitioner_id)
  requireOwnCalendar(acting, practitioner_id, 'id')
  const { detail = 'busy', name = 'Calendar', metadata = {}, ...columns } = request
  if (detail !== 'busy' && acting === null) {
    const needs =
      'Only the practitioner can create a feed with `detail: format`. Send ' +
      '`On-Behalf-Of` with their ID.'
    throw new ApiError('permission_denied', { needs }, { param: 'detail' })
  }
  const token = randomBase62(token_length)
  const feed = await createRow(call, feedKind, newId(feedKind.prefix), {
    ...columns,
    practitioner_id,
    name,
    detail,
    status: feedLifecycle.initial,
    issued_at: toTimestamp(call.now),
    token_hash: hashToken(call.secrets, token),
    metadata,
  })
  return { ...feed, url: `${call.public_url}/calendars/${token}.ics` }
}

export const hashToken = ({ pepper }: Secrets, token: string) =>
  createHmac('sha256', pepper).update(`calendar ${token}`).digest('base64url')
