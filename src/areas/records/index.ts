// The resources of this area: a person's whole record: disclosure, export, merge and erasure.
import type { Resource } from '#http/routing/resource.ts'
import { disclosureResource } from './disclosure/resource.ts'
import { personRecordResource } from './person_record/resource.ts'

export const recordsArea: Resource[] = [disclosureResource, personRecordResource]
