// A second implementation of the care team, written from decision 42, that the database's answer is
// compared with.

export type By = 'account' | 'person' | 'practitioner'

// What happened to one session of one practitioner with one person. Times are in milliseconds.
export type SessionAct =
  | { act: 'held'; by: By; starts: number }
  | { act: 'booked'; by: By; starts: number }
  | { act: 'confirmed'; by: By }
  | { act: 'moved'; by: By; starts: number }
  | { act: 'missed'; at: number }
  | { act: 'called_off' | 'completed' | 'corrected' }

const day = 24 * 3_600_000

// Whether a session opens the record at a moment.
export function sessionOpens(history: readonly SessionAct[], now: number): boolean {
  const last = history.findLast(({ act }) => act !== 'moved')!
  if (last.act === 'held' || last.act === 'called_off') return false
  if (last.act === 'missed' && now >= last.at + 3 * day) return false

  // A hold arranges nothing. What a practitioner booked or confirmed counts as arranged by them
  // alone until someone else moves it.
  const arranging = history.flatMap((one, place) =>
    one.act === 'booked' || one.act === 'confirmed' || one.act === 'moved' ? [{ one, place }] : [],
  )
  const decisive = arranging.findLast(({ one }) => one.by !== 'practitioner' || one.act !== 'moved')
  if (!decisive || decisive.one.by === 'practitioner') return false

  // From thirty days before it starts. The practitioner moves that later, never sooner.
  const startAt = (place: number) =>
    history
      .slice(0, place + 1)
      .flatMap((one) => ('starts' in one ? [one.starts] : []))
      .at(-1)!
  const starts = arranging
    .filter(({ place }) => place >= decisive.place)
    .map(({ place }) => startAt(place))
  return now >= Math.max(...starts) - 30 * day
}

export const inCareTeam = (
  named: boolean, // Whether care_team_ids names the practitioner.
  sessions: readonly (readonly SessionAct[])[],
  now: number,
) => named || sessions.some((history) => sessionOpens(history, now))
