// Examples of services and locations, created over the API.
import assert from 'node:assert/strict'
import { call, type RequestOptions } from './harness.ts'

const created = async (path: string, request: object, { key }: RequestOptions) => {
  const { status, body, text } = await call('POST', path, request, { ...(key && { key }) })
  assert.equal(status, 200, text)
  return body.id as string
}

export const createService = (fields: object = {}, options: RequestOptions = {}) =>
  created('/v1/services', { name: 'Appointment', duration_minutes: 50, ...fields }, options)

export const troy = { line1: '9 River Street', city: 'Troy', state: 'NY', postal_code: '12180' }

export const createLocation = (fields: object = {}, options: RequestOptions = {}) => {
  const rooms = [1, 2].map((number) => ({ id: `room_${number}`, name: `Room ${number}` }))
  const request = { name: 'Troy', address: troy, time_zone: 'America/New_York', rooms, ...fields }
  return created('/v1/locations', request, options)
}
