// Routes for the payer directory and payer contracts.
import Type from 'typebox'
import { listRoute } from '#http/lists/list_route.ts'
import { Page } from '#http/lists/page.ts'
import { route, type Route } from '#http/routing/route.ts'
import { retrieveRoute, updateRoute } from '#http/routing/standard_routes.ts'
import { listPayers } from './directory.ts'
import { createContract, updateContract, readPayer } from './payer.ts'
import {
  contractFilters,
  contractKind,
  PayerContract,
  PayerContractChange,
  PayerContractCreate,
} from './contract_schema.ts'
import { Payer, PayerQuery } from './schema.ts'
import { defineResource } from '#http/routing/resource.ts'

const reading = { kind: contractKind, scope: 'payers:read' as const, item: PayerContract }
const writing = { ...reading, scope: 'payers:write' as const }

const payerRoutes: Route[] = [
  route({
    name: 'payers.list',
    method: 'GET',
    path: '/v1/payers',
    scope: reading.scope,
    summary:
      'List payers from the directory and your contracts by name, with their rules on a date.',
    query: PayerQuery,
    returns: Page(Payer),
    run: (call, { query }) => listPayers(call, query),
  }),
  route({
    name: 'payers.retrieve',
    method: 'GET',
    path: '/v1/payers/{id}',
    scope: reading.scope,
    summary: 'Retrieve a payer with its rules on a date.',
    query: Type.Pick(PayerQuery, ['on']),
    returns: Payer,
    errors: ['resource_not_found'],
    run: (call, { id, query }) => readPayer(call, id, query),
  }),
  route({
    name: 'payer_contracts.create',
    method: 'POST',
    path: '/v1/payer_contracts',
    scope: writing.scope,
    summary: 'Create a payer contract.',
    body: PayerContractCreate,
    returns: PayerContract,
    run: (call, { body }) => createContract(call, body),
  }),
  retrieveRoute(reading),
  listRoute({
    ...reading,
    summary: 'List payer contracts, newest first.',
    fields: contractFilters,
  }),
  updateRoute({
    ...writing,
    body: PayerContractChange,
    change: updateContract,
  }),
]

export const payerEvents = { 'payer_contract.updated': 'A payer contract was updated.' }

export const payerResource = defineResource({
  about: {
    payers:
      "The payer directory, with each payer's rules by effective date: timely filing, " +
      'enrollment, telehealth and prior authorization.',
    payer_contracts:
      'Your contracts with payers. They take precedence over the directory and add payers that ' +
      'the directory does not list.',
  },
  kind: contractKind,
  events: payerEvents,
  routes: payerRoutes,
})
