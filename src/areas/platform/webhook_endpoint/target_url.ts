// A URL that Attune is to send requests to: a public one, unless the settings allow private ones.
import { invalid } from '#catalogue/api_error.ts'
import type { Call } from '#kernel/call.ts'
import { readTarget, TargetFault } from '#outside/webhook/target.ts'

export function readTargetUrl({ allows }: Call, url: string, param = 'url'): URL {
  try {
    return readTarget(url, { allow_private: allows.private_webhooks }).url
  } catch (error) {
    if (!(error instanceof TargetFault)) throw error
    throw invalid(param, error.message)
  }
}
