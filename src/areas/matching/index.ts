// The resources of this area: matching people with practitioners, and the waiting list for care.
import type { Resource } from '#http/routing/resource.ts'
import { matchingAssignmentResource } from './matching_assignment/resource.ts'
import { matchingResource } from './matching/resource.ts'
import { waitingListEntryResource } from './waiting_list_entry/resource.ts'
import { waitingListOfferResource } from './waiting_list_offer/resource.ts'
import { waitingListReportResource } from './waiting_list_report/resource.ts'

export const matchingArea: Resource[] = [
  matchingResource,
  matchingAssignmentResource,
  waitingListEntryResource,
  waitingListOfferResource,
  waitingListReportResource,
]
