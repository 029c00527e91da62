// The kind of a consent: its table, and the terms that are encrypted with the person's key.
import type { Kind } from '#kernel/record.ts'
import type { ConsentRow, ConsentTerms } from './schema.ts'

// The encrypted fields of a consent for which nothing is stored, or whose person was erased.
export const emptyTerms: ConsentTerms = {
  regimes: [],
  purposes: [],
  disclosers: [],
  recipients: [],
  data_categories: [],
  data_period: null,
  actions: [],
  period: {},
  document: null,
  statements: { revocation: false, conditioning: false, redisclosure: false },
  grantor: { capacity: 'self' },
  evidence: [],
  revocation: null,
  reason: null,
  metadata: {},
}

export const consentKind: Kind<ConsentRow> = {
  object: 'consent',
  table: 'consents',
  prefix: 'con',
  of_person: true,
  carries: () => ['demographics'],
  encryption: { of: 'person_id', fields: emptyTerms },
}
