// Routes of statements.
import { everybody, route, type Route } from '#http/routing/route.ts'
import { Statement, StatementQuery } from './schema.ts'
import { createStatement } from './statement.ts'
import { defineResource } from '#http/routing/resource.ts'

const statementRoutes: Route[] = [
  route({
    name: 'persons.statement',
    method: 'GET',
    path: '/v1/persons/{id}/statement',
    cost: 3,
    one_snapshot: true,
    scope: 'charges:read',
    summary: "Retrieve a person's statement: balances, insurance, payments and credit.",
    query: StatementQuery,
    returns: Statement,
    pdf: import.meta.resolve('./statement_pdf.ts'),
    actors: everybody,
    sends_to: 'person',
    errors: ['resource_not_found', 'consent_required'],
    run: (call, { id, query }) => createStatement(call, id, query),
  }),
]

export const statementResource = defineResource({
  routes: statementRoutes,
})
