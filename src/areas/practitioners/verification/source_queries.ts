// Builds the source query for each required check. If a query changes, the earlier result is
// stale.
import { createHmac } from 'node:crypto'
import { type Call } from '#kernel/call.ts'
import { decryptionKeys } from '#crypto/secrets.ts'
import type { SourceQuery } from '#outside/ports/source.ts'
import { type Row } from '#kernel/record.ts'
import { canonical } from '#crypto/canonical_json.ts'
import { birthPlace } from '#areas/practitioners/practitioner/practitioner.ts'
import { decrypt } from '#crypto/encrypt.ts'
import { type CheckKind, checkKinds, type CheckRule, policy } from './policy.ts'

export type Subject = { kind: CheckKind; subject_id: string | null }

type Entry = {
  id: string
  number: string
  jurisdiction?: string | null
  compact?: string
  level?: string
}

// All checks that must pass before a practitioner is verified.
export function requiredOf(practitioner: Row): Subject[] {
  return checkKinds.flatMap((kind) => {
    const { of, required } = policy[kind] as CheckRule
    if (required === 'never') return []
    if (of) return practitioner[of].map(({ id }: Entry) => ({ kind, subject_id: id }))
    const needed =
      required === 'always' ||
      (required === 'if_supervised' ? isSupervised(practitioner) : isCovered(practitioner))
    return needed ? [{ kind, subject_id: null }] : []
  })
}

const isSupervised = ({ licenses }: Row) =>
  licenses.length > 0 && licenses.every(({ level }: Entry) => level !== 'independent')

const isCovered = ({ malpractice_covers }: Row) => malpractice_covers.length > 0

export function questionOf(
  call: Call,
  practitioner: Row,
  { kind, subject_id }: Subject,
): SourceQuery {
  const { name, npi, former_names, licenses } = practitioner
  const { of } = policy[kind] as CheckRule
  const entry: Entry | undefined = of
    ? practitioner[of].find(({ id }: Entry) => id === subject_id)
    : undefined
  const who = { family: name.family, given: name.given, former_names }
  if (entry) {
    const { number, jurisdiction = null, compact } = entry
    return { ...who, number, jurisdiction, ...(compact && { compact }) }
  }
  if (kind === 'npi') return { ...who, npi }
  const states = licenses.map(({ jurisdiction }: Entry) => jurisdiction)
  return { ...who, npi, date_of_birth: birthOf(call, practitioner), states }
}

function birthOf({ secrets, account }: Call, { id, birth_date }: Row): string | null {
  if (!birth_date) return null
  return decrypt(decryptionKeys(secrets), birthPlace(account, id), birth_date)
}

// Keyed digest, so that birth dates can't be guessed. Includes the profession for license checks.
export function digestOf(call: Call, practitioner: Row, subject: Subject): string {
  const { profession, supervision, malpractice_covers } = practitioner
  const more = {
    license: { profession },
    supervision: { supervision },
    malpractice_insurance: { malpractice_covers },
  }[subject.kind as string]
  const asked = { ...questionOf(call, practitioner, subject), ...more }
  return createHmac('sha256', call.secrets.pepper).update(canonical(asked)).digest('base64url')
}
