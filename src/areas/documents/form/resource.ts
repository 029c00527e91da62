// Form routes, with their scopes.
import { listRoute } from '#http/lists/list_route.ts'
import { defineResource } from '#http/routing/resource.ts'
import { everybody, lifecycleRoutes, route, type Route } from '#http/routing/route.ts'
import { retrieveRoute, updateRoute } from '#http/routing/standard_routes.ts'
import { createForm, publishForm, updateForm } from './form.ts'
import { formKind, formLifecycle } from './lifecycle.ts'
import { Form, FormChange, FormCreate, formFilters } from './schema.ts'

const reading = { kind: formKind, scope: 'forms:read' as const, item: Form }
const writing = { ...reading, scope: 'forms:write' as const }
const actors: Route['actors'] = ['account']

const formRoutes: Route[] = [
  route({
    name: 'forms.create',
    method: 'POST',
    path: '/v1/forms',
    scope: writing.scope,
    summary: 'Create a form, or with the `name` of an existing form its next version, as a draft.',
    body: FormCreate,
    returns: Form,
    actors,
    run: (call, { body }) => createForm(call, body),
  }),
  retrieveRoute({ ...reading, actors: everybody }),
  listRoute({
    ...reading,
    actors: everybody,
    summary: 'List forms, newest first.',
    fields: formFilters,
  }),
  updateRoute({
    ...writing,
    actors,
    body: FormChange,
    change: updateForm,
    errors: ['invalid_transition'],
  }),
  ...lifecycleRoutes(formLifecycle, writing.scope, Form, {
    publish: { run: publishForm, actors },
    retire: { actors },
  }),
]

export const formResource = defineResource({
  about: {
    forms:
      'Your own intake forms and questionnaires: groups, conditions, required answers and ' +
      'scores. A published version never changes.',
  },
  kind: formKind,
  lifecycle: formLifecycle,
  routes: formRoutes,
})
