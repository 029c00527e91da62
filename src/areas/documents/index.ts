// The resources of this area: files, and letters that enclose them.
import type { Resource } from '#http/routing/resource.ts'
import { appealLetterResource } from './appeal_letter/resource.ts'
import { documentResource } from './document/resource.ts'
import { evidencePageResource } from './evidence_page/resource.ts'

export const documentsArea: Resource[] = [
  documentResource,
  evidencePageResource,
  appealLetterResource,
]
