// Keeps secret keys out of browsers and mobile apps, where anyone could read them.
import { ConfigurationError } from './errors.ts'

type Globals = {
  window?: { document?: unknown }
  document?: unknown
  importScripts?: unknown
  navigator?: { product?: string }
  process?: { versions?: { node?: string } }
}

/**
 * Whether this is a page, a web worker of one, or an app in React Native. Server-side workers have
 * no `importScripts`.
 */
export function isBrowser(globals: object = globalThis): boolean {
  const { window, document, importScripts, navigator, process } = globals as Globals
  if (window?.document !== undefined || document !== undefined) return true
  if (navigator?.product === 'ReactNative') return true
  return typeof importScripts === 'function' && process?.versions?.node === undefined
}

export function refuseSecretInBrowser(key: string, globals: object = globalThis): void {
  if (!/^[sr]k_/.test(key) || !isBrowser(globals)) return
  throw new ConfigurationError(
    'Secret keys must never be used in a browser or an app. Create a scoped token on your server ' +
      '(`attune.scopedTokens.create`) and pass it as `apiKey`.',
  )
}
