// Supported transaction types and how they are recognized.
import * as acknowledgment from './acknowledgment.ts'
import * as claim from './claim.ts'
import * as eligibility from './eligibility.ts'
import type { Group, Of } from './layout.ts'
import * as remittance from './remittance.ts'
import * as status from './status.ts'

type Kind = {
  set: string // ST01
  group: string // GS01
  version: string // GS08 and ST03, as we write it.
  guide: string // Required prefix of GS08: the addenda (A1, A2) differ.
  units: string // Name of the counted unit.
  money: boolean // Whether amounts must balance.
  bare?: boolean // ST03 is not written.
  root: Group
  also: Set<string>
}

const kind = <G>(root: Group<G>, also: Set<string>, rest: Omit<Kind, 'root' | 'also'>) => ({
  root,
  also,
  ...rest,
})

export const kinds = {
  '837P': kind(claim.claimSubmission, claim.also, {
    set: '837',
    group: 'HC',
    version: '005010X222A1',
    guide: '005010X222',
    units: 'claims',
    money: true,
  }),
  '835': kind(remittance.remittance, remittance.also, {
    set: '835',
    group: 'HP',
    version: '005010X221A1',
    guide: '005010X221',
    units: 'claims',
    money: true,
    bare: true,
  }),
  '277CA': kind(status.claimAcknowledgment, status.also, {
    set: '277',
    group: 'HN',
    version: '005010X214',
    guide: '005010X214',
    units: 'patients',
    money: false,
  }),
  '277': kind(status.statusResponse, status.also, {
    set: '277',
    group: 'HN',
    version: '005010X212',
    guide: '005010X212',
    units: 'subscribers',
    money: false,
  }),
  '276': kind(status.statusRequest, status.also, {
    set: '276',
    group: 'HR',
    version: '005010X212',
    guide: '005010X212',
    units: 'subscribers',
    money: false,
  }),
  '999': kind(acknowledgment.acknowledgment, acknowledgment.also, {
    set: '999',
    group: 'FA',
    version: '005010X231A1',
    guide: '005010X231',
    units: 'transactions',
    money: false,
  }),
  '270': kind(eligibility.eligibilityRequest, eligibility.also, {
    set: '270',
    group: 'HS',
    version: '005010X279A1',
    guide: '005010X279',
    units: 'subscribers',
    money: false,
  }),
  '271': kind(eligibility.eligibilityResponse, eligibility.also, {
    set: '271',
    group: 'HB',
    version: '005010X279A1',
    guide: '005010X279',
    units: 'subscribers',
    money: false,
  }),
} satisfies Record<string, Kind>

export type KindName = keyof typeof kinds
export type ContentOf<K extends KindName> = Of<(typeof kinds)[K]['root']>
export type Content = { [K in KindName]: { kind: K; content: ContentOf<K> } }[KindName]
// Input for writing; empty lists can be omitted.
type Draft<T> = T extends (infer I)[]
  ? Draft<I>[]
  : T extends object
    ? { [K in keyof T]?: Draft<T[K]> | undefined }
    : T

export type TransactionDraft = {
  [K in KindName]: { kind: K; content: Draft<ContentOf<K>> }
}[KindName]

export const isKnownSet = (set: string) => Object.values(kinds).some((kind) => kind.set === set)

export const kindOf = (set: string, version: string): KindName | undefined =>
  (Object.keys(kinds) as KindName[]).find(
    (name) => kinds[name].set === set && version.startsWith(kinds[name].guide),
  )
