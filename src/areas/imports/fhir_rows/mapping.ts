// What a type of FHIR resource becomes in an import.
import type { RowObject } from '#areas/imports/import/row_kinds.ts'
import type { Element } from './elements.ts'

export type Issue = { param: string | null; code: string; message: string }

// The content of a row. Its references name resources of the file.
export type Mapped = {
  fields: Element
  defaults?: Element // Fields of a new object that the resource doesn't contain.
  issues?: Issue[] // What can't be imported, by FHIR path.
  completes?: string | undefined // A resource whose object it adds fields to,
  added?: Element // and these fields.
  adds_only?: string // It is nothing without that object, which this field names.
  derived_from?: string | undefined // If that can be imported, nothing else is to import.
}

export type Mapping = {
  object: RowObject
  map(resource: Element): Mapped
  paths: Record<string, string> // FHIR paths of the fields of the row, for its errors.
}

export const unsupported = (param: string, message: string): Issue => ({
  param,
  code: 'unsupported_resource',
  message,
})

export const missing = (param: string, message: string): Issue => ({
  param,
  code: 'required',
  message,
})

const leaves: Record<string, string> = {
  line1: 'line[0]',
  line2: 'line[1]',
  postal_code: 'postalCode',
  middle: 'given[1]',
}

// "addresses[0].postal_code" as Patient.address[0].postalCode.
export function fhirPath(type: string, paths: Mapping['paths'], param: string | null) {
  if (param === null) return type
  if (/^[A-Z]/.test(param)) return param // It is one already.
  const heads = Object.keys(paths).filter((name) => isHead(name, param))
  const head = heads.toSorted((one, other) => other.length - one.length)[0]
  if (head === undefined) return param === 'external_id' ? `${type}.id` : type
  const rest = param
    .slice(head.length)
    .split('.')
    .map((name) => leaves[name] ?? name)
    .join('.')
  return `${type}.${paths[head]}${rest}`
}

const isHead = (name: string, param: string) =>
  param === name || (param.startsWith(name) && /[.[]/.test(param[name.length]!))
