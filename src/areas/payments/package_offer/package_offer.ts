// Creates and updates package offers.
import type { Call } from '#kernel/call.ts'
import { invalid } from '#catalogue/api_error.ts'
import { newId } from '#kernel/ids.ts'
import { requireMoney } from '#kernel/money.ts'
import { createRow, lockRow, updateRow } from '#kernel/record.ts'
import { requireContent } from './content.ts'
import {
  packageOfferKind as kind,
  type PackageOfferChange,
  type PackageOfferCreate,
} from './schema.ts'

export async function createPackageOffer(call: Call, body: PackageOfferCreate) {
  const { type, price, procedure_codes = [], months = type === 'package' ? 12 : 1 } = body
  requireMoney(price, 'price')
  await requireContent(call, body)
  if (type === 'membership' && months !== 1) {
    throw invalid('months', '`months` must be 1 for a membership, which is renewed each month.')
  }
  return await createRow(call, kind, newId(kind.prefix), { ...body, procedure_codes, months })
}

// What was sold keeps its terms: a package copies them.
export async function updatePackageOffer(call: Call, id: string, body: PackageOfferChange) {
  const before = await lockRow(call, kind, id)
  if (body.price) requireMoney(body.price, 'price')
  return await updateRow(call, kind, id, body, 'updated', before)
}
