// The resources of this area: the clinical record.
import type { Resource } from '#http/routing/resource.ts'
import { noteResource } from './note/resource.ts'
import { psychotherapyNoteResource } from './psychotherapy_note/resource.ts'
import { riskFlagResource } from './risk_flag/resource.ts'
import { assessmentResource } from './assessment/resource.ts'
import { outcomeSummaryResource } from './outcome_summary/resource.ts'

export const notesArea: Resource[] = [
  noteResource,
  psychotherapyNoteResource,
  riskFlagResource,
  assessmentResource,
  outcomeSummaryResource,
]
