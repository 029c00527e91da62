// The routes that most resources have: retrieve, update, delete.
import Type, { type TSchema } from 'typebox'
import type { Call } from '#kernel/call.ts'
import { notFound } from '#catalogue/api_error.ts'
import type { ErrorCode } from '#catalogue/errors.ts'
import { aOrAn, displayName } from '#catalogue/phrases.ts'
import { Id, livemode, MetadataChange } from '#kernel/fields.ts'
import { updateRow, findRow, findStatement, type Kind, lockRow } from '#kernel/record.ts'
import { requireNotErased } from '#kernel/record.ts'
import { isEncrypted, decryptRows } from '#kernel/encrypted_row.ts'
import { readAuditor } from '#http/responses/audit_entries.ts'
import { type RequestInput, type Route, route } from './route.ts'

type Options = {
  kind: Kind
  scope: Route['scope']
  item: TSchema
  actors?: Route['actors']
  administration?: boolean // True if every read is audited.
  find?: (call: Call, id: string) => Promise<object> // If reading the row isn't enough.
  pdf?: Route['pdf']
}

export const retrieveRoute = (options: Options): Route => {
  const { kind, scope, item, actors, administration, find, pdf } = options
  const notes = readAuditor({ kind, item, ...(administration && { administration }) }, 'read')
  return route({
    name: `${kind.table}.retrieve`,
    method: 'GET',
    path: `/v1/${kind.table}/{id}`,
    scope,
    summary: `Retrieve ${aOrAn(displayName(kind.object))}.`,
    returns: item,
    ...(actors && { actors }),
    ...(pdf && { pdf }),
    errors: ['resource_not_found', ...(find ? ['consent_required' as const] : [])],
    read({ id }: RequestInput, account: string) {
      if (find) return undefined
      const statement = findStatement(kind, account, id)
      return {
        statement,
        ...decryption(kind),
        respond: ([row]) => row ?? missing(kind),
        audit: notes,
      }
    },
    async run(call: Call, { id }: RequestInput) {
      const row = find ? await find(call, id) : await findRow(call, kind, id)
      notes?.(call, [row])
      return row
    },
  })
}

// Decrypts the rows of a single-statement read, if they are encrypted.
export const decryption = <R extends { id: string }>(kind: Kind<R>) =>
  isEncrypted(kind) ? { decrypt: (call: Call, rows: R[]) => decryptRows(call, kind, rows) } : {}

function missing(kind: Kind): never {
  throw notFound(kind.object)
}

type UpdateOptions = Options & {
  body: TSchema
  // `any`: the body has the type of its schema.
  change: (call: Call, id: string, body: any) => Promise<unknown>
  errors?: ErrorCode[]
  recheck?: Route['recheck']
}

export const updateRoute = (options: UpdateOptions): Route => {
  const { kind, scope, item, actors, body, change, errors = [], recheck } = options
  return route({
    name: `${kind.table}.update`,
    method: 'PATCH',
    path: `/v1/${kind.table}/{id}`,
    scope,
    summary: `Update ${aOrAn(displayName(kind.object))}. Omitted fields keep their values.`,
    body,
    returns: item,
    ...(actors && { actors }),
    errors: ['resource_not_found', 'precondition_failed', 'metadata_limit_exceeded', ...errors],
    ...(recheck && { recheck: recheck }),
    run: (call: Call, { id, body }: RequestInput) => change(call, id, body),
  })
}

export const Annotation = Type.Object({ metadata: Type.Optional(MetadataChange) })

// For objects of which callers can change only the metadata.
export const annotateRoute = (options: Pick<Options, 'kind' | 'scope' | 'item'>): Route => ({
  ...updateRoute({
    ...options,
    actors: ['account'],
    body: Annotation,
    errors: options.kind.encryption ? ['invalid_transition'] : [],
    change: (call, id, body) => annotate(call, options.kind, id, body),
  }),
  summary: `Update the metadata of ${aOrAn(displayName(options.kind.object))}.`,
})

async function annotate(call: Call, kind: Kind, id: string, body: object) {
  const before = await lockRow(call, kind, id)
  await requireNotErased(call, kind, before)
  return await updateRow(call, kind, id, { ...body }, 'updated', before)
}

const Deleted = ({ object, prefix }: Kind) => {
  const title = `deleted_${object}`
  const description = `A deleted ${displayName(object)}.`
  return Type.Object(
    {
      id: Id(prefix, 'ID of the deleted object.'),
      object: Type.Literal(object, { description: `Object type. Always \`${object}\`.` }),
      deleted: Type.Literal(true, { description: 'Always true: the object was deleted.' }),
      livemode,
    },
    { title, description },
  )
}

type DeleteOptions = Omit<Options, 'item'> & {
  summary: string
  remove: (call: Call, id: string) => Promise<unknown>
  errors: ErrorCode[]
}

export const deleteRoute = ({ kind, scope, actors, summary, remove, errors }: DeleteOptions) =>
  route({
    name: `${kind.table}.delete`,
    method: 'DELETE',
    path: `/v1/${kind.table}/{id}`,
    scope,
    summary,
    returns: Deleted(kind),
    ...(actors && { actors }),
    errors: errors,
    run: (call: Call, { id }: RequestInput) => remove(call, id),
    replayDeleted: async (_: Call, { id }: RequestInput) => ({ id, deleted: true }),
  })
