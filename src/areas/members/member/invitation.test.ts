// Invitations by email: what is sent, again on request, and what happens if the mail server fails.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Mail } from '#outside/ports/mail.ts'
import { sendInvitations } from '#jobs/member_invitations.ts'
import { call, createTestAccount, db, log, public_url, secrets, sql } from '#tests/harness.ts'
import { invite, redeem } from '#tests/sign_in_examples.ts'

function outbox() {
  const sent: Mail[] = []
  const mail = async (message: Mail) => void sent.push(message)
  const to = (email: string) => sent.filter((message) => message.to === email)
  return { to, send: () => sendInvitations({ db, secrets, mail, public_url }, log) }
}

const tokenIn = ({ text }: Mail) => /#token=(\w+)/.exec(text)![1]!

test('an invited member gets one email, whose link signs them in', async () => {
  const { key } = await createTestAccount()
  const member = await invite(key)
  assert.equal(member.invitation_sent_at, null)
  const { send, to } = outbox()
  await Promise.all([send(), send()])
  await send()
  const [message, ...others] = to(member.email)
  assert.equal(others.length, 0)
  assert.match(message!.subject, /You're invited to Test on Attune/)
  const { body } = await call('GET', `/v1/members/${member.id}`, undefined, { key })
  assert.ok(body.invitation_sent_at)
  assert.equal((await redeem(tokenIn(message!))).status, 200)
  assert.equal((await redeem(tokenIn(message!))).status, 403)
})

test('an invitation can be sent again until the member signs in', async () => {
  const { key } = await createTestAccount()
  const member = await invite(key)
  const { send, to } = outbox()
  await send()
  const again = await call('POST', `/v1/members/${member.id}/reinvite`, {}, { key })
  assert.equal(again.status, 200, again.text)
  assert.ok(again.body.reinvited_at)
  await send()
  assert.equal(to(member.email).length, 2)
  assert.equal((await redeem(tokenIn(to(member.email)[1]!))).status, 200)
  const late = await call('POST', `/v1/members/${member.id}/reinvite`, {}, { key })
  assert.equal(late.status, 409, late.text)
})

test('nothing is sent to a member who was deactivated meanwhile', async () => {
  const { key } = await createTestAccount()
  const member = await invite(key, { role: 'developer' })
  await call('POST', `/v1/members/${member.id}/deactivate`, {}, { key })
  const { send, to } = outbox()
  await send()
  await send()
  assert.equal(to(member.email).length, 0)
})

test('a failed email is retried five times, and leaves no link behind', async () => {
  const { key, account } = await createTestAccount()
  const member = await invite(key)
  let tries = 0
  const mail = async ({ to }: Mail) => {
    if (to === member.email) tries++
    throw new Error('The mail server is down.')
  }
  for (let round = 0; round < 7; round++) {
    await sendInvitations({ db, secrets, mail, public_url }, log)
    await sql.query(
      `update members set invitation_due_at = now() - interval '1 s'
       where account = $1 and invitation_due_at is not null`,
      [account],
    )
  }
  assert.equal(tries, 5)
  const links = await sql.query('select from sign_in_links where account = $1', [account])
  assert.equal(links.rowCount, 0)
  const { body } = await call('GET', `/v1/members/${member.id}`, undefined, { key })
  assert.equal(body.invitation_sent_at, null)
})
