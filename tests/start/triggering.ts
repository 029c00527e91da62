// Triggers event types against a service in its own process, each on a fresh account.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, test } from 'node:test'
import { type Api, apiAt } from '#cli/api_client.ts'
import { withDatabase } from '#cli/database_access.ts'
import { recipes } from '#cli/trigger/recipes.ts'
import { triggerEvent } from '#cli/trigger.ts'
import { createAccount } from '#areas/platform/account/account.ts'
import { createKey } from '#areas/platform/api_key/api_key.ts'
import { newId } from '#kernel/ids.ts'
import { inAccount } from '#kernel/unit_of_work.ts'
import { readConfig } from '#settings/config.ts'
import { startedHome } from './prepared_homes.ts'
import { freePort, quickstartOf, startService } from './process.ts'

const { home, remove } = await startedHome()
export const settings = { ATTUNE_HOME: home, PORT: String(await freePort()) }
after(remove)
const service = startService(settings)
after(async () => {
  service.child.kill('SIGTERM')
  await service.exited
})
await service.ready()
const { base_url, ca_file } = quickstartOf(home)!

// So many fresh accounts, on the embedded database of the service.
const freshApis = (count: number) =>
  withDatabase(readConfig(settings), async (context) => {
    const ca = readFileSync(ca_file)
    const create = async () => {
      const { secret } = await inAccount(context, newId('acct'), async (call) => {
        await createAccount(call, 'Fresh')
        return await createKey(call, { name: 'Trigger' })
      })
      return apiAt({ base_url, ca, api_key: secret })
    }
    const apis: Api[] = []
    while (apis.length < count) apis.push(await create())
    return apis
  })
export const freshApi = async () => (await freshApis(1))[0]!

export function triggerAll(objects: string[]) {
  test('each event is triggered on a fresh account', { concurrency: 3 }, async (t) => {
    const types = Object.keys(recipes).filter((type) => objects.includes(type.split('.')[0]!))
    assert.ok(types.length > 0)
    const apis = await freshApis(types.length)
    const tests = types.map((type, at) =>
      t.test(type, async () => {
        // Once more on another account: on a busy machine a step can come before its time.
        const again = async () => triggerEvent(await freshApi(), type)
        const event = await triggerEvent(apis[at]!, type).catch(again)
        assert.equal(event.type, type)
      }),
    )
    await Promise.all(tests)
  })
}

// Three files share the work, so that they can run at once.
export const groups: Record<'care' | 'records' | 'money', string[]> = {
  care: (
    'api_key webhook_endpoint scoped_token emergency_access practitioner verification check ' +
    'person consent service location session session_series calendar_feed external_calendar ' +
    'matching matching_assignment waiting_list_entry waiting_list_offer member role import'
  ).split(' '),
  records: (
    'note note_version psychotherapy_note risk_flag assessment disclosure charge adjustment ' +
    'payment payment_method payment_request payment_plan refund dispute payout coverage ' +
    'document document_version card_image card_image_file eligibility_check form form_response ' +
    'message'
  ).split(' '),
  money: (
    'fee_schedule package_offer package authorization billing_provider payer_contract ' +
    'clearinghouse_connection estimate superbill deposit claim claim_record bulk_action ' +
    'bulk_result transmission payer_response x12_document remittance payer_refund'
  ).split(' '),
}
