// If-Match: a write runs only if its object has the version that the caller expects (decision 51).
import { ApiError } from '#catalogue/api_error.ts'
import type { Call } from '#kernel/call.ts'
import { hasColumn } from '#db/columns.ts'
import { type Kind, lockVersion } from '#kernel/record.ts'
import { isWrite, type RequestInput, type Route } from './route.ts'

type Versions = number[] | null // Null for any version.

// The object is locked, so its version can't change before the write. A stale request still runs,
// as a dry run does, so that a caller without access gets 403 or 404: 412 would reveal that the
// object exists.
export async function runVersioned(
  route: Route,
  call: Call,
  input: RequestInput,
  expected: Versions,
): Promise<object> {
  const version = expected && (await route.lockVersion?.(call, input.id))
  const stale = expected && typeof version === 'number' && !expected.includes(version)
  if (!stale) return (await route.run(call, input)) as object
  await route.run(call, input).catch((error) => {
    if (!isPrecededByVersion(error)) throw error
  })
  throw new ApiError('precondition_failed', {})
}

// Errors about the request or the object's state. A stale caller has to read the object first.
const isPrecededByVersion = (error: unknown) =>
  error instanceof ApiError && error.status < 500 && ![401, 403, 404].includes(error.status)

// Adds to each write of an object how that object is locked. One that never changes, such as an
// event, has no version to compare.
export const withVersions = (routes: Route[], kinds: Kind[]): Route[] =>
  routes.map((route) => {
    const kind = kinds.find(({ table }) => isOn(route, `/v1/${table}/{id}`))
    if (!isWrite(route) || !kind || !hasColumn(kind.table, 'version')) return route
    return { lockVersion: (call, id) => lockVersion(call, kind, id), ...route }
  })

const isOn = ({ path }: Route, object: string) => path === object || path.startsWith(`${object}/`)
