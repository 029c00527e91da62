// Checks scopes that an operation requires in addition to its route's scope.
import type { Call } from './call.ts'
import { ApiError } from '#catalogue/api_error.ts'
import type { Scope } from '#catalogue/scopes.ts'

export function requireScope({ key }: Call, scope: Scope, param: string) {
  if (!key?.scopes || key.scopes.includes(scope)) return
  const extras = { param, required_scopes: [scope] }
  throw new ApiError('permission_denied', { needs: lacksScopes(extras.required_scopes) }, extras)
}

// Names all missing scopes in one error.
export function requireScopes({ key }: Call, scopes: readonly Scope[]) {
  const required_scopes = scopes.filter((scope) => key?.scopes && !key.scopes.includes(scope))
  if (required_scopes.length === 0) return
  const needs = lacksScopes(required_scopes)
  throw new ApiError('permission_denied', { needs }, { required_scopes })
}

export function lacksScopes(scopes: readonly Scope[]) {
  const names = scopes.map((scope) => `\`${scope}\``).join(', ')
  return `This key lacks the ${names} scope${scopes.length > 1 ? 's' : ''}.`
}
