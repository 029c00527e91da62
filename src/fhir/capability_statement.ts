// The CapabilityStatement, from which clients discover what the FHIR API can do.
import type { CapabilityStatement } from '@medplum/fhirtypes'
import type { ResourceType } from './resource.ts'
import type { Mapped } from './resource_types.ts'
import { concept, hl7 } from './data_types.ts'
import { paramsOf } from './search_request.ts'
import { tokenUrl } from './smart/urls.ts'

const oauth_uris = 'http://fhir-registry.smarthealthit.org/StructureDefinition/oauth-uris'

// When the resource types or their parameters last changed.
const changed_on = '2026-11-18'

export function capabilityStatement({ base, types }: Mapped, version: string) {
  const statement: CapabilityStatement = {
    resourceType: 'CapabilityStatement',
    url: `${base}/metadata`,
    version,
    name: 'Attune',
    title: 'Attune FHIR API',
    status: 'active',
    date: changed_on,
    kind: 'instance',
    implementation: { description: 'Attune, a REST API for mental healthcare', url: base },
    software: { name: 'Attune', version },
    instantiates: ['http://hl7.org/fhir/uv/bulkdata/CapabilityStatement/bulk-data'],
    fhirVersion: '4.0.1',
    format: ['application/fhir+json', 'json'],
    rest: [
      {
        mode: 'server',
        documentation: 'The same keys, scopes, consent, limits and audit log as in /v1 apply.',
        security: {
          extension: [{ url: oauth_uris, extension: [{ url: 'token', valueUri: tokenUrl(base) }] }],
          cors: true,
          service: [concept(hl7('restful-security-service', 'SMART-on-FHIR'))],
          description:
            'Send a secret key, a scoped token, or a token of SMART backend services: ' +
            'Authorization: Bearer <key>.',
        },
        resource: [...[...types.values()].map(resourceOf), group, binary],
        operation: [exportOperation('export')],
      },
    ],
  }
  return statement
}

// Bulk exports.
const exportOperation = (name: string) => ({
  name: 'export',
  definition: `http://hl7.org/fhir/uv/bulkdata/OperationDefinition/${name}`,
})
const group = {
  type: 'Group' as const,
  documentation: '`all` persons, or those in the care of a practitioner, by the ID of theirs.',
  operation: [exportOperation('group-export')],
}

const binary = {
  type: 'Binary' as const,
  documentation: 'The content of a file, as a redirect to its download link.',
  interaction: [{ code: 'read' as const }],
}

function resourceOf(definition: ResourceType) {
  const { type, profile, about, sources, includes = {}, writes = {}, unversioned } = definition
  const params = new Map(sources.flatMap((source) => Object.entries(paramsOf(source))))
  const interactions = [
    { code: 'read' as const },
    ...(unversioned ? [] : [{ code: 'vread' as const, documentation: 'The current version.' }]),
    { code: 'search-type' as const },
    ...(writes.create ? [{ code: 'create' as const, documentation: writes.create.about }] : []),
    ...(writes.update ? [{ code: 'update' as const, documentation: writes.update.about }] : []),
  ]
  const reverse = definition.provenance && { searchRevInclude: ['Provenance:target'] }
  const includable = Object.keys(includes).map((name) => `${type}:${name}`)
  return {
    type,
    documentation: about,
    ...(profile && { supportedProfile: [profile] }),
    interaction: interactions,
    versioning: unversioned
      ? ('no-version' as const)
      : writes.update
        ? ('versioned-update' as const)
        : ('versioned' as const),
    readHistory: false,
    ...(type === 'Patient' && { operation: [exportOperation('patient-export')] }),
    ...(includable.length > 0 && { searchInclude: includable }),
    ...reverse,
    searchParam: [...params].map(([name, { type: kind, about: documentation }]) => ({
      name,
      type: kind,
      documentation,
    })),
  }
}
