// How much work waits in an area, beside its name in the navigation.
import {
  claimsIn,
  refused,
  useAccessesToReview,
  useEnabledEndpoints,
  useOpenClaims,
  useOpenRiskFlags,
  useRemittanceExceptions,
  useVerificationsToDecide,
} from '../components/use_open_work.ts'

export type AreaCount = { count: string; about: string; urgent: boolean }

type Read = { data: { data: readonly unknown[]; has_more: boolean } | undefined }

const numberIn = ({ data }: Read) => ({
  number: data?.data.length ?? 0,
  has_more: data?.has_more ?? false,
})

/** By address. An area without work, or whose work isn't known yet, has no count. */
export function useAreaCounts(): Record<string, AreaCount> {
  const endpoints = useEnabledEndpoints().data?.data ?? []
  const failing = endpoints.filter(({ failing_since }) => failing_since !== null)
  const open_claims = useOpenClaims().data
  return Object.fromEntries([
    ...counted('/persons', numberIn(useOpenRiskFlags({ navigation: true })), flags, 'urgent'),
    ...counted('/practitioners', numberIn(useVerificationsToDecide()), verifications),
    ...counted('/claims', { number: claimsIn(open_claims, refused) ?? 0 }, claims),
    ...counted('/remittances', numberIn(useRemittanceExceptions()), remittances),
    ...counted('/emergency-accesses', numberIn(useAccessesToReview()), accesses),
    ...counted('/webhooks', { number: failing.length }, failures, 'urgent'),
  ])
}

type Noun = readonly [one: string, several: string]

const flags: Noun = ['risk flag to acknowledge', 'risk flags to acknowledge']
const verifications: Noun = ['verification to decide', 'verifications to decide']
const claims: Noun = ['rejected or denied claim', 'rejected or denied claims']
const remittances: Noun = ['remittance with exceptions', 'remittances with exceptions']
const accesses: Noun = ['access to review', 'accesses to review']
const failures: Noun = ['failing endpoint', 'failing endpoints']

type Counted = { number: number; has_more?: boolean }

function counted(to: string, { number, has_more }: Counted, noun: Noun, urgent?: 'urgent') {
  if (number === 0) return []
  const [one, several] = noun
  const count = has_more ? `${number}+` : String(number)
  const about = `${count} ${number === 1 ? one : several}`
  return [[to, { count, about, urgent: urgent !== undefined }] as const]
}
