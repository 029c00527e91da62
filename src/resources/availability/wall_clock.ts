// A wall clock: turns what it shows into moments, for many times of one zone. Temporal tells when
// the zone changes its offset; in between, moments are plain arithmetic, which is what makes slots
// cheap.

// What the wall shows, counted as if it were UTC; and the moment that is meant.
export type WallClock = {
  wallOf(ms: number): number
  momentOf(wall: number): { ms: number; leapt: boolean }
}

type Season = { from: number; until: number; offset: number }

const margin_ms = 3 * 86_400_000

export function wallClock(time_zone: string, from: number, until: number): WallClock {
  const seasons = seasonsBetween(time_zone, from - margin_ms, until + margin_ms)

  const wallOf = (ms: number) => ms + seasons.find((season) => ms < season.until)!.offset

  // Where clocks go back a time comes twice, and the first is meant. Where they leap forward over
  // it, it moves along with them: it is counted from before the leap.
  function momentOf(wall: number) {
    let before = seasons[0]!
    for (const season of seasons) {
      const ms = wall - season.offset
      if (ms < season.from) return { ms: wall - before.offset, leapt: true }
      if (ms < season.until) return { ms, leapt: false }
      before = season
    }
    throw new RangeError('The time lies beyond what the clock was made for.')
  }
  return { wallOf, momentOf }
}

function seasonsBetween(time_zone: string, from: number, until: number): Season[] {
  const seasons: Season[] = []
  let at = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(time_zone)
  for (let begin = -Infinity; ;) {
    const next = at.getTimeZoneTransition('next')
    const last = !next || next.epochMilliseconds > until
    const end = last ? Infinity : next.epochMilliseconds
    seasons.push({ from: begin, until: end, offset: at.offsetNanoseconds / 1_000_000 })
    if (last) return seasons
    begin = end
    at = next
  }
}
