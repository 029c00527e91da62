// Distance from a person to a practice location, in a straight line.

export type Office = {
  jurisdiction: string
  name?: string
  city?: string
  postal_code?: string
  latitude?: number
  longitude?: number
}
export type Point = { latitude: number; longitude: number }

const earth_km = 6_371.0088
const degree_km = (earth_km * Math.PI) / 180
const radians = (degrees: number) => (degrees * Math.PI) / 180

export function kmBetween(one: Point, other: Point) {
  const [north, east] = [other.latitude - one.latitude, other.longitude - one.longitude]
  const half =
    Math.sin(radians(north) / 2) ** 2 +
    Math.cos(radians(one.latitude)) *
      Math.cos(radians(other.latitude)) *
      Math.sin(radians(east) / 2) ** 2
  return 2 * earth_km * Math.asin(Math.min(1, Math.sqrt(half)))
}

// Cheap check by latitude before the full computation.
export const mayReach = (one: Point, latitude: number, km: number) =>
  Math.abs(latitude - one.latitude) * degree_km <= km + 1

export type Place = {
  jurisdiction: string
  latitude?: number | null
  longitude?: number | null
  max_distance_km?: number | null
}

// Coordinates, if known.
export const pointOf = ({ latitude, longitude }: Place | Office): Point | null =>
  latitude == null || longitude == null ? null : { latitude, longitude }

// Practice locations in the jurisdiction, nearest first. The distance is null without coordinates.
function officesFor(offices: Office[], place: Place) {
  const from = pointOf(place)
  return offices
    .filter(({ jurisdiction }) => jurisdiction === place.jurisdiction)
    .map((office) => {
      const there = pointOf(office)
      return { office, km: from && there ? kmBetween(from, there) : null }
    })
    .sort((one, other) => (one.km ?? Infinity) - (other.km ?? Infinity) || 0)
}

// Without listed locations, a practitioner passes unless a distance is required.
export function isNear(offices: Office[], place: Place) {
  const [nearest] = officesFor(offices, place)
  const { max_distance_km } = place
  if (max_distance_km == null) return offices.length === 0 || nearest !== undefined
  return nearest?.km != null && nearest.km <= max_distance_km
}

// The nearest location, as returned by the API.
export function nearestOf(offices: Office[], place: Place) {
  const [nearest] = officesFor(offices, place)
  if (!nearest) return null
  const { office, km } = nearest
  return {
    name: office.name ?? null,
    city: office.city ?? null,
    postal_code: office.postal_code ?? null,
    distance_km: km === null ? null : Math.round(km * 10) / 10,
  }
}
