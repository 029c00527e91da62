// What a verb asks of the key besides the scope of its route.
import type { Call } from './call.ts'
import { ApiError } from '#catalogue/api_error.ts'
import type { Scope } from '#catalogue/scopes.ts'

export function requireScope({ key }: Call, scope: Scope, param: string) {
  if (!key?.scopes || key.scopes.includes(scope)) return
  const extras = { param, required_scopes: [scope] }
  throw new ApiError('permission_denied', { needs: `the scope ${scope}` }, extras)
}
