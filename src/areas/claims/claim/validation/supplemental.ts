// Validates what some claims carry: an accident, a hospital stay, date spans, paperwork.
import { inpatient_places } from '#catalogue/claim_edits.ts'
import { lastDayOf } from '#areas/claims/claim/lines.ts'
import type { ClaimFacts } from './facts.ts'
import type { Report } from './validate.ts'

type Claim = ClaimFacts['claim']

export function checkSupplemental({ claim }: ClaimFacts, report: Report) {
  checkAccident(claim, report)
  checkHospitalization(claim, report)
  for (const [i, line] of claim.lines.entries()) {
    if (lastDayOf(line) < line.service_date) {
      report('date_span_invalid', `/lines/${i}/service_ends_on`)
    }
  }
  for (const [i, { transmission, control_number }] of claim.paperwork.entries()) {
    const sent_apart = transmission !== 'AA'
    if (sent_apart && !control_number) {
      report('paperwork_control_number_required', `/paperwork/${i}/control_number`)
    }
  }
}

function checkAccident({ related_causes, accident, lines }: Claim, report: Report) {
  const auto = related_causes.includes('auto_accident')
  if (!accident && (auto || related_causes.includes('other_accident'))) {
    report('accident_required', '/accident')
  }
  // X222 has the date of an accident only on a claim with a related cause.
  if (accident && related_causes.length === 0) {
    report('related_cause_required', '/related_causes')
  }
  const in_state = accident?.jurisdiction?.startsWith('US-')
  if (auto && !in_state) report('accident_state_required', '/accident/jurisdiction')
  if (accident && lines.some(({ service_date }) => service_date < accident.occurred_on)) {
    report('accident_after_service', '/accident/occurred_on')
  }
}

function checkHospitalization(claim: Claim, report: Report) {
  const { hospitalization: stay, lines, place_of_service } = claim
  const places = lines.map((line) => line.place_of_service ?? place_of_service ?? '')
  if (!stay && places.some((place) => inpatient_places.includes(place))) {
    report('hospitalization_required', '/hospitalization')
  }
  if (stay && lines.length > 0 && lines.every((line) => lastDayOf(line) < stay.admitted_on)) {
    report('admission_after_service', '/hospitalization/admitted_on')
  }
  if (stay?.discharged_on && stay.discharged_on < stay.admitted_on) {
    report('date_span_invalid', '/hospitalization/discharged_on')
  }
}
