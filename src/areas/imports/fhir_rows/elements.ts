// Reads elements of FHIR resources that any system could have written. What has another shape than
// FHIR gives it counts as absent; values are passed on, and the rows they become are validated.

export type Element = Record<string, unknown>

export const isElement = (value: unknown): value is Element =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const listOf = (element: Element | undefined, name: string): Element[] => {
  const found = element?.[name]
  return Array.isArray(found) ? found.filter(isElement) : []
}

export const partOf = (element: Element | undefined, name: string): Element | undefined => {
  const found = element?.[name]
  return isElement(found) ? found : undefined
}

// The same part of each.
export const partsIn = (elements: Element[], name: string): Element[] =>
  elements.map((element) => element[name]).filter(isElement)

export const textOf = (element: Element | undefined, name: string): string | undefined => {
  const found = element?.[name]
  return typeof found === 'string' && found.trim() !== '' ? found : undefined
}

export const textsOf = (element: Element | undefined, name: string): string[] => {
  const found = element?.[name]
  return Array.isArray(found)
    ? found.filter((each): each is string => typeof each === 'string' && each.trim() !== '')
    : []
}

// A code of a concept. With a system, only of that one.
export const codeIn = (concept: Element | undefined, system?: string) => codesIn(concept, system)[0]

export const codesIn = (concept: Element | undefined, system?: string): string[] =>
  listOf(concept, 'coding')
    .filter((coding) => system === undefined || coding.system === system)
    .flatMap((coding) => textOf(coding, 'code') ?? [])

// The words for people.
export const wordsOf = (concept: Element | undefined): string | undefined => {
  const [coding] = listOf(concept, 'coding')
  return textOf(concept, 'text') ?? textOf(coding, 'display') ?? textOf(coding, 'code')
}

export const extensionOf = (element: Element | undefined, url: string) =>
  listOf(element, 'extension').find((each) => each.url === url)

export const extensionsIn = (element: Element | undefined, url: string) =>
  listOf(element, 'extension').filter((each) => each.url === url)

// "treatment plan" as treatment_plan.
export const wordOf = (text: string | undefined) =>
  text
    ?.trim()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_+|_+$/g, '')

export const choiceOf = <Name extends string>(names: readonly Name[], text: string | undefined) =>
  names.find((name) => name === wordOf(text))

// Without what is undefined.
export const present = (fields: Element): Element =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

export const presentList = <Item>(items: Item[]) => (items.length > 0 ? items : undefined)

// FHIR times can be dates. A day begins at midnight UTC then.
export const timestampOf = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? `${value}T00:00:00Z` : value

export const dayOf = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? value.slice(0, 10) : value

export const periodOf = (element: Element | undefined, name = 'period') => {
  const period = partOf(element, name)
  const days = present({ start: dayOf(period?.start), end: dayOf(period?.end) })
  return Object.keys(days).length > 0 ? days : undefined
}
