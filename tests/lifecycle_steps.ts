// Takes one step of a lifecycle over the API, from a given state, on an example created for it.
import type { Lifecycle } from '#kernel/lifecycle.ts'
import { routes } from '#areas/index.ts'
import { askedFor, bodyFor, makeExample, ripen } from './examples.ts'
import { type Asked, call, sql } from './harness.ts'

// An example that the step can be taken on, in each state.
export async function prepareStep({ kind }: Lifecycle, step: string, asked: Asked = {}) {
  const { table } = kind
  const { id } = await makeExample(kind, asked)
  const route = routes.find(({ name }) => name === `${table}.${step}`)!
  await ripen(route.name, id)
  const [body, headers] = [await bodyFor(route, asked), await askedFor(route, asked)]
  const takeFrom = async (state: string) => {
    await sql.query(`update ${table} set status = $1 where id = $2`, [state, id])
    return await call('POST', `/v1/${table}/${id}/${step}`, body, headers)
  }
  return { id, takeFrom }
}

export async function takeStep(
  lifecycle: Lifecycle,
  step: string,
  state: string,
  asked: Asked = {},
) {
  const { id, takeFrom } = await prepareStep(lifecycle, step, asked)
  return { id, answer: await takeFrom(state) }
}
