// How track records are read from what assessments counted: which instrument speaks for a domain,
// and how many of its points are more than noise.
import { instruments } from '#resources/assessment/instruments.ts'
import { type Domain, domains } from './model.ts'

// Of the instruments of a domain, the one that can tell change.
const speaking = domains.map((domain) => {
  const found = [...instruments.values()].find(
    (instrument) => instrument.domain === domain && instrument.change,
  )
  return [domain, found!] as const
})

export const reliableChange = Object.fromEntries(
  speaking.map(([domain, { change }]) => [domain, change!.reliable]),
) as Record<Domain, number>

export const instrumentDomains = new Map(
  speaking.map(([domain, { code }]) => [code, domain] as const),
)

// The greatest total: how severe it is, as a share of what can be told.
export const severityOf = (code: string, total: number) => {
  const range = instruments.get(code)?.total
  return range ? (total - range.from) / (range.to - range.from) : null
}
