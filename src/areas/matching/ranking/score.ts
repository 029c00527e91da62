// Score components, each 0 to 1 (exposure balance -1 to 1). Pure functions. Sums use integer
// millionths, so that the order of addition doesn't matter.
import { prior_courses } from './model.ts'
import { memoize, type Workspace } from './workspace.ts'

export const million = 1_000_000
export const middle = 0.5
const day_minutes = 24 * 60
const focus = 8 // Beyond this many claimed specialties, each counts less.

const clamp = (value: number, from = 0, to = 1) => Math.min(to, Math.max(from, value))

export const rounded = (value: number) => millionths(value) / million
export const millionths = (value: number) => Math.round(value * million)
export const contribution = (value: number, weight: number) =>
  Math.round(millionths(value) * weight)

export const fitOf = (matched: number, requested: number, specialties: number) =>
  requested === 0 ? middle : (matched / requested) * Math.min(1, focus / Math.max(1, specialties))

// Expected improvement of a course as a share of its baseline, from the account's courses plus a
// prior. Rounded to thousandths, so that it changes rarely and dependent values stay cached.
const prior_ratio = 0.3
const prior_baseline = 200
export const expectedRatio = (improvement: number, baseline: number) =>
  Math.round((1_000 * (improvement + prior_ratio * prior_baseline)) / (baseline + prior_baseline)) /
  1_000

// Mean improvement above expectation at the same baseline, in units of reliable change, shrunk by
// n/(n+19). The middle value means no evidence.
export type Courses = { n: number; improvement: number; baseline: number }
export function recordOf(
  n: number,
  improvement: number,
  baseline: number,
  ratio: number,
  reliable: number,
) {
  const surplus = (improvement - ratio * baseline) / (reliable * (n + prior_courses))
  return rounded(clamp(middle + surplus * middle))
}

export const reliabilityOf = (n: number) => n / (n + prior_courses)

// Most dropouts while waiting happen in the first week. Per minute, in millionths.
const longest_wait = 42 * day_minutes
const waits = Int32Array.from({ length: longest_wait + 1 }, (_, minutes) => {
  const days = minutes / day_minutes
  return millionths(days <= 7 ? 1 - (0.8 * days) / 7 : 0.2 * (1 - (days - 7) / 35))
})
const waitIn = (minutes: number) => waits[Math.min(longest_wait, Math.max(0, Math.round(minutes)))]!
export const waitOf = (hours: number) => waitIn(hours * 60) / million

// Contribution per minute of waiting. Cached, because nearly all requests use the same weight.
const max_weights = 8
export const waitsBy = (workspace: Workspace, weight: number) =>
  memoize(workspace.waits, max_weights, weight, () =>
    waits.map((wait) => Math.round(wait * weight)),
  )

export const overlapOf = (open: number, preferred: number) =>
  preferred === 0 ? middle : open / preferred

// Preferred attributes add, avoided ones subtract.
export const preferenceScore = (liked: number, disliked: number, all: number) =>
  all === 0 ? middle : clamp(middle + (middle * (liked - disliked)) / all)

export const modalityOf = (matched: number, requested: number) =>
  requested === 0 ? middle : matched / requested

// From scores out of 100, shrunk in the same way.
export const allianceOf = (n: number, sum: number) =>
  rounded(middle + (sum / 100 - middle * n) / (n + prior_courses))

// The exposure their score warrants, compared with what they got, plus noise by lot. Exposure is
// settled only from time to time; without noise, the practitioner who is owed the most would be
// first on every list until then. With Gumbel noise, the chance to be first grows smoothly with
// what is owed: by a factor of e at most, because the correction has the scale of the noise. A
// stronger one gives more until the next settlement than was owed, and swings back and forth.
export const balance_lots = 1_024
const few_listings = 3 // A surplus or deficit of few listings says little.
const noise_scale = 0.3
const euler_gamma = 0.577_215_664_9 // The mean, so that the noise adds nothing on average.
const noise = Float64Array.from({ length: balance_lots }, (_, lot) => {
  const quantile = (lot + 0.5) / balance_lots
  return noise_scale * (-Math.log(-Math.log(quantile)) - euler_gamma)
})
export function balanceOf(merit: number, exposure: number, lot: number) {
  const owed = clamp((merit - exposure) / (few_listings + merit), -1, 1)
  return clamp(noise_scale * owed + noise[lot]!, -1, 1)
}

// Attention decreases with rank.
export const attentionOf = (rank: number) => millionths(1 / Math.log2(1 + rank))

// The track record matters more in severe cases: factor 0.5 to 1.5.
export const severityFactor = (severity: number | null) =>
  severity === null ? 1 : middle + clamp(severity)
