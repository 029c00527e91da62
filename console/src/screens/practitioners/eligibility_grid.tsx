// The states on a grid, laid out roughly as on a map: eligible, licensed but not eligible, or none.
// The decision of the API is read for the state that is chosen.
import { useState } from 'react'
import type { Practitioner } from 'attune'
import { useRead } from '../../api/context.tsx'
import { StateBadge } from '../../components/badge.tsx'

// Row by row, a dot is an empty place.
const map = [
  'AK . . . . . . . . . ME',
  '. . . . . . . . . VT NH',
  'WA ID MT ND MN IL WI MI NY RI MA',
  'OR NV WY SD IA IN OH PA NJ CT .',
  'CA UT CO NE MO KY WV VA MD DE .',
  '. AZ NM KS AR TN NC SC DC . .',
  '. . . OK LA MS AL GA . . .',
  'HI . . TX . . . . FL . PR',
].map((row) => row.split(' '))

export function EligibilityGrid({ practitioner }: { practitioner: Practitioner }) {
  const licensed = new Map<string, string | null>()
  for (const { jurisdiction, verified, attested } of practitioner.licenses)
    licensed.set(jurisdiction, verified?.expires_on ?? attested?.expires_on ?? null)
  for (const { jurisdiction, expires_on } of practitioner.privileges)
    if (jurisdiction) licensed.set(jurisdiction, expires_on ?? null)
  const [chosen, setChosen] = useState(practitioner.licenses[0]?.jurisdiction ?? 'US-NY')
  const { data } = useRead(['practitioner', practitioner.id, 'eligibility', chosen], (attune) =>
    attune.practitioners.eligibility(practitioner.id, { jurisdiction: chosen }),
  )
  return (
    <>
      <div className="states" role="group" aria-label="States">
        {map.flatMap((row, y) =>
          row.map((state, x) => {
            if (state === '.') return null
            const code = `US-${state}`
            return (
              <button
                key={state}
                type="button"
                className={licensed.has(code) ? 'state on' : 'state'}
                aria-pressed={chosen === code}
                title={
                  licensed.has(code)
                    ? `Credential until ${licensed.get(code) ?? 'an unknown date'}`
                    : 'No credential recorded'
                }
                style={{ gridColumn: x + 1, gridRow: y + 1 }}
                onClick={() => setChosen(code)}
              >
                {state}
              </button>
            )
          }),
        )}
      </div>
      {data && (
        <p className="gap-top">
          {chosen}: <StateBadge state={data.result} />{' '}
          <span className="faint">
            {data.reasons.map(({ code }) => code).join(', ')}
            {licensed.get(chosen) && `, until ${licensed.get(chosen)}`}
          </span>
        </p>
      )}
    </>
  )
}
