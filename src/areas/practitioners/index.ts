// The resources of this area: practitioners and the verification of their credentials.
import type { Resource } from '#http/routing/resource.ts'
import { practitionerResource } from './practitioner/resource.ts'
import { verificationResource, checkResource } from './verification/resource.ts'

export const practitionersArea: Resource[] = [
  practitionerResource,
  verificationResource,
  checkResource,
]
