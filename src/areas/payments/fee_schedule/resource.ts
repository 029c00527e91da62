// Routes of fee schedules. Rates are the account's business, so only the account reads them.
import { sql } from '#db/sql.ts'
import { listRoute } from '#http/lists/list_route.ts'
import { defineResource } from '#http/routing/resource.ts'
import { route, type Route } from '#http/routing/route.ts'
import { retrieveRoute, updateRoute } from '#http/routing/standard_routes.ts'
import { createFeeSchedule, updateFeeSchedule } from './fee_schedule.ts'
import {
  FeeSchedule,
  FeeScheduleChange,
  FeeScheduleCreate,
  FeeScheduleListed,
  feeScheduleFilters,
  feeScheduleKind,
} from './schema.ts'

const actors: Route['actors'] = ['account']
const reading = {
  kind: feeScheduleKind,
  scope: 'payers:read' as const,
  item: FeeSchedule,
  actors,
}
const writing = { ...reading, scope: 'payers:write' as const }

const listed_columns = sql`id, name, payer_id, plan_name, starts_on, ends_on, archived, metadata,
  version, created_at, updated_at, jsonb_array_length(rates) as rate_count`

const feeScheduleRoutes: Route[] = [
  route({
    name: 'fee_schedules.create',
    method: 'POST',
    path: '/v1/fee_schedules',
    scope: writing.scope,
    summary: 'Create a fee schedule.',
    body: FeeScheduleCreate,
    returns: FeeSchedule,
    actors,
    errors: ['resource_not_found', 'fee_schedule_conflict'],
    run: (call, { body }) => createFeeSchedule(call, body),
  }),
  retrieveRoute(reading),
  listRoute({
    ...reading,
    item: FeeScheduleListed,
    columns: listed_columns,
    summary: 'List fee schedules, newest first, without rates.',
    fields: feeScheduleFilters,
  }),
  updateRoute({
    ...writing,
    body: FeeScheduleChange,
    change: updateFeeSchedule,
    errors: ['fee_schedule_conflict'],
  }),
]

export const feeScheduleResource = defineResource({
  about: {
    fee_schedules:
      'Your own charges, and the rates that payers pay by contract: by procedure, modifiers, ' +
      'profession, place of service and date.',
  },
  kind: feeScheduleKind,
  routes: feeScheduleRoutes,
})
