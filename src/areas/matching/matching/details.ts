// Short explanation of each score component. Absent if the criteria don't use it.
import { type RankingQuery, preferencesOf } from '#areas/matching/ranking/criteria.ts'
import type { Component } from '#areas/matching/ranking/model.ts'
import type { StoredPractitioner } from './index_store.ts'

type DetailContext = {
  query: RankingQuery
  stored: StoredPractitioner
  values: Record<Component, number>
  hours: number // Until the first slot.
  courses: number
}

const of = (some: string[], all: string[], what: string) =>
  all.length > 0 && `${all.filter((word) => some.includes(word)).length} of ${all.length} ${what}`

const descriptions: Record<Component, (context: DetailContext) => string | false> = {
  clinical_fit: ({ query, stored }) => of(stored.specialties, query.criteria.concerns, 'concerns'),
  track_record: ({ query, courses }) =>
    query.criteria.domains.length > 0 && `${courses} courses of care`,
  time_to_first_slot: ({ hours }) => `in ${Math.max(0, Math.round(hours))} hours`,
  availability_overlap: ({ query, values }) =>
    query.criteria.windows.length > 0 &&
    `${Math.round(values.availability_overlap * 100)}% of the preferred hours`,
  preferences: ({ query }) =>
    preferencesOf(query.criteria).length > 0 &&
    `${preferencesOf(query.criteria).length} preferences considered`,
  modality: ({ query, stored }) => of(stored.modalities, query.criteria.modalities, 'modalities'),
  early_alliance: ({ stored }) => stored.alliance_n > 0 && `${stored.alliance_n} ratings`,
  exposure_balance: ({ values }) =>
    values.exposure_balance !== 0 &&
    `${values.exposure_balance > 0 ? 'raised' : 'lowered'} so that listings follow scores`,
}

export function detailOf(code: Component, context: DetailContext) {
  const detail = descriptions[code](context)
  return detail === false ? {} : { detail }
}
