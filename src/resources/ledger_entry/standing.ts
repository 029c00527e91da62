// How a person stands with us: what they owe, and what is owed to them.
import type { Call } from '#call.ts'
import { newId } from '#ids.ts'
import { post } from './post.ts'
import { type About, accounts } from './posting.ts'
import { overpaid, personMerged } from './postings.ts'
import { findStandings, sumOfClaim } from './store.ts'

const { patientOwes, patientCredit } = accounts

export type Standing = { currency: string; owed: number; credit: number }

// By currency, of this person's own accounts.
export async function standingsOf(call: Call, person_id: string): Promise<Standing[]> {
  return await findStandings(call, patientOwes(person_id), patientCredit(person_id))
}

export async function standingOf(call: Call, person_id: string, currency: string) {
  const all = await standingsOf(call, person_id)
  return all.find((each) => each.currency === currency) ?? { currency, owed: 0, credit: 0 }
}

// How much of a person's credit went into a claim, less what came out of it again.
export const creditUsedOn = (
  call: Call,
  { id, person_id }: { id: string; person_id: string },
): Promise<number> => sumOfClaim(call, patientCredit(person_id), id)

// Whoever has paid more than they owe has credit.
export async function turnIntoCredit(
  call: Call,
  person_id: string,
  currency: string,
  about: About = {},
) {
  const { owed } = await standingOf(call, person_id, currency)
  if (owed >= 0) return
  const money = { amount: -owed, currency }
  await post(call, [overpaid({ ...about, id: newId('over'), person_id, money })])
}

// Two persons are one: how the other stood, the one stands from here on.
export async function moveStanding(call: Call, from_id: string, person_id: string) {
  const standings = await standingsOf(call, from_id)
  await post(
    call,
    standings.map((standing) => personMerged({ from_id, person_id, ...standing })),
  )
}
