// The sandbox is for made-up data. What looks real there is taken, with a warning.
import type { Call } from '#call.ts'
import type { Row } from '#record.ts'

// Domains that can receive no mail: RFC 2606 and RFC 6761.
const undeliverable = /@(.+\.)?(example\.(com|net|org)|example|test|invalid|localhost)$/i
const security_number = /^(?!000|666|9)\d{3}-?(?!00)\d{2}-?(?!0000)\d{4}$/

type Warning = { param: string; code: string; message: string }

const warning = (param: string, what: string): Warning => ({
  param,
  code: 'looks_real',
  message: `This looks like ${what}. The sandbox is for made-up data.`,
})

export function looksReal(call: Call, person: Row): Row {
  if (call.secrets.environment !== 'sandbox') return person
  const contacts: { value: string }[] = person.contacts
  const identifiers: { value: string }[] = person.identifiers
  const warnings = [
    ...contacts.map(({ value }, i) =>
      value.includes('@') && !undeliverable.test(value)
        ? warning(`contacts[${i}].value`, 'an address that can receive mail')
        : undefined,
    ),
    ...identifiers.map(({ value }, i) =>
      security_number.test(value)
        ? warning(`identifiers[${i}].value`, 'a social security number')
        : undefined,
    ),
  ].filter((each) => each !== undefined)
  return warnings.length > 0 ? { ...person, warnings } : person
}
