// The sample matchings: one with ranked candidates and one declined.
import type { SampleCall } from './replay.ts'
import { patients, synthetic, verified } from './people.ts'

const declined = { reason: 'schedule' }
const matched_persons = [27, 26]

export const matchingCalls = (now: Temporal.Instant): SampleCall[] =>
  matched_persons.flatMap((number, place) => {
    const { state, specialties } = verified[patients[number]!.clinician]!
    const at = now.subtract({ hours: 20 + place })
    const name = `matching ${number}`
    return [
      {
        at,
        route: 'matchings.create',
        body: {
          person_id: `@person ${number}`,
          location: { jurisdiction: `US-${state}` },
          concerns: specialties.slice(0, 1),
          payment: { type: 'self_pay' },
          metadata: synthetic,
        },
        keeps: { [name]: 'id' },
      },
      ...(place > 0
        ? [
            {
              at: at.add({ minutes: 10 }),
              route: 'matchings.decline',
              of: `@${name}`,
              body: declined,
            },
          ]
        : []),
    ]
  })
