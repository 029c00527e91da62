// Location: a place where sessions are held.
import type { Location as FhirLocation } from '@medplum/fhirtypes'
import type { Location } from '#areas/sessions/location/schema.ts'
import { systems, us_core } from '#areas/imports/fhir_rows/codes.ts'
import { addressOf, identifiersOf, type ObjectOf, ownId, textOr } from '../data_types.ts'
import { complete, metaOf, type ResourceType } from '../resource.ts'
import { identifier } from '../search_params.ts'

type LocationObject = ObjectOf<typeof Location>

const locationOf = (location: LocationObject): FhirLocation =>
  complete<FhirLocation>({
    resourceType: 'Location',
    id: ownId(location),
    meta: metaOf(location, `${us_core}/us-core-location`),
    identifier: [
      location.npi ? { system: systems.npi, value: location.npi } : undefined,
      ...identifiersOf(location),
    ],
    status: location.archived ? 'inactive' : 'active',
    name: textOr(location.name, location.id),
    address: addressOf(location.address),
  })

export const locationType: ResourceType = {
  type: 'Location',
  about: 'A place where sessions are held.',
  profile: `${us_core}/us-core-location`,
  sources: [
    {
      list: '/v1/locations',
      prefix: 'loc',
      map: (location: LocationObject) => [locationOf(location)],
      search: { identifier },
    },
  ],
}
