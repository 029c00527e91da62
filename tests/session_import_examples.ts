// A practice that imports sessions, for tests of their rows.
import { runImports } from '#jobs/run_imports.ts'
import { inDays } from './dates.ts'
import { db, log, outside, secrets, sql } from './harness.ts'
import { ndjson } from './import_examples.ts'
import { messagingPractice } from './message_examples.ts'

const context = { db, secrets, outside, log }
export const past = inDays(-30, '17:00:00')
export const future = inDays(9, '17:00:00')

export async function movingPractice() {
  const practice = await messagingPractice()
  const { ask, practitioner_id, person_id } = practice
  const work = async () => {
    await sql.query("update imports set next_attempt_at = now() - interval '1 s'")
    while ((await runImports(context)) > 0);
  }
  const errorsOf = async (path: string) => {
    const { data } = await ask('GET', `${path}/errors?order=row`)
    return data.map(({ row, param, code }: any) => [row, param, code])
  }
  async function validated(content: string, fields: object = {}) {
    const { id } = await ask('POST', '/v1/imports', { kind: 'session', ...fields })
    const path = `/v1/imports/${id}`
    await ask('POST', `${path}/add_part`, { content })
    await ask('POST', `${path}/validate`)
    await work()
    return { path, errors: await errorsOf(path) }
  }
  async function imported(content: string, fields: object = {}) {
    const { path } = await validated(content, fields)
    await ask('POST', `${path}/start`, { skip_invalid: true })
    await work()
    return await errorsOf(path)
  }
  const row = (external_id: string, starts_at: string, fields: object = {}) => ({
    external_id,
    practitioner_id,
    person_id,
    starts_at,
    ...fields,
  })
  const importRows = (...rows: object[]) => imported(ndjson(rows))
  const find = async (external_id: string) =>
    (await ask('GET', `/v1/sessions?external_id=${external_id}`)).data[0]
  return { ...practice, validated, imported, importRows, row, find }
}
