// Converts local times to instants for one time zone. Looks up offset changes once with Temporal
// and uses plain arithmetic in between, which keeps slots cheap.

// Local time encoded as if it were UTC, and the instant it stands for. For a time that clocks skip,
// `gap_ms` is the instant at which they do.
export type WallClock = {
  wallOf(ms: number): number
  momentOf(wall: number): { ms: number; gap_ms: number | null }
}

export type Season = { from: number; until: number; offset: number }

const margin_ms = 3 * 86_400_000

export const wallClock = (time_zone: string, from: number, until: number): WallClock =>
  clockOf(seasonsBetween(time_zone, from - margin_ms, until + margin_ms))

// Seasons follow each other. The first has no beginning and the last no end.
export function clockOf(seasons: Season[]): WallClock {
  const wallOf = (ms: number) => ms + seasons.find((season) => ms < season.until)!.offset

  // If clocks go back, an ambiguous time means its first occurrence. If they skip a time, it shifts
  // forward with the offset from before the change.
  function momentOf(wall: number) {
    let before = seasons[0]!
    for (const season of seasons) {
      const ms = wall - season.offset
      if (ms < season.from) return { ms: wall - before.offset, gap_ms: season.from }
      if (ms < season.until) return { ms, gap_ms: null }
      before = season
    }
    throw new RangeError('The time is outside the range of this clock.')
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
