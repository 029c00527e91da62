// How far it is from somebody to where a practitioner meets: over the ground, as the crow flies.

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

// Whether it is worth working out: going north and south alone may be too far already.
export const mayReach = (one: Point, latitude: number, km: number) =>
  Math.abs(latitude - one.latitude) * degree_km <= km + 1

export type Place = {
  jurisdiction: string
  latitude?: number | null
  longitude?: number | null
  max_distance_km?: number | null
}

// Where they are, if it is known as closely as distances need.
export const pointOf = ({ latitude, longitude }: Place | Office): Point | null =>
  latitude == null || longitude == null ? null : { latitude, longitude }

// Where they meet in person, the nearest first; of a place without coordinates it is not known how
// far it is.
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

// Whoever names no place may meet anywhere they are licensed, but is not known to be near.
export function isNear(offices: Office[], place: Place) {
  const [nearest] = officesFor(offices, place)
  const { max_distance_km } = place
  if (max_distance_km == null) return offices.length === 0 || nearest !== undefined
  return nearest?.km != null && nearest.km <= max_distance_km
}

// Where they would meet, as it is shown.
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
