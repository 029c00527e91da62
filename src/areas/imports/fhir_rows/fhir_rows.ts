// The rows of an import of FHIR resources. Resources can refer to each other in any order, so the
// file is read in stages: in each, those that refer only to resources of earlier stages.
import type { FileRow } from '#areas/imports/import/file_rows.ts'
import { observationMapping, responseMapping } from './assessment_rows.ts'
import { consentMapping } from './consent_rows.ts'
import { coverageMapping } from './coverage_rows.ts'
import { documentMappingOf } from './document_rows.ts'
import type { Element } from './elements.ts'
import { type FileResource, identityOf } from './identity.ts'
import { fhirPath, type Mapping, unsupported } from './mapping.ts'
import { patientMapping } from './patient_rows.ts'
import { relatedPersonMapping } from './related_person_rows.ts'
import { practitionerMapping, practitionerRoleMapping } from './practitioner_rows.ts'
import { type FoundResource, resourcesIn } from './resource_list.ts'
import { appointmentMapping, encounterMapping } from './session_rows.ts'

type MappingOf = Mapping | ((resource: Element) => Mapping)

const stages: Record<string, MappingOf>[] = [
  { Practitioner: practitionerMapping },
  { PractitionerRole: practitionerRoleMapping, Patient: patientMapping },
  {
    RelatedPerson: relatedPersonMapping,
    Coverage: coverageMapping,
    Consent: consentMapping,
  },
  { Appointment: appointmentMapping },
  { Encounter: encounterMapping },
  { QuestionnaireResponse: responseMapping },
  { DocumentReference: documentMappingOf, Observation: observationMapping },
]
const types = stages.flatMap((stage) => Object.keys(stage))

// One more, for what can't be imported.
export const stage_count = stages.length + 1

const typeOf = (found: FoundResource) => String(found?.resource.resourceType)

// The rows of a part in a stage, resource by resource: one or none of each. `before` counts the
// resources of earlier parts.
export function* fhirRows(text: string, stage: number, before: number): Generator<FileRow[]> {
  const mappings = stages[stage]
  let number = before
  for (const found of resourcesIn(text)) {
    number++
    const type = typeOf(found)
    const mapping = mappings && Object.hasOwn(mappings, type) ? mappings[type] : undefined
    if (!mappings) yield types.includes(type) ? [] : [refused(found, number)]
    else yield found && mapping ? [rowOf(found, number, mapping)] : []
  }
}

// A resource that can't be mapped for a fault of ours doesn't keep the others from being read.
function rowOf(found: FileResource, number: number, mapping: MappingOf): FileRow {
  try {
    return mappedRow(found, number, mapping)
  } catch (fault) {
    return { ...refused(undefined, number), fault }
  }
}

function mappedRow(found: FileResource, number: number, mapping: MappingOf): FileRow {
  const { object, map, paths } = typeof mapping === 'function' ? mapping(found.resource) : mapping
  const { fields, defaults = {}, issues = [], ...others } = map(found.resource)
  const { external_id, aliases } = identityOf(found)
  return {
    object,
    fields: { ...(external_id && { external_id }), ...fields },
    source: {
      number,
      // What adds to another object has no external ID of its own.
      aliases: others.completes && external_id ? [...aliases, external_id] : aliases,
      defaults,
      issues,
      ...others,
      nameOf: (param) => fhirPath(typeOf(found), paths, param),
    },
  }
}

const importable = `Types that can be imported: ${types.join(', ')}.`

function refused(found: FoundResource, number: number): FileRow {
  const type = found?.resource.resourceType
  const named = typeof type === 'string' && /^[A-Z][A-Za-z]{1,60}$/.test(type)
  const message = named ? `This type can't be imported. ${importable}` : importable
  return {
    object: null,
    fields: {},
    error: 'invalid_row',
    source: {
      number,
      aliases: [],
      defaults: {},
      issues: found ? [unsupported(named ? type : 'resourceType', message)] : [],
      nameOf: (param) => param,
    },
  }
}
