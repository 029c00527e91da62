// The resources of this area: files, and forms with the responses to them.
import type { Resource } from '#http/routing/resource.ts'
import { documentResource } from './document/resource.ts'
import { evidencePageResource } from './evidence_page/resource.ts'
import { formResource } from './form/resource.ts'
import { formResponseResource } from './form_response/resource.ts'

export const documentsArea: Resource[] = [
  documentResource,
  evidencePageResource,
  formResource,
  formResponseResource,
]
