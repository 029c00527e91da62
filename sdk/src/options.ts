// The options of the client and of each request.

/** A function with the signature of the standard `fetch`. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>

export type ClientOptions = {
  /**
   * Secret key (`sk_…`), restricted key (`rk_…`) or scoped token (`st_…`). For tokens that
   * expire, a function that returns the current one. Browsers can use only scoped tokens.
   */
  apiKey: string | (() => string | Promise<string>)
  /** Address of your deployment. Default: `https://localhost:8443`, the sandbox. */
  baseUrl?: string
  /**
   * PEM certificate of the authority to trust, for example the content of `.attune/tls/ca.crt`.
   * For Node.js, Bun and Deno.
   */
  ca?: string
  /** Replaces the global `fetch`. Can't be combined with `ca`. */
  fetch?: Fetch
  /** How many times a request is sent again after 429, 5xx or a broken connection. Default: 2. */
  maxRetries?: number
  /** Milliseconds until an attempt is given up. Default: 30,000. */
  timeout?: number
  /** Headers sent with every request. */
  headers?: Record<string, string>
}

/** Options of any request. */
export type ReadOptions = {
  /** ID of the practitioner to act for (`On-Behalf-Of`). */
  onBehalfOf?: string
  /** Cancels the request, including its retries. */
  signal?: AbortSignal
  /** Milliseconds until an attempt is given up. Overrides the client's `timeout`. */
  timeout?: number
  /** Overrides the client's `maxRetries`. */
  maxRetries?: number
  /** Further headers, for example `Attune-Simulate` in the sandbox. */
  headers?: Record<string, string>
}

/** Options of a request that writes. */
export type WriteOptions<Dry extends boolean = boolean> = ReadOptions & {
  /** Makes the write safe to repeat, also across processes. Default: a random key per call. */
  idempotencyKey?: string
  /** Version of the object as you read it. If it has changed since, the request fails with 412. */
  ifMatch?: number | string
  /** Checks the request completely and changes nothing. Returns a `DryRun`. */
  dryRun?: Dry
}

/** Options of a request that requires `ifMatch`. */
export type MatchedWriteOptions<Dry extends boolean = boolean> = WriteOptions<Dry> & {
  ifMatch: number | string
}

/** The bytes of a PDF: write them to a file, or create a `Blob` of them. */
export type Pdf = Uint8Array & { readonly buffer: ArrayBuffer }

/** What a dry run returns: the response the request would get and the events it would send. */
export type DryRun<T> = {
  object: 'dry_run'
  livemode: boolean
  response: T
  events: { type: string; [field: string]: unknown }[]
}

/** The result of a write: the object, or a `DryRun` of it. */
export type Written<T, Dry extends boolean> = Dry extends true ? DryRun<T> : T
