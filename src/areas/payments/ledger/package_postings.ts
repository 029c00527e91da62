// Postings for packages and memberships. What is sold but not used yet is a liability.
import { type About, accounts, move } from './posting.ts'
import type { Money } from '#kernel/money.ts'

type OfPackage = { package_id: string; money: Money }

// The person owes the price of a period. Each period has its own posting.
export const packageSold = ({
  package_id,
  period,
  money,
  person_id,
}: OfPackage & { period: string; person_id: string }) =>
  move(
    'package_sold',
    `${package_id}:${period}`,
    money,
    [accounts.patientOwes(person_id), accounts.prepaid(package_id)],
    { person_id },
  )

// A session uses its share of the price.
export const packageUsed = ({
  id,
  package_id,
  money,
  ...about
}: OfPackage & About & { id: string }) =>
  move('package_used', id, money, [accounts.prepaid(package_id), accounts.services], about)

// What wasn't used by the end of a period.
export const packageExpired = ({
  package_id,
  period,
  money,
  person_id,
}: OfPackage & { period: string; person_id: string }) =>
  move(
    'package_expired',
    `${package_id}:${period}`,
    money,
    [accounts.prepaid(package_id), accounts.services],
    { person_id },
  )

// A canceled package takes what isn't used off the balance.
export const packageReturned = ({
  package_id,
  money,
  person_id,
}: OfPackage & { person_id: string }) =>
  move(
    'package_returned',
    package_id,
    money,
    [accounts.prepaid(package_id), accounts.patientOwes(person_id)],
    { person_id },
  )
