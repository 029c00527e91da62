// Every declaration of states: the lifecycles of resources, and the states of other rows and of
// external parties. They are in files named lifecycle.ts or with an ending of that name, and in
// files that end in _states.ts.
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#settings/config.ts'
import type { StateSet } from '#kernel/lifecycle.ts'

export type DeclaredStates = {
  name: string
  table: string | undefined
  initial: string
  states: string[]
  sets: [string, StateSet][]
}

export const declaring_files = globSync('src/**/{lifecycle,*_lifecycle,*_states}.ts', { cwd: root })

type Declaration = {
  kind?: { table: string }
  table?: string
  initial: string
  states: Record<string, string>
  sets?: Record<string, StateSet>
}
const isDeclaration = (value: unknown): value is Declaration =>
  typeof value === 'object' && value !== null && 'states' in value && 'initial' in value

async function declarationsOf(file: string): Promise<DeclaredStates[]> {
  const exported: Record<string, unknown> = await import(join(root, file))
  return Object.entries(exported).flatMap(([name, value]) => {
    if (!isDeclaration(value)) return []
    const { kind, table = kind?.table, initial, states, sets = {} } = value
    return { name, table, initial, states: Object.keys(states), sets: Object.entries(sets) }
  })
}

export const declared_states = (await Promise.all(declaring_files.map(declarationsOf))).flat()
