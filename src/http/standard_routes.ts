// The routes that are alike for every resource: reading one, changing one.
import type { TSchema } from 'typebox'
import type { Call } from '#call.ts'
import { notFound } from '#catalogue/api_error.ts'
import { findRow, findStatement, type Kind } from '#record.ts'
import { notesOf } from './notes.ts'
import { type Given, type Route, route } from './route.ts'

type Options = {
  kind: Kind
  scope: Route['scope']
  item: TSchema
  actors?: Route['actors']
  administration?: boolean // Whether reading it is noted in the trail, whomever it is about.
}

export const retrieveRoute = ({ kind, scope, item, actors, administration }: Options): Route => {
  const notes = notesOf({ kind, item, ...(administration && { administration }) }, 'read')
  return route({
    name: `${kind.table}.retrieve`,
    method: 'GET',
    path: `/v1/${kind.table}/{id}`,
    scope,
    summary: `Read one ${kind.object.replaceAll('_', ' ')}.`,
    returns: item,
    ...(actors && { actors }),
    refuses: ['resource_not_found'],
    read: ({ id }: Given) => ({
      statement: findStatement(kind, id),
      answer([row]) {
        if (!row) throw notFound(kind.object)
        return row
      },
      notes,
    }),
    run: (call: Call, { id }: Given) => findRow(call, kind, id),
  })
}

type UpdateOptions = Options & {
  body: TSchema
  change: (call: Call, id: string, body: any) => Promise<unknown>
}

export const updateRoute = ({ kind, scope, item, actors, body, change }: UpdateOptions): Route =>
  route({
    name: `${kind.table}.update`,
    method: 'PATCH',
    path: `/v1/${kind.table}/{id}`,
    scope,
    summary: `Change one ${kind.object.replaceAll('_', ' ')}; what is not sent stays as it is.`,
    body,
    returns: item,
    ...(actors && { actors }),
    refuses: ['resource_not_found', 'precondition_failed', 'metadata_full'],
    run: (call: Call, { id, body }: Given) => change(call, id, body),
  })
