// The types of search.js, which browsers load as it is.
import type MiniSearch from 'minisearch'
import type { SearchResult } from 'minisearch'

export const options: { fields: string[]; storeFields: string[] }
export function openIndex(engine: typeof MiniSearch, text: string): MiniSearch
export function searchIn(index: MiniSearch, words: string): SearchResult[]
