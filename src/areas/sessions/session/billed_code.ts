// The procedure code that a session is billed with.
import { codeForMinutes, isTimedApart, procedureOf } from '#catalogue/procedures.ts'
import type { SessionRow } from './schema.ts'

// Default procedure code per session type.
const default_codes: Record<SessionRow['type'], string> = {
  intake: '90791',
  individual: '90834',
  couple: '90847',
  family: '90847',
  group: '90853',
  medication: '99213',
  crisis: '90839',
  consultation: '90791',
}
const medical_intake = '90792'
const medical_professions = ['psychiatrist', 'pmhnp']

// The planned code; for time-based codes, the one that matches the minutes.
export function billedCode(
  { type, procedure_code }: Pick<SessionRow, 'type' | 'procedure_code'>,
  minutes: number,
  profession: string | undefined,
) {
  const medical = medical_professions.includes(profession ?? '')
  const planned =
    procedure_code ?? (type === 'intake' && medical ? medical_intake : default_codes[type])
  const procedure = procedureOf(planned)
  if (!procedure || !isTimedApart(procedure)) return planned
  return codeForMinutes(procedure.family, minutes) ?? planned
}
