// Recipes of services and locations.
import { type Maker, type Recipe, stepOf, updateOf } from './sandbox.ts'

const service: Maker = (s) =>
  s.post('/services', { name: 'attune trigger', duration_minutes: 50, type: 'intake' })

const location: Maker = (s) =>
  s.post('/locations', {
    name: 'attune trigger',
    address: { line1: '1 Main Street', city: 'Troy', state: 'NY', postal_code: '12180' },
    time_zone: 'America/New_York',
  })

export const bookingRecipes: Record<string, Recipe> = {
  'service.created': service,
  'service.updated': updateOf('services', service),
  'service.retired': stepOf('services', service, 'retire'),
  'location.created': location,
  'location.updated': updateOf('locations', location),
}
