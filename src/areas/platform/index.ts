// The resources of this area: accounts, credentials, events and logs.
import type { Resource } from '#http/routing/resource.ts'
import { accountResource } from './account/resource.ts'
import { apiKeyResource } from './api_key/resource.ts'
import { auditEntryResource } from './audit_entry/resource.ts'
import { eventResource } from './event/resource.ts'
import { requestLogResource } from './request_log/resource.ts'
import { requestSummaryResource } from './request_summary/resource.ts'
import { webhookEndpointResource } from './webhook_endpoint/resource.ts'
import { testClockResource } from './test_clock/resource.ts'

export const platformArea: Resource[] = [
  accountResource,
  apiKeyResource,
  auditEntryResource,
  eventResource,
  requestLogResource,
  requestSummaryResource,
  webhookEndpointResource,
  testClockResource,
]
