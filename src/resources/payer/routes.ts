// The door of payers: the directory, and contracts with those in it or others.
import Type from 'typebox'
import { listRoute } from '#http/list.ts'
import { WholeList } from '#http/whole_list.ts'
import { route, type Route } from '#http/route.ts'
import { retrieveRoute, updateRoute } from '#http/standard_routes.ts'
import { addContract, changeContract, listPayers, readPayer } from './payer.ts'
import {
  contractFilters,
  contractKind,
  Payer,
  PayerContract,
  PayerContractChange,
  PayerContractCreate,
  PayerQuery,
} from './schema.ts'

const reading = { kind: contractKind, scope: 'payers:read' as const, item: PayerContract }
const writing = { ...reading, scope: 'payers:write' as const }

export const payerRoutes: Route[] = [
  route({
    name: 'payers.list',
    method: 'GET',
    path: '/v1/payers',
    scope: reading.scope,
    summary: 'Find payers: the directory and those of your contracts, with their rules on a day.',
    query: PayerQuery,
    returns: WholeList(Payer, 'The payers that were found.'),
    run: (call, { query }) => listPayers(call, query),
  }),
  route({
    name: 'payers.retrieve',
    method: 'GET',
    path: '/v1/payers/{id}',
    scope: reading.scope,
    summary: 'Read one payer: filing days, enrollment, telehealth, authorization, on a day.',
    query: Type.Pick(PayerQuery, ['on']),
    returns: Payer,
    refuses: ['resource_not_found'],
    run: (call, { id, query }) => readPayer(call, id, query),
  }),
  route({
    name: 'payer_contracts.create',
    method: 'POST',
    path: '/v1/payer_contracts',
    scope: writing.scope,
    summary: 'Say what you agreed with a payer: filing days, network, enrollments.',
    body: PayerContractCreate,
    returns: PayerContract,
    run: (call, { body }) => addContract(call, body),
  }),
  retrieveRoute(reading),
  listRoute({
    ...reading,
    summary: 'List contracts with payers, newest first.',
    fields: contractFilters,
  }),
  updateRoute({
    ...writing,
    body: PayerContractChange,
    change: changeContract,
  }),
]

export const payerEvents = { 'payer_contract.updated': 'A contract with a payer was changed.' }
