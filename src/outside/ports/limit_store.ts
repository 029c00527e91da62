// A store of rate limit buckets that several machines share.

export type StoredBucket = { key: string; quota: number; window_seconds: number }

export type LimitStore = {
  // Takes a token from each bucket if none is empty. Returns the tokens that are left in each.
  take(buckets: StoredBucket[]): Promise<{ allowed: boolean; tokens: number[] }>
  // Reports that this process is running. Returns how many processes are.
  join(): Promise<number>
  reconnect(): void
  close(): Promise<void>
}
