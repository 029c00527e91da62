// Experiment: a new state of a session. It doesn't compile until every named set of states says
// whether the state is in or out, so that no rule about states can miss it.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deliveryStates } from '#areas/platform/webhook_endpoint/delivery_states.ts'
import { sessionLifecycle } from '#areas/sessions/session/lifecycle.ts'
import { makeScratchCopy } from './scratch_copy.ts'

const lifecycle = 'src/areas/sessions/session/lifecycle.ts'

test('a new state of a session compiles only when every set classifies it', () => {
  const { edit, compile } = makeScratchCopy()
  assert.equal(compile(lifecycle), '')
  edit(lifecycle, '  states: {\n', "  states: {\n    waitlisted: 'Waiting for an opening.',\n")
  const unclassified = compile(lifecycle).match(/unclassified_states: "waitlisted"/g)
  assert.equal(unclassified?.length, Object.keys(sessionLifecycle.sets).length)
})

test('code that uses the only state of a set compiles only while the set has one state', () => {
  const { edit, compile } = makeScratchCopy()
  const draft = 'src/areas/sessions/session/draft.ts'
  assert.equal(compile(draft), '')
  edit(
    lifecycle,
    "in: ['requested'],\n      out: ['held', ...booked,",
    "in: ['requested', 'held'],\n      out: [...booked,",
  )
  assert.match(compile(draft), /"awaiting_approval"' is not assignable/)
})

const deliveries = 'src/areas/platform/webhook_endpoint/delivery_states.ts'

test('a new state of a row that is no resource compiles only when every set classifies it', () => {
  const { edit, compile } = makeScratchCopy()
  edit(deliveries, '  states: {\n', "  states: {\n    paused: 'Waiting for the endpoint.',\n")
  const unclassified = compile(deliveries).match(/error TS.*unclassified_states: "paused"/g)
  assert.equal(unclassified?.length, Object.keys(deliveryStates.sets).length)
})
