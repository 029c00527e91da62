// attune members: invitations with links, and refusals that say why.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { startedHome } from './prepared_homes.ts'
import { ask, attune, freePort, quickstartOf, startService } from './process.ts'

const { home, remove } = await startedHome()
const settings = { ATTUNE_HOME: home, PORT: String(await freePort()) }
after(remove)
const service = startService(settings)
after(async () => {
  service.child.kill('SIGTERM')
  await service.exited
})
await service.ready()
const quickstart = quickstartOf(home)!

const invite = (email: string, ...words: string[]) =>
  attune(['members', 'invite', email, ...words, '--json'], settings)

test('a member is invited with a link, listed, and gets another link', async () => {
  const invited = await invite('ben@example.com', '--role', 'scheduler')
  assert.equal(invited.code, 0, invited.output)
  const { id, name, role, sign_in_link } = JSON.parse(invited.output)
  assert.deepEqual([name, role], ['ben', 'scheduler'])
  assert.match(sign_in_link, /\/console\/sign-in#token=/)
  const listed = await attune(['members', 'list', '--json'], settings)
  assert.ok(JSON.parse(listed.output).some((member: { id: string }) => member.id === id))
  const again = await attune(['members', 'link', 'ben@example.com', '--json'], settings)
  assert.match(JSON.parse(again.output).sign_in_link, /#token=/)
})

test('an invitation that the account refuses says why, without a stack trace', async () => {
  const practitioner = { name: { given: 'Ada', family: 'Okafor' }, profession: 'psychologist' }
  const { body } = await ask(quickstart, '/practitioners', practitioner)
  const as_ada = ['--role', 'clinician', '--practitioner', body.id]
  assert.equal((await invite('ada@example.com', ...as_ada)).code, 0)
  const refused: [string[], string][] = [
    [['ada@example.com', '--role', 'scheduler'], 'member_exists'],
    [['other@example.com', ...as_ada], 'practitioner_has_member'],
    [
      ['other@example.com', '--role', 'clinician', '--practitioner', 'prac_0'],
      'resource_not_found',
    ],
  ]
  for (const [[email, ...words], code] of refused) {
    const { code: exit_code, output } = await invite(email!, ...words)
    assert.equal(exit_code, 64, output)
    assert.equal(JSON.parse(output).error.code, code)
  }
})
