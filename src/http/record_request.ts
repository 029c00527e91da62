// One line and one count for each request: which route, how it ended, for whom. No path, no query,
// no body. Those without a good key are counted, and told only at the level "debug": they are
// nobody's, and a flood of them must not fill the disk.
import type { House } from './house.ts'

export type Noted = {
  request_id: string
  method: string
  route: string
  status: number
  took_ms?: number // Not of what is refused or answered at the door.
  account?: string | undefined
  key_id?: string | undefined
  error_code?: string | undefined
}

export function note({ log, metrics }: House, noted: Noted) {
  metrics.count(noted.method, noted.route, noted.status)
  if (noted.took_ms !== undefined) metrics.time(noted.method, noted.route, noted.took_ms)
  if (noted.status === 401) log.debug(noted)
  else log.info(noted)
}
