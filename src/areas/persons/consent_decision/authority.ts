// The authority a representative needs to sign each kind of consent.

export const of_records = ['release', 'psychotherapy_notes', 'sud_counseling_notes', 'part2_tpo']

export const authorityFor = (kind: string) =>
  kind === 'financial'
    ? 'billing'
    : of_records.includes(kind)
      ? 'records_access'
      : 'treatment_consent'
