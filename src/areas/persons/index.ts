// The resources of this area: persons, their consents, and who can act for them.
import type { Resource } from '#http/routing/resource.ts'
import { personResource } from './person/resource.ts'
import { consentResource } from './consent/resource.ts'
import { emergencyAccessResource } from './emergency_access/resource.ts'
import { scopedTokenResource } from './scoped_token/resource.ts'

export const personsArea: Resource[] = [
  personResource,
  consentResource,
  emergencyAccessResource,
  scopedTokenResource,
]
