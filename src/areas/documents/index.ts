// The resources of this area: files, letters that enclose them, and forms with their responses.
import type { Resource } from '#http/routing/resource.ts'
import { appealLetterResource } from './appeal_letter/resource.ts'
import { documentResource } from './document/resource.ts'
import { evidencePageResource } from './evidence_page/resource.ts'
import { formResource } from './form/resource.ts'
import { formResponseResource } from './form_response/resource.ts'

export const documentsArea: Resource[] = [
  documentResource,
  evidencePageResource,
  appealLetterResource,
  formResource,
  formResponseResource,
]
