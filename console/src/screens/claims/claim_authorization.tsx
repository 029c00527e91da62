// The authorization whose number a claim carries, with what is left of it.
import type { Claim } from 'attune'
import { StateBadge } from '../../components/badge.tsx'
import { DetailBlock } from '../../components/detail.tsx'
import { Facts } from '../../components/facts.tsx'
import { UnitsBar } from '../../components/units_bar.tsx'

export function ClaimAuthorization({ claim }: { claim: Claim }) {
  const { authorization, prior_authorization, referral_number } = claim
  if (!authorization && !prior_authorization && !referral_number) return null
  return (
    <DetailBlock title="Authorization">
      {authorization && <UnitsBar authorization={authorization} />}
      <Facts
        facts={[
          ...(prior_authorization ? ([['prior_authorization', prior_authorization]] as const) : []),
          ...(referral_number ? ([['referral_number', referral_number]] as const) : []),
          ...(authorization
            ? ([
                ['status', <StateBadge key="status" state={authorization.status} />],
                ['ends_on', authorization.ends_on],
              ] as const)
            : []),
        ]}
      />
    </DetailBlock>
  )
}
