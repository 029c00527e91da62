// Takes one step of a lifecycle over the API, from a given state, on an example made for it.
import type { Lifecycle } from '#kernel/lifecycle.ts'
import { routes } from '#areas/index.ts'
import { askedFor, bodyFor, makeExample, ripen } from './examples.ts'
import { type Asked, call, sql } from './harness.ts'

export async function takeStep(
  { kind }: Lifecycle,
  step: string,
  state: string,
  asked: Asked = {},
) {
  const { table } = kind
  const { id } = await makeExample(kind, asked)
  await sql.query(`update ${table} set status = $1 where id = $2`, [state, id])
  const route = routes.find(({ name }) => name === `${table}.${step}`)!
  await ripen(route.name, id)
  const [body, headers] = [await bodyFor(route, asked), await askedFor(route, asked)]
  const answer = await call('POST', `/v1/${table}/${id}/${step}`, body, headers)
  return { id, answer }
}
