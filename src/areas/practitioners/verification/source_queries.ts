// Builds the source query for each required check. If a query changes, the earlier result is
// stale.
import { createHmac } from 'node:crypto'
import { type Call } from '#kernel/call.ts'
import { decryptionKeys } from '#crypto/secrets.ts'
import type { SourceQuery } from '#outside/ports/source.ts'
import { canonical } from '#crypto/canonical_json.ts'
import { birthDatePlace } from '#areas/practitioners/practitioner/practitioner.ts'
import type { PractitionerRow } from '#areas/practitioners/practitioner/schema.ts'
import { decrypt } from '#crypto/encrypt.ts'
import { type CheckKind, checkKinds, policy } from './policy.ts'

export type Subject = { kind: CheckKind; subject_id: string | null }

type Credential = { id: string; number: string; jurisdiction?: string | null; compact?: string }

// All checks that must pass before a practitioner is verified.
export function requiredOf(practitioner: PractitionerRow): Subject[] {
  return checkKinds.flatMap((kind): Subject[] => {
    const { of, required } = policy[kind]
    if (required === 'never') return []
    if (of) return practitioner[of].map(({ id }) => ({ kind, subject_id: id }))
    const needed =
      required === 'always' ||
      (required === 'if_supervised' ? isSupervised(practitioner) : isInsured(practitioner))
    return needed ? [{ kind, subject_id: null }] : []
  })
}

const isSupervised = ({ licenses }: PractitionerRow) =>
  licenses.length > 0 && licenses.every(({ level }) => level !== 'independent')

const isInsured = ({ malpractice_policies }: PractitionerRow) => malpractice_policies.length > 0

export function queryOf(
  call: Call,
  practitioner: PractitionerRow,
  { kind, subject_id }: Subject,
): SourceQuery {
  const { name, npi, former_names, licenses } = practitioner
  const { of } = policy[kind]
  const credentials: Credential[] = of ? practitioner[of] : []
  const credential = credentials.find(({ id }) => id === subject_id)
  const names = { family: name.family, given: name.given, former_names }
  if (credential) {
    const { number, jurisdiction = null, compact } = credential
    return { ...names, number, jurisdiction, ...(compact && { compact }) }
  }
  if (kind === 'npi') return { ...names, npi }
  const states = licenses.map(({ jurisdiction }) => jurisdiction)
  return { ...names, npi, date_of_birth: birthDateOf(call, practitioner), states }
}

function birthDateOf({ secrets, account }: Call, { id, birth_date }: PractitionerRow) {
  if (!birth_date) return null
  return decrypt(decryptionKeys(secrets), birthDatePlace(account, id), birth_date)
}

// Keyed digest, so that birth dates can't be guessed. Includes the profession for license checks.
export function digestOf(call: Call, practitioner: PractitionerRow, subject: Subject): string {
  const { profession, supervision, malpractice_policies } = practitioner
  const also: Partial<Record<CheckKind, object>> = {
    license: { profession },
    supervision: { supervision },
    malpractice_insurance: { malpractice_policies },
  }
  const query = { ...queryOf(call, practitioner, subject), ...also[subject.kind] }
  return createHmac('sha256', call.secrets.pepper).update(canonical(query)).digest('base64url')
}
