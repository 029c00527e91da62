// Validates how telehealth is coded, by the payer's rule on the date of service. Each result says
// which rule applies.
import { remote_places, telehealth_modifiers } from '#catalogue/claim_edits.ts'
import type { Procedure } from '#catalogue/procedures.ts'
import type { TelehealthTerms } from '#catalogue/telehealth_rules.ts'
import type { Line } from '#areas/claims/claim/parts.ts'
import type { ClaimFacts } from './facts.ts'
import type { Report } from './validate.ts'

type TelehealthLine = {
  line: Line
  procedure: Procedure | undefined
  place: string
  at: string // Of the line.
  place_at: string
}

export function checkTelehealth(facts: ClaimFacts, checked: TelehealthLine, report: Report) {
  const { line, procedure, place, at, place_at } = checked
  const rule = facts.rules?.telehealth
  const modifiers = line.modifiers.filter((each) => telehealth_modifiers.includes(each))
  const at_distance = remote_places.includes(place)
  const places = rule ? [rule.home_place_of_service, rule.other_place_of_service] : remote_places
  if (at_distance && procedure && !procedure.remote) report('remote_not_allowed', place_at)
  if (modifiers.length > 0 && !at_distance && !places.includes(place)) {
    report('telehealth_pos_modifier_mismatch', `${at}/modifiers`, rule && explain(rule))
    return
  }
  if (!rule || (!at_distance && modifiers.length === 0)) return
  if (!places.includes(place)) report('telehealth_place_differs', place_at, explain(rule))
  const format = line.session_id ? facts.sessions.get(line.session_id)?.format : undefined
  checkModifier(rule, modifiers, format, `${at}/modifiers`, report)
}

// Without a session, the modifier for video or for audio is right.
function checkModifier(
  rule: TelehealthTerms,
  modifiers: string[],
  format: string | undefined,
  at: string,
  report: Report,
) {
  const { video_modifier, audio_modifier } = rule
  const by_format: Record<string, (string | null)[]> = {
    telehealth: [video_modifier],
    phone: [audio_modifier],
  }
  const expected = by_format[format ?? ''] ?? [video_modifier, audio_modifier]
  const used = modifiers.length > 0 ? modifiers : [null]
  if (used.some((each) => expected.includes(each))) return
  const for_video = modifiers.includes('95') && video_modifier === null && format !== 'phone'
  const none = for_video || expected.every((each) => each === null)
  report(none ? 'payer_prefers_no_modifier' : 'telehealth_modifier_differs', at, explain(rule))
}

const sources = {
  contract: 'your contract',
  payer: "the payer's rule",
  payer_type: "the usual rule for this payer's type",
}

function explain(rule: TelehealthTerms) {
  const { home_place_of_service: home, other_place_of_service: other, source, starts_on } = rule
  const [video, audio] = [rule.video_modifier, rule.audio_modifier].map((each) => each ?? 'none')
  const since = starts_on ? ` since ${starts_on}` : ''
  return (
    `By ${sources[source]}${since}: place of service ${home} at home, ${other} elsewhere; ` +
    `modifier for video: ${video}, for audio only: ${audio}.`
  )
}
