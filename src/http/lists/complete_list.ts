// Lists that are short and always complete: they take no limit and have no cursor.
import Type, { type TSchema } from 'typebox'
import { Page } from './page.ts'

export const CompleteList = (item: TSchema, description: string) =>
  Type.Object(
    {
      ...Page(item).properties,
      data: Type.Array(item, { description }),
      has_more: Type.Boolean({
        description: 'Always false: the list is complete.',
        examples: [false],
      }),
      next_cursor: Type.Null({
        description: 'Always null: the list is complete.',
        examples: [null],
      }),
    },
    { description },
  )

export const completeListRoute = (url: string, data: object[]) => ({
  object: 'list',
  data,
  has_more: false,
  next_cursor: null,
  url,
})
