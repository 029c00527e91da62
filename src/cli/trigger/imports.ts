// Recipes of imports.
import { type Recipe, type Sandbox, stepOf, updateOf } from './sandbox.ts'

const created = (s: Sandbox) => s.post('/imports', { kind: 'person', name: 'attune trigger' })

const withFile = async (s: Sandbox, format: string, content: string) => {
  const { id } = await s.post('/imports', { kind: 'person', format })
  await s.post(`/imports/${id}/add_part`, { content })
  return `/imports/${id}`
}

const person = () => {
  const external_id = `trigger-${crypto.randomUUID()}`
  return `${JSON.stringify({ external_id, names: [{ given: 'Maya' }] })}\n`
}

const validated = async (s: Sandbox) => {
  const path = await withFile(s, 'ndjson', person())
  await s.post(`${path}/validate`)
  await s.until(path, 'validated')
  return path
}

const completed = async (s: Sandbox) => {
  const path = await validated(s)
  await s.post(`${path}/start`)
  await s.until(path, 'completed')
  return path
}

const failed: Recipe = async (s) => {
  const path = await withFile(s, 'csv', 'external_id\n"not closed')
  await s.post(`${path}/validate`)
  await s.until(path, 'failed')
}

const reverted: Recipe = async (s) => {
  await s.post(`${await completed(s)}/revert`)
}

export const importRecipes: Record<string, Recipe> = {
  'import.created': created,
  'import.updated': updateOf('imports', created),
  'import.validation_started': validated,
  'import.validated': validated,
  'import.started': completed,
  'import.completed': completed,
  'import.failed': failed,
  'import.canceled': stepOf('imports', created, 'cancel'),
  'import.reverted': reverted,
}
