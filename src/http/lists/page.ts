// The schema of a page of a list.
import Type, { type TSchema } from 'typebox'
import { Nullable, Text } from '#kernel/fields.ts'

export const Page = (item: TSchema) =>
  Type.Object(
    {
      object: Type.Literal('list', { description: 'Object type. Always `list`.' }),
      data: Type.Array(item, { description: 'Objects on this page, newest first by default.' }),
      has_more: Type.Boolean({ description: 'Whether more objects follow.', examples: [false] }),
      next_cursor: Nullable(Text('Cursor for the next page. Null on the last page.', 500)),
      url: Text('Path of the list.', 200, { examples: ['/v1/sessions'] }),
    },
    { description: 'One page of a list.' },
  )
