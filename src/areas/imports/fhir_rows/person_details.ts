// Names, contacts and addresses, which Patient, RelatedPerson and others have in the same form.
import { type Element, listOf, periodOf, present, textOf, textsOf } from './elements.ts'
import { stateOf } from './us_state_names.ts'

const uses: Record<string, string> = { official: 'official', maiden: 'old', old: 'old' }

export function nameOf(name: Element) {
  const [given, ...middle] = textsOf(name, 'given')
  const parts = { given, family: textOf(name, 'family') }
  const { use } = name
  return present({
    use: use === undefined ? undefined : (uses[String(use)] ?? 'usual'),
    ...(parts.given || parts.family ? parts : namesIn(textOf(name, 'text'))),
    middle: middle.join(' ') || undefined,
    prefix: textsOf(name, 'prefix').join(' ') || undefined,
    suffix: textsOf(name, 'suffix').join(' ') || undefined,
    period: periodOf(name),
  })
}

// A name that is only a text: its last word is the family name.
function namesIn(text: string | undefined) {
  const words = text?.trim().split(/\s+/) ?? []
  return { given: words.slice(0, -1).join(' ') || undefined, family: words.at(-1) }
}

export const isNamed = ({ given, family }: Element) => given !== undefined || family !== undefined
export const namesOf = (element: Element) => listOf(element, 'name').map(nameOf).filter(isNamed)

const channels: Record<string, string> = { email: 'email', phone: 'phone', sms: 'sms' }

export const contactsOf = (element: Element) =>
  listOf(element, 'telecom').flatMap(({ system, value, rank, use }) => {
    const channel = channels[String(system)]
    if (!channel || value === undefined || use === 'old') return []
    return [present({ channel, value, preferred: rank === 1 ? true : undefined })]
  })

const address_uses: Record<string, string> = { temp: 'temp', old: 'old' }

// Attune stores complete addresses only.
export const addressesOf = (element: Element) =>
  listOf(element, 'address').flatMap((address) => {
    const [line1, ...lines] = textsOf(address, 'line')
    const [city, postal_code] = [textOf(address, 'city'), textOf(address, 'postalCode')]
    const state = stateOf(textOf(address, 'state'))
    if (!line1 || !city || !state || !postal_code) return []
    const country = textOf(address, 'country')
    return [
      present({
        use: address_uses[String(address.use)] ?? 'home',
        line1,
        line2: lines.join(', ') || undefined,
        city,
        state,
        postal_code,
        country: /^(USA|United States.*)$/i.test(country ?? '') ? 'US' : country,
        period: periodOf(address),
      }),
    ]
  })
