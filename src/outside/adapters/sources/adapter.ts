// What each source implements: its own format, its URL, and a simulation for the sandbox.
import type { Moment, Source, SourceQuery } from '#outside/ports/source.ts'

export type SourceAdapter = Omit<Source, 'query'> & {
  urlOf?(base: string, query: SourceQuery): string // Absent: imported as a file only.
  simulate(query: SourceQuery, moment: Moment): string
}
