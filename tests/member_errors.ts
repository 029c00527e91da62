// Requests that provoke the errors of members, roles and sign-in.
import { call, createPractitioner, createTestAccount, sql } from './harness.ts'
import { invite, newAddress, redeem, send, signedInMember } from './sign_in_examples.ts'

const role = { name: 'Front desk', scopes: ['sessions:read'] }

export const memberErrorsMet = {
  sign_in_required: () => send('GET', '/console/session'),
  sign_in_failed: () => redeem('unknown'),
  fresh_sign_in_required: async () => {
    const { key, account } = await createTestAccount()
    const { token } = await signedInMember(key)
    await sql.query('update member_sessions set fresh_expires_at = null where account = $1', [
      account,
    ])
    return await call('POST', '/v1/api_keys', { name: 'New' }, { key: token })
  },
  last_owner: async () => {
    const { key } = await createTestAccount()
    const { member } = await signedInMember(key)
    return await call('POST', `/v1/members/${member.id}/deactivate`, {}, { key })
  },
  member_exists: async () => {
    const email = newAddress()
    const member = { email: email.toUpperCase(), name: 'Ada', role: 'owner' }
    const { key } = await createTestAccount()
    await invite(key, { email })
    return await call('POST', '/v1/members', member, { key })
  },
  practitioner_has_member: async () => {
    const { key } = await createTestAccount()
    const practitioner_id = await createPractitioner({ key })
    await invite(key, { role: 'clinician', practitioner_id })
    const other = { email: newAddress(), name: 'Ada', role: 'clinician', practitioner_id }
    return await call('POST', '/v1/members', other, { key })
  },
  role_name_taken: async () => {
    const { key } = await createTestAccount()
    await call('POST', '/v1/roles', role, { key })
    return await call('POST', '/v1/roles', { ...role, name: 'FRONT desk' }, { key })
  },
  role_in_use: async () => {
    const { key } = await createTestAccount()
    const { body } = await call('POST', '/v1/roles', role, { key })
    await invite(key, { role: body.id })
    return await call('DELETE', `/v1/roles/${body.id}`, undefined, { key })
  },
  role_limit_reached: async () => {
    const { key, account } = await createTestAccount()
    await sql.query(
      `insert into roles (account, id, name, acts_as, scopes, created_at, updated_at)
       select $1, 'role_' || n, 'Role ' || n, 'account', '{}', now(), now()
       from generate_series(1, 50) as n`,
      [account],
    )
    return await call('POST', '/v1/roles', role, { key })
  },
}
