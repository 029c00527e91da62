// How much work waits in an area, beside its name in the navigation.
import {
  useAccessesToReview,
  useEnabledEndpoints,
  useOpenRiskFlags,
  useRefusedClaims,
  useRemittanceExceptions,
  useVerificationsToDecide,
} from '../components/use_open_work.ts'

export type AreaCount = { count: string; about: string; urgent: boolean }

type Read = { data: { data: readonly unknown[]; has_more: boolean } | undefined }

/** By address. An area without work, or whose work isn't known yet, has no count. */
export function useAreaCounts(): Record<string, AreaCount> {
  const endpoints = useEnabledEndpoints().data?.data ?? []
  const failing = endpoints.filter(({ failing_since }) => failing_since !== null)
  return Object.fromEntries([
    ...counted('/persons', useOpenRiskFlags(), flags, 'urgent'),
    ...counted('/practitioners', useVerificationsToDecide(), verifications),
    ...counted('/claims', useRefusedClaims(), claims),
    ...counted('/remittances', useRemittanceExceptions(), remittances),
    ...counted('/emergency-accesses', useAccessesToReview(), accesses),
    ...counted('/webhooks', { data: { data: failing, has_more: false } }, failures, 'urgent'),
  ])
}

type Noun = readonly [one: string, several: string]

const flags: Noun = ['risk flag to acknowledge', 'risk flags to acknowledge']
const verifications: Noun = ['verification to decide', 'verifications to decide']
const claims: Noun = ['rejected or denied claim', 'rejected or denied claims']
const remittances: Noun = ['remittance with exceptions', 'remittances with exceptions']
const accesses: Noun = ['access to review', 'accesses to review']
const failures: Noun = ['failing endpoint', 'failing endpoints']

function counted(to: string, { data }: Read, [one, several]: Noun, urgent?: 'urgent') {
  const number = data?.data.length ?? 0
  if (number === 0) return []
  const count = data?.has_more ? `${number}+` : String(number)
  const about = `${count} ${number === 1 ? one : several}`
  return [[to, { count, about, urgent: urgent !== undefined }] as const]
}
