// Sets and reads a person's sliding-scale discount.
import { auditReads } from '#kernel/audit.ts'
import { type Call, deciderOf, toTimestamp } from '#kernel/call.ts'
import { invalid, notFound } from '#catalogue/api_error.ts'
import { sql } from '#db/sql.ts'
import { requireMoney } from '#kernel/money.ts'
import { lockRow, updateRow } from '#kernel/record.ts'
import { requirePermission } from '#areas/persons/consent_decision/authorize.ts'
import type { DiscountTerms } from '#areas/persons/person/discount_schema.ts'
import { personKind } from '#areas/persons/person/lifecycle.ts'
import { findPerson, requireEditable } from '#areas/persons/person/person.ts'
import type { PersonRow } from '#areas/persons/person/schema.ts'
import { currentDate } from '#areas/practitioners/practitioner/check_eligibility.ts'
import { isInEffect } from './discounted_price.ts'

const data_categories = ['claims' as const]

// Replaces the discount. Charges that exist stay as they are.
export async function setDiscount(call: Call, id: string, terms: DiscountTerms) {
  requireTerms(terms)
  const before = await lockRow(call, personKind, id)
  await requirePermission(call, id, { action: 'use', data_categories })
  requireEditable(before, 'set_discount')
  if (terms.document_id) await requireDocument(call, id, terms.document_id)
  const discount = { terms, reviewed_by_id: deciderOf(call), updated_at: toTimestamp(call.now) }
  const after = await updateRow(call, personKind, id, { discount }, 'discount_set', before)
  return discountOf(call, after)
}

export async function readDiscount(call: Call, id: string) {
  const person = await findPerson(call, id)
  await requirePermission(call, person.id, { action: 'access', data_categories })
  auditReads(call, 'person', [person], ['discount'])
  return discountOf(call, person)
}

const none = { terms: null, reviewed_by_id: null, updated_at: null }

const discountOf = (call: Call, { id, discount }: PersonRow) => ({
  object: 'discount',
  person_id: id,
  ...(discount ?? none),
  in_effect: discount !== null && isInEffect(discount, currentDate(call)),
})

function requireTerms({ percent_off, fees = [], starts_on, ends_on }: DiscountTerms) {
  if (!percent_off && fees.length === 0) {
    throw invalid('percent_off', '`percent_off` or `fees` is required.')
  }
  if (ends_on < starts_on) {
    throw invalid('ends_on', '`ends_on` must be on or after `starts_on`.')
  }
  const seen = new Set<string>()
  for (const [at, { procedure_code, amount }] of fees.entries()) {
    requireMoney({ ...amount, amount: amount.amount + 1 }, `fees[${at}].amount`)
    const key = `${procedure_code} ${amount.currency}`
    if (seen.has(key)) {
      throw invalid(`fees[${at}]`, 'An earlier fee has the same procedure code and currency.')
    }
    seen.add(key)
  }
}

async function requireDocument(call: Call, person_id: string, id: string) {
  const [found] = await call.query(sql`
    select id from documents
    where account = ${call.account} and id = ${id} and person_id = ${person_id}
      and deleted_at is null`)
  if (!found) throw notFound('document', 'document_id')
}
