// State boards, in the format of CompactConnect, through which boards share licenses: uploaded
// status, dates, encumbrance, investigation and adverse actions. Also compact privileges.
import { dayAfter, endsBefore, firstDayWithout } from '#kernel/valid_dates.ts'
import { type Finding, isNamed, type SourceQuery, SourceDown } from '#outside/ports/source.ts'
import type { SourceAdapter } from './adapter.ts'

type Uploaded = {
  familyName: string
  givenName: string
  licenseNumber: string
  jurisdiction: string
  jurisdictionUploadedLicenseStatus: 'active' | 'inactive'
  licenseStatusName?: string
  dateOfIssuance?: string | null
  dateOfExpiration?: string | null
  encumberedStatus?: string
  investigationStatus?: string
  adverseActions?: { actionType: string; effectiveDate?: string | null }[]
}

// Board status names that explain why a license isn't active.
const words = ['expired', 'probation', 'suspended', 'revoked', 'surrendered'] as const
const final = ['revoked', 'surrendered']

export const board: SourceAdapter = {
  name: 'state_board',
  type: 'primary',
  urlOf: (base, { jurisdiction, number }) =>
    `${base}?jurisdiction=${jurisdiction ?? ''}&licenseNumber=${encodeURIComponent(number!)}`,
  read(response, query, today): Finding {
    const found = parse(response).find(({ licenseNumber }) => licenseNumber === query.number)
    if (!found) return { outcome: 'not_found', reason: 'license_not_found' }
    const named = isNamed(query, found.familyName, found.givenName)
    const facts = factsOf(found, today)
    if (!named) return { outcome: 'consider', reason: 'name_mismatch', facts }
    const valid_until = firstDayWithout(facts.expires_on)
    if (final.includes(facts.board_status)) {
      return { outcome: 'disqualifying', reason: `license_${facts.board_status}`, facts }
    }
    if (facts.board_status !== 'active' || facts.encumbered) {
      const reason = facts.encumbered ? 'license_encumbered' : `license_${facts.board_status}`
      return { outcome: 'consider', reason, facts }
    }
    if (facts.under_investigation) {
      return { outcome: 'consider', reason: 'license_under_investigation', facts, valid_until }
    }
    return { outcome: 'clear', facts, valid_until }
  },
  simulate(query, { today }) {
    if (query.number === 'T-DOWN') throw new SourceDown('Down.')
    if (query.number === 'T-NOT-FOUND') return JSON.stringify({ licenses: [] })
    return JSON.stringify({ licenses: [uploaded(query, today)] })
  },
}

function factsOf(found: Uploaded, today: string) {
  const { dateOfIssuance = null, dateOfExpiration = null, adverseActions = [] } = found
  const word = words.find((known) => known === found.licenseStatusName?.toLowerCase())
  const active = found.jurisdictionUploadedLicenseStatus === 'active'
  const over = endsBefore(today, dateOfExpiration)
  return {
    board_status: word ?? (over ? 'expired' : active ? 'active' : 'inactive'),
    issued_on: dateOfIssuance,
    expires_on: dateOfExpiration,
    encumbered: found.encumberedStatus === 'encumbered' || word === 'probation',
    under_investigation: found.investigationStatus === 'underInvestigation',
    disciplinary_actions: adverseActions.map(({ actionType, effectiveDate = null }) => ({
      action: actionType,
      on: effectiveDate,
    })),
  }
}

function parse(response: string): Uploaded[] {
  try {
    const { licenses } = JSON.parse(response)
    if (Array.isArray(licenses)) return licenses
  } catch {
    // Reported below.
  }
  throw new SourceDown('The board response is not in the expected format.')
}

function uploaded({ family, given, number, jurisdiction }: SourceQuery, today: string): Uploaded {
  const discipline = {
    'T-PROBATION': 'probation',
    'T-SUSPENDED': 'suspension',
    'T-REVOKED': 'revocation',
  }
  const action = discipline[number as keyof typeof discipline]
  const status = { 'T-PROBATION': 'Probation', 'T-SUSPENDED': 'Suspended', 'T-REVOKED': 'Revoked' }
  const days = number === 'T-EXPIRED' ? -30 : number === 'T-EXPIRES-SOON' ? 45 : 700
  const other = number === 'T-NAMESAKE'
  const idle = ['T-EXPIRED', 'T-SUSPENDED', 'T-REVOKED'].includes(number!)
  return {
    familyName: other ? 'Else' : family,
    givenName: other ? 'Somebody' : given,
    licenseNumber: number!,
    jurisdiction: (jurisdiction ?? '').replace('US-', '').toLowerCase(),
    jurisdictionUploadedLicenseStatus: idle ? 'inactive' : 'active',
    licenseStatusName: status[number as keyof typeof status] ?? (idle ? 'Expired' : 'Active'),
    dateOfIssuance: dayAfter(today, -1_500),
    dateOfExpiration: dayAfter(today, days),
    encumberedStatus: number === 'T-PROBATION' ? 'encumbered' : 'unencumbered',
    investigationStatus:
      number === 'T-INVESTIGATED' ? 'underInvestigation' : 'notUnderInvestigation',
    adverseActions: action ? [{ actionType: action, effectiveDate: dayAfter(today, -90) }] : [],
  }
}
