// attune trigger: creates an event in the sandbox with the requests that lead to it.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from '#settings/config.ts'
import { type Api, apiOf } from './api_client.ts'
import { readApiTable } from './api_table.ts'
import { type Arguments, Failure, type Row, type Table, UsageError } from './command.ts'
import { type Event, newestSequence, type Page } from './feeds.ts'
import { asTyped } from '#settings/program_name.ts'
import { durationText } from './duration.ts'
import { didYouMean } from './suggest.ts'
import { recipes, untriggerable } from './trigger/recipes.ts'
import { patientApi } from './patient_api.ts'
import { type OnMove, sandboxOf } from './trigger/sandbox.ts'

const patience_ms = 15_000
const pause_ms = 100

export async function trigger(config: Config, args: Arguments): Promise<Row | Table> {
  if (args.options.list) return listTypes()
  const [type] = args.words
  if (!type) throw new UsageError('Pass an event type, or --list to see which can be triggered.')
  requireRecipe(type)
  const api = apiOf(config)
  await requireSandbox(api)
  const moves: number[] = []
  const { id, sequence, data } = await triggerEvent(api, type, (ms) => void moves.push(ms))
  reportMoves(moves)
  return { id, type, sequence, object_id: data.object.id, url: data.object.url }
}

// Time passes between the reads of the clock, which is no move of it.
function reportMoves(moves: number[]) {
  const minutes = Math.round(moves.reduce((total, ms) => total + ms, 0) / 60_000)
  if (minutes === 0) return
  const sentence = `The test clock moved ${durationText(minutes)} ahead: see "attune clock show".`
  process.stderr.write(`${asTyped(sentence)}\n`)
}

// Runs the recipe and returns the event. Other events can occur on the way.
export async function triggerEvent(
  of_caller: Api,
  type: string,
  onMove: OnMove = () => {},
): Promise<Event> {
  const api = patientApi(of_caller)
  const after = await newestSequence(api)
  await recipes[type]!(sandboxOf(api, onMove))
  const end = performance.now() + patience_ms
  for (;;) {
    const { data } = await api.get<Page<Event>>('/events', { after, type, limit: 1 })
    if (data[0]) return data[0]
    if (performance.now() > end)
      throw new Failure(`The requests were sent, but no ${type} event followed.`)
    await sleep(pause_ms)
  }
}

const listTypes = (): Table =>
  readApiTable().event_types.map((type) => ({
    type,
    can_be_triggered: Object.hasOwn(recipes, type),
    reason: untriggerable[type] ?? null,
  }))

function requireRecipe(type: string) {
  if (Object.hasOwn(recipes, type)) return
  const why = Object.hasOwn(untriggerable, type) && untriggerable[type]
  if (why) throw new UsageError(`${type} can't be triggered. ${why}`)
  const list = 'Run "attune trigger --list" to list them.'
  const { event_types } = readApiTable()
  throw new UsageError(`Unknown event type "${type}".${didYouMean(type, event_types)} ${list}`)
}

// Recipes create objects and advance the clock.
async function requireSandbox(api: Api) {
  const { environment } = await api.get<{ environment: string }>('')
  if (environment === 'sandbox') return
  throw new UsageError('"attune trigger" is available only in the sandbox.')
}
