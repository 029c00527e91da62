// Parts shared by many transaction types: names, addresses, references, dates, adjustments.
import { amount, day, days, quantity, text, words } from './codecs.ts'
import { composite } from './composites.ts'
import { at, flat, group, items, loop, loops, many, must, need, one } from './layout.ts'

// NM1: NM103 is a last name or an organization name.
export const name = {
  kind: at(2, words({ person: '1', organization: '2' })), // NM102
  name: at(3, text(60)),
  first_name: at(4, text(35)),
  middle_name: at(5, text(25)),
  suffix: at(7, text(10)),
  id_kind: at(8, text(2)), // NM108: XX is an NPI, MI a member id, PI a payer id, 46 an ETIN.
  id: at(9, text(80)), // NM109
}

// PRV: BI is billing, PE rendering, RF referring; PXC announces a taxonomy code.
export const specialty = flat(
  'PRV',
  { provider_role: need(1, text(3)), taxonomy: need(3, text(50)) },
  { 2: 'PXC' },
)

export const contacts = many('contacts', 'PER', {
  role: need(1, text(2)), // IC information, BL technical, CX payment
  name: at(2, text(60)),
  kind: at(3, text(2)), // TE telephone, EM email, FX fax, UR web, EX extension
  number: at(4, text(256)),
  second_kind: at(5, text(2)),
  second_number: at(6, text(256)),
  third_kind: at(7, text(2)),
  third_number: at(8, text(256)),
})

const city = {
  city: at(1, text(30)), // N401
  state: at(2, text(2, 2)),
  postal_code: at(3, text(15)),
  country: at(4, text(3)),
  subdivision: at(7, text(3)), // N407: outside the United States and Canada.
}

export const references = many('references', 'REF', {
  kind: need(1, text(3)), // REF01
  value: at(2, text(50)),
  description: at(3, text(80)),
})

const born = {
  born_on: at(2, day), // DMG02
  sex: at(3, words({ female: 'F', male: 'M', unknown: 'U' })), // DMG03
}
export const birth = flat('DMG', born)

export const street = one('street', 'N3', { line1: at(1, text(55)), line2: at(2, text(55)) })
export const place = one('place', 'N4', city)

// Segments that can follow a name.
export const details = [street, place, birth, specialty, references, contacts] as const

const anyParty = group(flat('NM1', { role: need(1, text(3)), ...name }), ...details)

// A party by its role (NM101), for example "85" for the billing provider.
export const party = <K extends string>(key: K, role: string) =>
  loop(key, group(flat('NM1', name, role), ...details))
// A party with any role.
export const anyone = <K extends string>(key: K) => loop(key, anyParty)
// All other parties, each with its role.
export const parties = <K extends string>(key: K, bracket?: string) =>
  loops(key, anyParty, bracket ? { bracket } : {})

const business = {
  name: at(2, text(60)),
  id_kind: at(3, text(2)), // N103: XX NPI, FI tax id
  id: at(4, text(80)),
}
// Parties in an 835 start with N1 instead.
export const businessParty = <K extends string>(key: K, role: string) =>
  loop(key, group(flat('N1', business, role), ...details))

export const named = <K extends string>(key: K, role: string) => one(key, 'NM1', name, role)

// CAS: up to six reasons per group. CO is contractual obligation, PR patient responsibility, OA
// other, PI payer initiated; CR isn't in 5010.
export const adjustments = items(
  'adjustments',
  'CAS',
  { group: need(1, words({ CO: 'CO', PR: 'PR', OA: 'OA', PI: 'PI' })) },
  { reason: need(0, text(5)), amount: need(1, amount), quantity: at(2, quantity) },
  [2, 3, 6],
)

export const amounts = many('amounts', 'AMT', { kind: need(1, text(3)), amount: at(2, amount) })
export const quantities = many('quantities', 'QTY', {
  kind: need(1, text(2)),
  quantity: at(2, quantity),
})

// DTP with D8 or RD8.
export const dated = <K extends string>(key: K, kind: string) =>
  flat('DTP', { [key]: need(3, days) } as { [k in K]: ReturnType<typeof need<string>> }, kind)
export const dates = many('dates', 'DTP', { kind: need(1, text(3)), days: at(3, days) })

// BHT: purpose and reference of the transaction.
export const opening = (structure: string) => must(flat('BHT', beginning, structure))
const beginning = {
  purpose: need(2, text(2)), // BHT02: 00 original, 13 request, 11 response, 08 status
  reference: at(3, text(50)),
  created_on: at(4, day),
  created_at: at(5, text(8)),
  use: at(6, text(2)), // BHT06: CH charges, RP reporting, DG, TH
}

// TRN: trace number shared by a request and its response.
export const trace = (kind: string) =>
  flat(
    'TRN',
    {
      trace_number: need(2, text(50)),
      trace_originator: at(3, text(10)),
      trace_detail: at(4, text(50)),
    },
    kind,
  )

export const traces = many('traces', 'TRN', {
  kind: need(1, text(2)), // TRN01: 1 current, 2 referenced transaction
  number: need(2, text(50)),
  originator: at(3, text(10)),
  detail: at(4, text(50)),
})

// STC01, STC10, STC11: category, status and entity.
export const statusCode = composite(
  { category: text(30), code: text(30), entity: text(3), list: text(3) },
  2,
)
