// Reads track records from assessments: the instrument of each domain and its reliable change.
import { instruments } from '#areas/notes/assessment/instruments.ts'
import { type Domain, domains } from './model.ts'

// The instrument of a domain that measures change.
const domain_instruments = domains.map((domain) => {
  const instrument = [...instruments.values()].find((one) => one.domain === domain && one.change)
  return [domain, instrument!] as const
})

export const reliableChange = Object.fromEntries(
  domain_instruments.map(([domain, { change }]) => [domain, change!.reliable]),
) as Record<Domain, number>

export const instrumentDomains = new Map(
  domain_instruments.map(([domain, { code }]) => [code, domain] as const),
)

// Severity as a share of the instrument's range.
export const severityOf = (code: string, total: number) => {
  const range = instruments.get(code)?.total
  return range ? (total - range.from) / (range.to - range.from) : null
}
