// The resources of this area: matching people with practitioners.
import type { Resource } from '#http/routing/resource.ts'
import { matchingAssignmentResource } from './matching_assignment/resource.ts'
import { matchingResource } from './matching/resource.ts'

export const matchingArea: Resource[] = [matchingResource, matchingAssignmentResource]
