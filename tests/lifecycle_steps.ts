// Takes one step of a lifecycle over the API, from a given state, on an example created for it.
import type { Lifecycle } from '#kernel/lifecycle.ts'
import { routes } from '#areas/index.ts'
import { optionsFor, bodyFor, createExample, prepareForRoute } from './examples.ts'
import { type RequestOptions, call, sql } from './harness.ts'

// An example that allows the step, in each state.
export async function prepareStep({ kind }: Lifecycle, step: string, options: RequestOptions = {}) {
  const { table } = kind
  const { id } = await createExample(kind, options)
  const route = routes.find(({ name }) => name === `${table}.${step}`)!
  await prepareForRoute(route.name, id)
  const [body, headers] = [await bodyFor(route, options), await optionsFor(route, options)]
  const takeFrom = async (state: string) => {
    await sql.query(`update ${table} set status = $1 where id = $2`, [state, id])
    return await call(route.method, route.path.replace('{id}', id), body, headers)
  }
  return { id, takeFrom }
}

export async function takeStep(
  lifecycle: Lifecycle,
  step: string,
  state: string,
  options: RequestOptions = {},
) {
  const { id, takeFrom } = await prepareStep(lifecycle, step, options)
  return { id, answer: await takeFrom(state) }
}
