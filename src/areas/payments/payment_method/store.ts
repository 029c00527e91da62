// SQL of cards and bank accounts on file.
import { sql } from '#db/sql.ts'
import type { Call } from '#kernel/call.ts'
import { inSet } from '#kernel/state_sets.ts'
import { updateRow } from '#kernel/record.ts'
import { paymentMethodKind, paymentMethodLifecycle } from './lifecycle.ts'

// Changes of a person's default wait for each other. Locked before any of the payment methods.
export const lockPerson = ({ account, query }: Call, person_id: string) =>
  query(sql`
    select from persons where account = ${account} and id = ${person_id}
    for no key update`)

const setDefault = (call: Call, id: string, is_default: boolean) =>
  updateRow(call, paymentMethodKind, id, { is_default })

// The default is an active payment method: the one given, else the present one, else the newest.
export async function chooseDefault(call: Call, person_id: string, wanted?: string): Promise<void> {
  await lockPerson(call, person_id)
  const found = await call.query<{ id: string; is_default: boolean; active: boolean }>(sql`
    select id, is_default, ${inSet(paymentMethodLifecycle, 'active')} as active
    from payment_methods
    where account = ${call.account} and person_id = ${person_id}
      and (is_default or ${inSet(paymentMethodLifecycle, 'active')})
    order by is_default desc, created_at desc, id desc
    for no key update`)
  const chosen =
    found.find(({ id, active }) => active && id === wanted) ?? found.find(({ active }) => active)
  for (const { id, is_default } of found) {
    if (is_default && id !== chosen?.id) await setDefault(call, id, false)
  }
  if (chosen && !chosen.is_default) await setDefault(call, chosen.id, true)
}

export async function listOnFile(call: Call, person_id: string) {
  return await call.query<{ id: string }>(sql`
    select id from payment_methods
    where account = ${call.account} and person_id = ${person_id}
      and ${inSet(paymentMethodLifecycle, 'on_file')}
    order by id
    for no key update`)
}

export async function listOthersWithAutopay(call: Call, person_id: string, id: string) {
  return await call.query<{ id: string }>(sql`
    select id from payment_methods
    where account = ${call.account} and person_id = ${person_id} and id <> ${id}
      and autopay_at is not null
    order by id
    for no key update`)
}
