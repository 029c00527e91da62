// Puts the number of an authorization on a claim: of the one that the caller names, or of the one
// that covers every line.
import type { Call } from '#kernel/call.ts'
import { notFound } from '#catalogue/api_error.ts'
import { findRow } from '#kernel/record.ts'
import { authorizationKind } from '#areas/claims/authorization/lifecycle.ts'
import type { AuthorizationRow } from '#areas/claims/authorization/schema.ts'
import { findCovering } from '#areas/claims/authorization/covering.ts'
import { partsOf } from './authorization_units.ts'
import { lastDayOf } from './lines.ts'
import type { ClaimRow } from './schema.ts'

type Numbers = Pick<ClaimRow, 'authorization_id' | 'prior_authorization' | 'referral_number'>
type Billed = Pick<ClaimRow, 'coverage_id' | 'practitioner_id' | 'lines'>

const no_numbers: Numbers = {
  authorization_id: null,
  prior_authorization: null,
  referral_number: null,
}

export async function authorizationNumbers(
  call: Call,
  claim: Billed,
  { authorization_id }: { authorization_id?: string | null },
): Promise<Numbers> {
  if (authorization_id === null) return no_numbers
  if (!authorization_id) return numbersOf(await findFitting(call, claim))
  const named = await findRow(call, authorizationKind, authorization_id, 'authorization_id')
  if (named.coverage_id === claim.coverage_id) return numbersOf(named)
  throw notFound('authorization', 'authorization_id')
}

// A number that the caller enters takes the place of one that would be found.
export const hasNumber = ({
  prior_authorization,
  referral_number,
}: {
  [Name in keyof Numbers]?: string | null
}) => Boolean(prior_authorization ?? referral_number)

async function findFitting(call: Call, { coverage_id, practitioner_id, lines }: Billed) {
  if (lines.length === 0) return undefined
  const by_hand = lines.filter(({ session_id }) => !session_id)
  const last_days = lines.map(lastDayOf).sort()
  return await findCovering(call, {
    coverage_id,
    procedure_codes: [...new Set(lines.map(({ procedure_code }) => procedure_code))],
    practitioner_ids: lines.map((line) => line.practitioner_id ?? practitioner_id),
    session_ids: lines.flatMap(({ session_id }) => session_id ?? []),
    from: lines.map(({ service_date }) => service_date).sort()[0]!,
    to: last_days.at(-1)!,
    needs: ({ minutes_per_unit }) =>
      partsOf(by_hand, minutes_per_unit).reduce((sum, { units }) => sum + units, 0),
  })
}

function numbersOf(found: AuthorizationRow | undefined): Numbers {
  if (!found) return no_numbers
  const { id: authorization_id, type, authorization_number } = found
  const field = type === 'referral' ? 'referral_number' : 'prior_authorization'
  return { ...no_numbers, authorization_id, [field]: authorization_number }
}
