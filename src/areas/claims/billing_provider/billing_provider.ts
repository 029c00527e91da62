// Saved billing providers, used by claims that don't name their own.
import Type, { type Static } from 'typebox'
import type { Call } from '#kernel/call.ts'
import { invalid } from '#catalogue/api_error.ts'
import { sql } from '#db/sql.ts'
import { type ColumnsOf, Metadata, MetadataChange, Resource, sensitive } from '#kernel/fields.ts'
import { newId } from '#kernel/ids.ts'
import { updateRow, findRow, createRow, type Kind } from '#kernel/record.ts'
import { billerName, BillingProvider as Biller } from '#areas/claims/claim/providers.ts'

export const billingProviderKind: Kind<BillingProviderRow> = {
  object: 'billing_provider',
  table: 'billing_providers',
  prefix: 'bill',
}

// Its address is where payers send checks.
const provider = sensitive(Biller)

export const BillingProvider = Resource('billing_provider', billingProviderKind.prefix, {
  provider,
})
export const BillingProviderCreate = Type.Object({ provider, metadata: Type.Optional(Metadata) })
export const BillingProviderChange = Type.Object({
  provider: Type.Optional(provider),
  metadata: Type.Optional(MetadataChange),
})

export interface BillingProviderRow extends ColumnsOf<typeof BillingProvider> {}

export async function createBillingProvider(
  call: Call,
  body: Static<typeof BillingProviderCreate>,
) {
  requireName(body.provider)
  return await createRow(call, billingProviderKind, newId(billingProviderKind.prefix), body)
}

export async function updateBillingProvider(
  call: Call,
  id: string,
  body: Static<typeof BillingProviderChange>,
) {
  if (body.provider) requireName(body.provider)
  return await updateRow(call, billingProviderKind, id, body)
}

// Superbills and estimates print the name. On a claim, validation reports that it is missing.
function requireName(biller: Static<typeof provider>) {
  if (billerName(biller)) return
  const { entity } = biller
  const param = `provider.${entity === 'organization' ? 'name' : 'individual_name'}`
  throw invalid(param, `\`${param}\` is required if \`provider.entity\` is \`${entity}\`.`)
}

// The named billing provider, or the most recently created one. Null if there is none.
export async function findBillingProvider(call: Call, id: string | undefined) {
  if (id) return (await findRow(call, billingProviderKind, id, 'billing_provider_id')).provider
  const [last] = await call.query<Pick<BillingProviderRow, 'provider'>>(sql`
    select provider from billing_providers
    where account = ${call.account}
    order by created_at desc, id desc
    limit 1`)
  return last?.provider ?? null
}

export const billingProviderEvents = {
  'billing_provider.updated': 'A billing provider was updated.',
}
