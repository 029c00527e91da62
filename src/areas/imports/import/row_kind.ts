// What an import needs to know about a type of row, and how rows of a type are written together.
import type { TSchema } from 'typebox'
import type { Call } from '#kernel/call.ts'
import type { Scope } from '#catalogue/scopes.ts'
import { newId } from '#kernel/ids.ts'
import { FailuresOfSome } from '#kernel/many.ts'
import type { Kind } from '#kernel/record.ts'
import type { StoredFile } from '#areas/documents/document/file_content.ts'

type Saved = { id: string; version: number; outcome?: 'updated' | 'unchanged' }
type Created = Omit<Saved, 'version'>
type Issue = { param: string | null; code: string; message: string }

// `any`: the fields have the type of the schema.
type RowFields = any
// `any`: each kind creates what it drafted.
type Drafts = any[]

export type RowKind = {
  kind: Kind
  part?: true // Part of another object, so it has no ID of its own.
  scopes: Scope[] // That a key needs to import it.
  fields: TSchema // Of a row, with the IDs that its references resolve to.
  check?(fields: RowFields): Issue[] // What the schema can't check.
  inspect?(fields: RowFields): Promise<Issue[]> // The same, where it takes a while.
  create(call: Call, fields: RowFields, file?: StoredFile): Promise<Created>
  // Writes many rows with few statements. Each row is checked first.
  many?: {
    takes?(call: Call, fields: RowFields): boolean // Default: every new row.
    draft(call: Call, fields: RowFields): { id: string } | Promise<{ id: string }>
    create(call: Call, drafts: Drafts): Promise<unknown>
  }
  update(call: Call, id: string, fields: RowFields): Promise<Saved>
  // The version that an unchanged object has. Default: the one that the import left.
  unchangedVersion?(row: RowFields): number
  undo?(call: Call, id: string): Promise<void> // How a revert undoes it. Default: deletes it.
  removal?: 'remove_imported_document' // The function that deletes it. Default: that of most.
  keeps?: 'object_signed' // Why a revert leaves it.
  // Reads what must be known before a revert deletes it. Returns what is done afterward.
  afterRemoval?(call: Call, id: string): Promise<() => Promise<void>>
}

type Draft = { id: string; request: RowFields }

export const draftOf =
  ({ prefix }: Kind) =>
  (_call: Call, request: RowFields): Draft => ({ id: newId(prefix), request })

// Of a kind that only imports create: a single row is written as a group of one.
export const together = (
  kind: Kind,
  create: (call: Call, drafts: Draft[]) => Promise<unknown>,
): Pick<RowKind, 'create' | 'many'> => ({
  many: { draft: draftOf(kind), create },
  async create(call, request) {
    const draft = draftOf(kind)(call, request)
    await create(call, [draft]).catch((error) => {
      throw error instanceof FailuresOfSome ? error.cause : error
    })
    return draft
  },
})
