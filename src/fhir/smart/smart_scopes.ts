// SMART scopes (system/Patient.rs) and the API's own scopes that they stand for.
import type { Scope } from '#catalogue/scopes.ts'
import { routes } from '#areas/index.ts'
import type { ResourceType } from '#fhir/resource.ts'
import { resourceTypes } from '#fhir/resource_types.ts'

const form = /^system\/(\*|[A-Za-z]+)\.(read|write|\*|(?=[cruds])c?r?u?d?s?)$/
// The first version of SMART has words instead of letters.
const first_version: Record<string, string> = { read: 'rs', write: 'cud', '*': 'cruds' }

type Granted = { smart: string[]; scopes: Scope[] }
type Offer = { type: string; read: Scope[]; write: Scope[]; letters: string }

const scopeOf = ({ list }: { list: string }) =>
  routes.find(({ method, path }) => method === 'GET' && path === list)?.scope ?? undefined

// What each resource type can be used for, and the scopes that it takes.
const offers: Offer[] = resourceTypes.map(({ type, sources, writes = {} }: ResourceType) => {
  const read = [...new Set(sources.map(scopeOf).filter((scope) => scope !== undefined))]
  const letters = `${writes.create ? 'c' : ''}${writes.update ? 'u' : ''}`
  // A resource is written to the list that it is read from first.
  const write = letters ? [read[0]!.replace(':read', ':write') as Scope] : []
  return { type, read, write, letters }
})

// What a search for the type takes: one of these scopes.
export const readScopesOf = (type: string) => offers.find((one) => one.type === type)!.read

// What a client gets of the scopes that it asks for: those that its API key has. `null`: all.
export function grant(requested: string, key_scopes: readonly Scope[] | null): Granted {
  const has = (scopes: Scope[]) => scopes.every((one) => !key_scopes || key_scopes.includes(one))
  const requests = requested.split(' ').flatMap((text) => {
    const [, type, letters] = form.exec(text) ?? []
    return type && letters ? [{ type, letters: first_version[letters] ?? letters }] : []
  })
  const granted = offers.map(({ type, read, write, letters: offered }) => {
    const letters = requests
      .filter((one) => one.type === '*' || one.type === type)
      .map((one) => one.letters)
      .join('')
    const reads = /[rs]/.test(letters) && has(read)
    const writes = has(write) ? [...offered].filter((one) => letters.includes(one)) : []
    const shown = `${writes.includes('c') ? 'c' : ''}${reads ? 'r' : ''}${
      writes.includes('u') ? 'u' : ''
    }${reads ? 's' : ''}`
    return { type, shown, scopes: [...(reads ? read : []), ...(writes.length > 0 ? write : [])] }
  })
  return {
    smart: granted.filter(({ shown }) => shown).map(({ type, shown }) => `system/${type}.${shown}`),
    scopes: [...new Set(granted.flatMap(({ scopes }) => scopes))],
  }
}

export const supported_scopes = ['system/*.rs', ...grant('system/*.cruds', null).smart]
