// What can be chosen by name: persons, who are only searched for, and practitioners, of whom the
// first are listed before anything is typed. An ID finds its object.
import { useQueryClient } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import type { Attune } from 'attune'
import { useRead } from '../api/context.tsx'
import { personName, practitionerName } from './names.ts'

export type ChoiceType = 'person' | 'practitioner'
export type Choices = readonly { id: string; name: string; note: string }[]

const most_choices = 6
const least_letters = 2

type Source = {
  find(attune: Attune, text: string): Promise<Choices>
  read(attune: Attune, id: string): Promise<string>
  /** Whether something is offered before anything is typed. */
  lists: boolean
}

const sources: Record<ChoiceType, Source> = {
  person: {
    find: async (attune, text) => {
      const list = /^per_\w+$/.test(text)
        ? attune.persons.list({ id: text, limit: 1 })
        : attune.persons.search({ name: text, limit: most_choices })
      const { data } = await list.page()
      return data.map((each) => ({
        id: each.id,
        name: personName(each),
        note: each.birth_date ?? '',
      }))
    },
    read: async (attune, id) => personName(await attune.persons.retrieve(id)),
    lists: false,
  },
  practitioner: {
    find: async (attune, text) => {
      const by = /^prac_\w+$/.test(text) ? { id: text } : text ? { q: text } : {}
      const order = { order: 'family_name', limit: most_choices } as const
      const { data } = await attune.practitioners.list({ ...by, ...order }).page()
      return data.map((each) => ({
        id: each.id,
        name: practitionerName(each),
        note: each.profession.replaceAll('_', ' '),
      }))
    },
    read: async (attune, id) => practitionerName(await attune.practitioners.retrieve(id)),
    lists: true,
  },
}

/** What was found. Undefined while nothing is searched for, or the first answer isn't there. */
export function useChoices(type: ChoiceType, typed: string, open: boolean): Choices | undefined {
  const text = useDeferredValue(typed)
  const source = sources[type]
  const enabled = open && (text.length >= least_letters || (text === '' && source.lists))
  const { data } = useRead([type, 'search', text], (attune) => source.find(attune, text), {
    enabled,
    keepsBefore: true, // Until the next letter is answered.
  })
  return enabled ? data : undefined
}

const nameKey = (type: ChoiceType, id: string | undefined) => [type, id, 'name']

/** The name of what is chosen. A placeholder until it was read. */
export function useChoiceName(type: ChoiceType, id: string | undefined): string {
  const { data } = useRead(nameKey(type, id), (attune) => sources[type].read(attune, id!), {
    enabled: id !== undefined,
    staleTime: Infinity,
  })
  return id === undefined ? '' : (data ?? '…')
}

/** Keeps the name that was found with a choice, so that it isn't read again. */
export function useRememberName(type: ChoiceType) {
  const queries = useQueryClient()
  return ({ id, name }: Choices[number]) => queries.setQueryData(nameKey(type, id), name)
}
