// A decrypted note row.
import type { Row } from '#kernel/record.ts'
import type { amendmentTypes } from './lifecycle.ts'
import type { Service } from './content.ts'

export type Addendum = {
  id: string
  type: (typeof amendmentTypes)[number]
  text: string
  reason: string
  target_section: string | null
  by_kind: string
  by_id: string
  nonce: string
  content_hash: string
  signed_at: string
}

export type NoteRow = Row & {
  person_id: string
  session_id: string | null
  author_id: string
  supervisor_id: string | null
  kind: string
  format: string
  status: string
  sections: Record<string, string>
  service: Service | null
  diagnoses: { code: string; rank: number }[]
  goals: { ref: string; text: string }[]
  goal_refs: string[]
  labels: string[]
  origin: { method: string; reviewed?: boolean }
  signatures: { role: string; practitioner_id: string; content_hash: string }[]
  addenda: Addendum[]
  content_hash: string | null
  nonce: string | null
  late_entry: boolean
  late_reason: string | null
  void_requested_by_id: string | null
}
