// What a verb asks of the key besides the scope of its route.
import type { Call } from './call.ts'
import { ApiError } from '#catalogue/api_error.ts'
import type { Scope } from '#catalogue/scopes.ts'

export function requireScope({ key }: Call, scope: Scope, param: string) {
  if (!key?.scopes || key.scopes.includes(scope)) return
  const extras = { param, required_scopes: [scope] }
  throw new ApiError('permission_denied', { needs: `the scope ${scope}` }, extras)
}

// Several at once: the refusal names all that are missing.
export function requireScopes({ key }: Call, scopes: readonly Scope[]) {
  const required_scopes = scopes.filter((scope) => key?.scopes && !key.scopes.includes(scope))
  if (required_scopes.length === 0) return
  const needs = `the scopes ${required_scopes.join(', ')}`
  throw new ApiError('permission_denied', { needs }, { required_scopes })
}
