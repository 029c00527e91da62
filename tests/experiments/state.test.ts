// Experiment: a new state of a session. It doesn't compile until every named set of states says
// whether the state is in or out, so that no rule about states can miss it.
import assert from 'node:assert/strict'
import { test } from 'node:test'
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
