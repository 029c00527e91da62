// The table of routes: which route a path names, and which methods a path has.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { routes } from '#areas/index.ts'
import { type PathParts, routeTable } from './route_table.ts'

const table = routeTable(routes)
const foundAt = (method: string, parts: PathParts) => table.find(method, parts)?.route.path

const partsOf = (path: string): PathParts => {
  const [, , resource, id, action] = path.split('/')
  return { resource, id, action } as PathParts
}

test('every route is found by its path', () => {
  for (const route of routes) {
    const path = route.path.replace('{id}', 'ses_1')
    assert.equal(table.find(route.method, partsOf(path))?.route, route, route.path)
    assert.ok(table.methodsAt(path).includes(route.method), route.path)
  }
})

test('HEAD finds the route of GET', () => {
  assert.equal(foundAt('HEAD', { resource: 'sessions' }), '/v1/sessions')
  assert.deepEqual(table.methodsAt('/v1/sessions'), ['POST', 'GET', 'HEAD'])
})

test('any text can be an ID, and a path with that name comes first', () => {
  for (const id of ['a/b', '{id}', ':id', '', 'é', 'ses_1'])
    assert.equal(foundAt('GET', { resource: 'sessions', id }), '/v1/sessions/{id}', id)
  assert.equal(foundAt('POST', { resource: 'matchings', id: 'assign' }), '/v1/matchings/assign')
})

test('an encoded slash never separates parts of a path', () => {
  assert.equal(foundAt('GET', { resource: 'sessions/ses_1' }), undefined)
  assert.equal(foundAt('GET', { resource: 'sessions/:id' }), undefined)
  assert.equal(foundAt('POST', { resource: 'matchings/assign' }), undefined)
  assert.equal(foundAt('POST', { resource: 'sessions', id: 'ses_1/complete' }), undefined)
  assert.equal(foundAt('POST', { resource: 'sessions', id: ':id/complete' }), undefined)
})

test('an unknown path has no method', () => {
  for (const path of ['/v1/nothing', '/v2/sessions', '/v1/sessions/ses_1/complete/now', '/'])
    assert.deepEqual(table.methodsAt(path), [], path)
})
