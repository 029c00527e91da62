// Two independent validators of FHIR R4. `fhir` knows the required codes; Medplum's knows formats,
// invariants and profiles. The definitions are HL7's own, without their texts.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { indexStructureDefinitionBundle, validateResource } from '@medplum/core'
import type { Resource, StructureDefinition } from '@medplum/fhirtypes'
import { Fhir } from 'fhir'
import { root } from '#settings/config.ts'

const file = readFileSync(join(root, 'tests/fhir_definitions.json.br'))
const definitions = JSON.parse(brotliDecompressSync(file).toString()) as StructureDefinition[]
indexStructureDefinitionBundle(definitions)
const profiles = new Map(definitions.map((each) => [each.url, each]))
const others = new Fhir()

// What is wrong with a resource: an empty list if it is valid.
export function faultsIn(resource: Resource): string[] {
  const { valid, messages } = others.validate(resource, { errorOnUnexpected: true })
  const first = valid
    ? []
    : messages
        .filter(({ severity }) => severity === 'error')
        // It takes an answer of false for a missing one; Medplum's doesn't.
        .filter(({ location, message }) => !/answer\[x\]/.test(`${location} ${message}`))
        .map((each) => `fhir: ${each.location} ${each.message}`)
  const claimed = (resource.meta?.profile ?? []).filter((url) => profiles.has(url))
  const checked = [undefined, ...claimed.map((url) => profiles.get(url))]
  return [...first, ...checked.flatMap((profile) => faultsByProfile(resource, profile))]
}

function faultsByProfile(resource: Resource, profile: StructureDefinition | undefined) {
  try {
    validateResource(resource, profile ? { profile } : {})
    return []
  } catch (error) {
    return [`medplum: ${(error as Error).message}`]
  }
}

// Elements without which a resource can't claim its US Core profile. The definitions of the others
// aren't published in a form that the validators read.
const mandatory: Record<string, string[]> = {
  'us-core-patient': ['identifier', 'name', 'gender'],
  'us-core-practitioner': ['identifier', 'name'],
  'us-core-practitionerrole': ['practitioner'],
  'us-core-relatedperson': ['active', 'patient'],
  'us-core-location': ['name'],
  'us-core-encounter': ['status', 'class', 'type', 'subject'],
  'us-core-condition-encounter-diagnosis': ['category', 'code', 'subject'],
  'us-core-documentreference': ['status', 'type', 'category', 'subject', 'content'],
  'us-core-observation-screening-assessment': ['status', 'category', 'code', 'subject'],
  'us-core-questionnaireresponse': ['questionnaire', 'status', 'subject', 'authored'],
  'us-core-coverage': ['status', 'beneficiary', 'relationship', 'payor', 'subscriberId'],
  'us-core-provenance': ['target', 'recorded', 'agent'],
}

export function missingIn(resource: Resource): string[] {
  const names = (resource.meta?.profile ?? []).map((url) => url.slice(url.lastIndexOf('/') + 1))
  return names.flatMap((name) => (mandatory[name] ?? [`a rule for ${name}`]).filter(isMissing))
  function isMissing(element: string) {
    return !(element in resource)
  }
}
