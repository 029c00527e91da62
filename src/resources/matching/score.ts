// The components of the score, each a number from 0 to 1 (the balance of exposure from -1 to 1).
// They are given numbers and ask nobody. Sums are of whole millionths, so that no order of adding
// them up makes a difference.
import { kept } from './kept.ts'
import { prior_courses } from './model.ts'

export const million = 1_000_000
export const middle = 0.5
const day_minutes = 24 * 60
const focus = 8 // Who claims more specialties than this claims each of them less.

const clamp = (value: number, from = 0, to = 1) => Math.min(to, Math.max(from, value))

export const rounded = (value: number) => millionths(value) / million
export const millionths = (value: number) => Math.round(value * million)
export const contribution = (value: number, weight: number) =>
  Math.round(millionths(value) * weight)

export const fitOf = (matched: number, asked: number, specialties: number) =>
  asked === 0 ? middle : (matched / asked) * Math.min(1, focus / Math.max(1, specialties))

// What a course of care is expected to bring: so much of where it began. From the account's own
// courses, with a prior that counts as much as some dozen of them. In thousandths: so it stays the
// same for many courses, and what rests on it need not be worked out anew for each.
const prior_ratio = 0.3
const prior_baseline = 200
export const expectedRatio = (improvement: number, baseline: number) =>
  Math.round((1_000 * (improvement + prior_ratio * prior_baseline)) / (baseline + prior_baseline)) /
  1_000

// The mean surplus over what was expected of those who began where these began, in units of change
// that is more than noise, drawn to zero by n/(n+19). Who has treated nobody stands in the middle.
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

// Most of those who are lost to waiting are lost in the first week. By the minute, in millionths.
const longest_wait = 42 * day_minutes
const waits = Int32Array.from({ length: longest_wait + 1 }, (_, minutes) => {
  const days = minutes / day_minutes
  return millionths(days <= 7 ? 1 - (0.8 * days) / 7 : 0.2 * (1 - (days - 7) / 35))
})
const waitIn = (minutes: number) => waits[Math.min(longest_wait, Math.max(0, Math.round(minutes)))]!
export const waitOf = (hours: number) => waitIn(hours * 60) / million

// What each wait adds, by the minute. Nearly all ask with the same weight.
const weighed = new Map<number, Int32Array>()
const most_weights = 8
export const waitsBy = (weight: number) =>
  kept(weighed, most_weights, weight, () => waits.map((wait) => Math.round(wait * weight)))

export const overlapOf = (open: number, wanted: number) => (wanted === 0 ? middle : open / wanted)

// What is liked counts for, what is to be avoided against.
export const likingOf = (liked: number, disliked: number, all: number) =>
  all === 0 ? middle : clamp(middle + (middle * (liked - disliked)) / all)

export const modalityOf = (matched: number, asked: number) =>
  asked === 0 ? middle : matched / asked

// Out of 100, drawn to the middle in the same way.
export const allianceOf = (n: number, sum: number) =>
  rounded(middle + (sum / 100 - middle * n) / (n + prior_courses))

// What of all that was shown they earned by their score, against what they got.
export const balanceOf = (merit: number, exposure: number) =>
  clamp((merit - exposure) / (1 + merit), -1, 1)

// The first of a list is looked at most.
export const attentionOf = (rank: number) => millionths(1 / Math.log2(1 + rank))

// Severe suffering gains most from a good track record: half the weight to one and a half.
export const severityFactor = (severity: number | null) =>
  severity === null ? 1 : middle + clamp(severity)
