// Changes to the items of a form that keep them consistent: what refers to an item follows it.
import type { FormItem } from 'attune'
import { hasOptions, isNumber, isQuestion, isText } from '../forms/form_items.ts'
import { nameFrom } from '../forms/new_form.tsx'

/** An item while it is edited. Its ID can change, its key doesn't. */
export type EditedItem = {
  key: string
  item: FormItem
  /** Its ID follows its text, because nobody has answered it yet. */
  fresh: boolean
}

export const editedItems = (items: readonly FormItem[]): EditedItem[] =>
  items.map((item) => ({ key: item.id, item, fresh: false }))

export const itemsOf = (edited: readonly EditedItem[]) => edited.map(({ item }) => item)

export function addItem(edited: readonly EditedItem[], after: number): EditedItem[] {
  const id = uniqueId(edited, 'question')
  const group_id = edited[after]?.item.group_id
  const item = { id, type: 'string', text: '', ...(group_id && { group_id }) }
  return edited.toSpliced(after + 1, 0, { key: crypto.randomUUID(), item, fresh: true })
}

const uniqueId = (edited: readonly EditedItem[], name: string) => {
  const ids = new Set(edited.map(({ item }) => item.id))
  let id = name
  for (let number = 2; ids.has(id); number++) id = `${name}_${number}`
  return id
}

/** Changes an item. A new ID or another type changes what refers to it. */
export function changeItem(
  edited: readonly EditedItem[],
  at: number,
  change: Partial<FormItem>,
): EditedItem[] {
  const before = edited[at]!
  const others = edited.toSpliced(at, 1)
  const follows = before.fresh && change.text !== undefined && change.id === undefined
  const id = follows ? uniqueId(others, nameFrom(change.text!, 40) || 'question') : change.id
  const item = fitting({ ...before.item, ...change, ...(id && { id }) })
  const fresh = before.fresh && change.id === undefined
  const next = edited.with(at, { ...before, item, fresh })
  return item.id === before.item.id ? next : next.map(renamed(before.item.id, item.id))
}

// Without the fields that don't apply to its type.
function fitting(item: FormItem): FormItem {
  const { options, minimum, maximum, max_length, required, repeats, ...rest } = item
  const fields = {
    ...(hasOptions(item) && { options: options ?? [{ value: '', label: '' }] }),
    ...(isNumber(item) && { minimum, maximum }),
    ...(isText(item) && { max_length }),
    ...(isQuestion(item) && { required, repeats }),
  }
  const set = Object.entries(fields).filter(([, value]) => value !== undefined && value !== false)
  return { ...rest, ...Object.fromEntries(set) }
}

const renamed = (from: string, to: string) => (edited: EditedItem) => {
  const { group_id, enable_when } = edited.item
  return {
    ...edited,
    item: {
      ...edited.item,
      ...(group_id === from && { group_id: to }),
      ...(enable_when && {
        enable_when: enable_when.map((each) =>
          each.item_id === from ? { ...each, item_id: to } : each,
        ),
      }),
    },
  }
}

/** Removes an item, and what refers to it. */
export function removeItem(edited: readonly EditedItem[], at: number): EditedItem[] {
  const { id } = edited[at]!.item
  return edited.toSpliced(at, 1).map((each) => {
    const { group_id, enable_when = [], ...rest } = each.item
    const conditions = enable_when.filter(({ item_id }) => item_id !== id)
    return {
      ...each,
      item: {
        ...rest,
        ...(group_id && group_id !== id && { group_id }),
        ...(conditions.length > 0 && { enable_when: conditions }),
      },
    }
  })
}

export const moveItem = (edited: readonly EditedItem[], at: number, by: -1 | 1): EditedItem[] => {
  const to = at + by
  if (to < 0 || to >= edited.length) return [...edited]
  return edited.toSpliced(at, 1).toSpliced(to, 0, edited[at]!)
}
