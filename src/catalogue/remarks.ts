// Labels and next steps for remittance advice remark codes (RARC). The labels are our own, from
// general knowledge, as in adjustment_reasons.ts.
import { type Reason, reasonsOf, unknown } from './adjustment_reasons.ts'

const rarc = reasonsOf(`
M15 correct Bundled services billed separately
M20 correct HCPCS code missing or invalid
M25 records Documentation does not support this level of service
M51 correct Procedure code missing or invalid
M52 correct First date of service missing or invalid
M53 correct Units of service missing or invalid
M62 authorize Authorization number missing or invalid
M64 correct Secondary diagnosis missing or invalid
M76 correct Diagnosis missing or invalid
M77 correct Place of service missing or invalid
M80 correct Not covered with another service on the same day
M86 collect Same or similar service already paid in the period
M119 correct NDC missing or invalid
M127 records Medical record missing
MA04 coverage Primary payer's adjudication missing
MA13 none Limits what you can bill the patient
MA27 coverage Patient's member ID or name missing or invalid
MA30 correct Type of bill missing or invalid
MA63 correct Principal diagnosis missing or invalid
MA130 correct Claim can't be processed or appealed; submit a new claim
N4 coverage Prior payer's explanation of benefits missing
N19 correct Incidental to the main procedure
N20 correct Not paid with another service on the same day
N26 records Itemized bill missing
N29 records Documentation missing
N30 coverage Patient not eligible for this service
N56 correct Procedure code invalid for the service or date
N95 enroll Provider type can't bill this service
N115 appeal Based on a local coverage determination
N130 collect See the plan's benefit documents
N179 coverage Additional information requested from the patient
N286 correct Referring provider's identifier missing or invalid
N290 correct Rendering provider's identifier missing or invalid
N362 correct Units exceed the acceptable maximum
N382 coverage Patient identifier missing or invalid
N418 coverage Sent to the wrong payer
N428 correct Not covered at this place of service
N517 correct Resubmit with the requested information
N519 correct Invalid code combination
N522 none Duplicate of an adjudicated claim
N657 correct Bill with the appropriate code
N674 collect Not covered unless a prerequisite is met
N702 none Based on a review of an earlier decision
`)

export const remark = (code: string): Reason => rarc.get(code) ?? unknown
export const isKnownRemark = (code: string) => rarc.has(code)
