// A consent's row, decrypted.
import type { Row } from '#kernel/record.ts'
import type { ConsentFact, Party } from '#areas/persons/consent_decision/decision_types.ts'
import type { ConsentKind } from '#areas/persons/consent_decision/vocabulary.ts'

export type ConsentRow = Row &
  Omit<ConsentFact, 'period' | 'recorded_by'> & {
    person_id: string
    kind: ConsentKind
    regimes: string[]
    disclosers: Party[]
    period: { start?: string | null; end?: string | null; end_event?: string | null }
    document: { version: string; sha256: string } | null
    statements: {
      revocation: boolean
      conditioning: boolean
      redisclosure: boolean
      treatment_conditioned?: boolean
    }
    grantor: { capacity: string; relationship_id?: string | null }
    evidence: { hash: string }[]
    status: string
    supersedes_id: string | null
  }
