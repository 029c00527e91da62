// What a unit of work returns to the caller: a new result, a replay, or the outcome of a dry run.
import type { Call } from '#kernel/call.ts'
import type { Departure } from '#kernel/unit_of_work.ts'
import type { Entry } from '#http/access/authorize.ts'
import type { AppContext } from '#http/app_context.ts'
import type { Parts } from '#http/parsing/request_parts.ts'
import { isWrite, type RequestInput, type Route } from '#http/routing/route.ts'
import type { Expansion } from '#http/expand/expand.ts'
import { expansionRenderer } from '#http/expand/render.ts'
import { afterCommitOf, type HandlerResponse, isEmptyList } from './after_commit.ts'
import { auditDryRun, auditReplay, auditWrite } from './audit_entries.ts'
import { describe } from './database_errors.ts'
import { dryRunText } from './dry_run.ts'
import { replays, withoutSecrets } from './replay.ts'
import type { serializer } from './serialize.ts'

export type Result = {
  body: { id?: string; version?: number; data?: unknown }
  expansion?: Expansion // The objects that `expand` named.
  replayed?: { text: string; object_id: string | null }
}

export function responsesOf(
  context: AppContext,
  route: Route,
  serialize: ReturnType<typeof serializer>,
) {
  const { readStored, storeResponse } = replays(context, route, serialize)
  const renderExpansion = expansionRenderer(context)

  async function replay(call: Call, head: Parts, input: RequestInput, entry: Entry) {
    const { body, text } = await readStored(call, { ...head, input }, entry)
    const result: Result = { body, replayed: { text, object_id: entry.stored_object_id } }
    return result
  }

  async function leave(
    call: Call,
    head: Parts,
    input: RequestInput,
    { body, replayed, expansion }: Result,
  ): Promise<Departure<HandlerResponse>> {
    const { version } = body
    if (replayed) {
      const { text, object_id } = replayed
      auditReplay(call, route, body, object_id)
      const reply = {
        text,
        version,
        replayed: true,
        ...afterCommitOf(route, call, input, object_id),
      }
      return { reply }
    }
    const plain = serialize(body, call.key)
    const text = expansion ? renderExpansion(plain, expansion, call.key) : plain
    const object_id = body.id ?? (input.id || null)
    if (isWrite(route)) auditWrite(call, route, body, object_id)
    const stored = await storeResponse(call, { ...head, input }, body, object_id, plain)
    const is_empty = isEmptyList(body)
    const reply = { text, version, is_empty, ...afterCommitOf(route, call, input, object_id) }
    return { reply, stored, writes: isWrite(route) || call.effects.audit.entries.length > 0 }
  }

  const dry_run = {
    // Secrets that would be returned once are omitted, because they never work.
    reply(call: Call, { body, replayed }: Result, rows: object[]): HandlerResponse {
      const events = rows.map((row) => {
        const { type, data, created_at } = context.asEvent(row)
        return { type, data, created_at }
      })
      const response = serialize(withoutSecrets(route, body), call.key)
      return { text: dryRunText(context, response, events), replayed: replayed !== undefined }
    },
    audits: (call: Call, { body }: Result) => auditDryRun(call, route, body),
  }

  // The denial still applies if it can't be saved.
  function logAuditFailure({ request_id }: Call, error: unknown) {
    const message = "a denial couldn't be written to the audit log"
    context.log.error({ request_id, error: describe(error) }, message)
  }

  return { replay, leave, dry_run, logAuditFailure }
}
