// Warns about data in the sandbox that looks real. The data is accepted.
import type { Call } from '#kernel/call.ts'
import type { PersonRow } from './schema.ts'

// Domains that can't receive email: RFC 2606 and RFC 6761.
const undeliverable = /@(.+\.)?(example\.(com|net|org)|example|test|invalid|localhost)$/i
const security_number = /^(?!000|666|9)\d{3}-?(?!00)\d{2}-?(?!0000)\d{4}$/

type Warning = NonNullable<PersonRow['warnings']>[number]

const warning = (param: string, what: string): Warning => ({
  param,
  code: 'real_data_suspected',
  message: `This looks like ${what}. Use only fictitious data in the sandbox.`,
})

export function withWarnings(call: Call, person: PersonRow): PersonRow {
  if (call.secrets.environment !== 'sandbox') return person
  const { contacts, identifiers } = person
  const warnings = [
    ...contacts.map(({ value }, i) =>
      value.includes('@') && !undeliverable.test(value)
        ? warning(`contacts[${i}].value`, 'a deliverable email address')
        : undefined,
    ),
    ...identifiers.map(({ value }, i) =>
      security_number.test(value)
        ? warning(`identifiers[${i}].value`, 'a Social Security number')
        : undefined,
    ),
  ].filter((each) => each !== undefined)
  return warnings.length > 0 ? { ...person, warnings } : person
}
