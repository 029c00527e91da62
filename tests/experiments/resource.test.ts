// Experiment: a new resource is a table, one folder and one line in the list of its area. Routes,
// events, scopes and the reference derive from it.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeScratchCopy } from './scratch_copy.ts'

const room = `// A room where sessions take place.
import Type from 'typebox'
import { listRoute } from '#http/lists/list_route.ts'
import { defineResource } from '#http/routing/resource.ts'
import { lifecycleRoutes, route } from '#http/routing/route.ts'
import { retrieveRoute } from '#http/routing/standard_routes.ts'
import { type ColumnsOf, Resource, Text } from '#kernel/fields.ts'
import { newId } from '#kernel/ids.ts'
import { defineLifecycle } from '#kernel/lifecycle.ts'
import { lifecycleFields } from '#kernel/lifecycle_fields.ts'
import { createRow, type Kind } from '#kernel/record.ts'

const kind: Kind<RoomRow> = { object: 'room', table: 'rooms', prefix: 'room' }
const lifecycle = defineLifecycle({
  kind,
  initial: 'active',
  states: { active: 'The room can be booked.', archived: 'The room takes no new sessions.' },
  steps: { archive: { from: ['active'], to: 'archived', summary: 'Archive a room.' } },
})
const name = Text('Name of the room.', 100, { examples: ['Room 2'] })
const Room = Resource('room', 'room', { name, ...lifecycleFields(lifecycle) })
interface RoomRow extends ColumnsOf<typeof Room> {}

const reading = { kind, scope: 'sessions:read' as const, item: Room }
const status = lifecycle.initial

export const roomResource = defineResource({
  about: { rooms: 'Rooms where sessions take place.' },
  kind,
  lifecycle,
  routes: [
    route({
      name: 'rooms.create',
      method: 'POST',
      path: '/v1/rooms',
      scope: 'sessions:write',
      summary: 'Create a room.',
      body: Type.Object({ name }),
      returns: Room,
      run: (call, { body }) => createRow(call, kind, newId(kind.prefix), { ...body, status }),
    }),
    retrieveRoute(reading),
    listRoute({ ...reading, summary: 'List rooms, newest first.', fields: {} }),
    ...lifecycleRoutes(lifecycle, 'sessions:write', Room),
  ],
})
`

const uses = `// Uses the new resource over HTTP, and looks at what derives from it.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { events } from '#areas/index.ts'
import { openApi } from '#docs/openapi.ts'
import { call, sql } from './harness.ts'

test('the new resource works', async () => {
  await sql.query(\`
    create table rooms (
      account text not null default current_account(), id text not null, name text not null,
      status text not null, archived_at timestamptz(3), metadata jsonb not null default '{}',
      version integer not null default 1, created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null, primary key (account, id));
    select isolate_by_account('rooms')\`)
  const { body } = await call('POST', '/v1/rooms', { name: 'Room 2' })
  assert.equal(body.status, 'active')
  assert.equal((await call('GET', '/v1/rooms')).body.data[0].id, body.id)
  assert.equal((await call('POST', '/v1/rooms/' + body.id + '/archive')).body.status, 'archived')
  assert.ok(events['room.archived'])
  assert.ok(openApi().paths['/v1/rooms/{id}/archive'])
})
`

test('a new resource takes a table, a folder and a line in its area', () => {
  const { add, compile, edit, run } = makeScratchCopy()
  const index = 'src/areas/sessions/index.ts'
  add('src/areas/sessions/room/resource.ts', room)
  edit(index, '[\n', '[\n  roomResource,\n')
  edit(index, 'import { ', "import { roomResource } from './room/resource.ts'\nimport { ")
  const columns =
    'account, id, name, status, archived_at, metadata, version, created_at, updated_at'
  edit('src/db/columns.json', '{\n', `{\n  "rooms": "${columns}",\n`)
  assert.equal(compile('src/areas/index.ts'), '')
  add('tests/new_resource.test.ts', uses)
  assert.match(run('tests/new_resource.test.ts'), /pass 1/)
})
