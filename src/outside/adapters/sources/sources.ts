// Chooses how primary sources respond: the sandbox simulates them, production queries those that
// have a URL.
import type { Environment } from '#settings/environment.ts'
import type { SourceName, SourceQuery, Sources } from '#outside/ports/source.ts'
import type { SourceAdapter } from './adapter.ts'
import { board } from './board.ts'
import { dea } from './dea.ts'
import { fetchText } from './http_query.ts'
import { oig } from './leie.ts'
import { nppes } from './nppes.ts'

export type SourceUrls = Partial<Record<SourceName, string | undefined>>

export function sourcesOf(environment: Environment, urls: SourceUrls): Sources {
  const open = <Adapter extends SourceAdapter>({ simulate, urlOf, ...source }: Adapter) => {
    if (environment === 'sandbox') return { ...source, simulate }
    const base = urls[source.name]
    return base && urlOf
      ? { ...source, query: (query: SourceQuery) => fetchText(urlOf(base, query)) }
      : source
  }
  return {
    nppes: open(nppes),
    state_board: open(board),
    dea_registrants: open(dea),
    oig_leie: open(oig),
  }
}
