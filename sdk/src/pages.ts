// Lists: page by page, object by object, or all at once.
import type { ApiPromise } from './api_promise.ts'

/** One page of a list, as the API returns it. */
export type ListResponse<T> = {
  object: 'list'
  data: T[]
  has_more: boolean
  next_cursor: string | null
  url: string
}

/** One page of a list. `nextPage()` returns the page that follows, or null. */
export type Page<T> = ListResponse<T> & { nextPage(): Promise<Page<T> | null> }

type Params = Record<string, unknown>
type Send<T> = (params: Params) => ApiPromise<ListResponse<T>>

const largest_page = 100

// Only one way to choose a page can be used, and the cursor replaces the others.
const anchors = ['starting_after', 'ending_before', 'cursor', 'wait']

/** A list of objects. Nothing is sent until you iterate it or call a method. */
export class List<T> implements AsyncIterable<T> {
  readonly #send: Send<T>
  readonly #params: Params
  readonly #paged: boolean

  constructor(send: Send<T>, params: Params = {}, paged = true) {
    this.#send = send
    this.#params = params
    this.#paged = paged
  }

  /** The first page: `limit` objects, 10 by default. */
  page(): Promise<Page<T>> {
    return this.#page(this.#params)
  }

  /** Up to `limit` objects, from as many pages as needed. */
  async all({ limit }: { limit: number }): Promise<T[]> {
    const found: T[] = []
    if (limit <= 0) return found
    for await (const item of this.#items(Math.min(limit, largest_page))) {
      found.push(item)
      if (found.length >= limit) break
    }
    return found
  }

  /** Every object of the list. Requests the next page when it is needed. */
  [Symbol.asyncIterator](): AsyncGenerator<T, void> {
    return this.#items(largest_page)
  }

  async *#items(page_size: number): AsyncGenerator<T, void> {
    const sized = this.#paged ? { limit: page_size, ...this.#params } : this.#params
    let page: Page<T> | null = await this.#page(sized)
    while (page) {
      yield* page.data
      page = await page.nextPage()
    }
  }

  async #page(params: Params): Promise<Page<T>> {
    const page = await this.#send(params)
    const { has_more, next_cursor: cursor } = page
    const nextPage = async () =>
      has_more && cursor !== null ? await this.#page({ ...withoutAnchors(params), cursor }) : null
    // Not enumerable, so that a page is logged and serialized as the API returned it.
    return Object.defineProperty(page as Page<T>, 'nextPage', { value: nextPage })
  }
}

const withoutAnchors = (params: Params) =>
  Object.fromEntries(Object.entries(params).filter(([name]) => !anchors.includes(name)))
