// What a payer remarks on its decision (RARC), in labels of our own, with what to do. Written down
// from general knowledge, as the reasons are.
import { type Reason, reasonsOf, unknown } from './adjustment_reasons.ts'

const rarc = reasonsOf(`
M15 correct Services that belong together were billed apart
M20 correct The HCPCS code is missing or wrong
M25 records What was sent does not show that care was needed so much
M51 correct The procedure code is missing or wrong
M52 correct The first day of service is missing or wrong
M53 correct The units are missing or wrong
M62 authorize The authorization number is missing or wrong
M64 correct Another diagnosis is missing or wrong
M76 correct The diagnosis is missing or wrong
M77 correct The place of service is missing or wrong
M80 correct Not covered with another service of the same day
M86 collect Paid before within the time set for it
M119 correct The NDC is missing or wrong
M127 records The medical record is missing
MA04 coverage The earlier payer's decision is missing
MA13 none What may be asked of the person is limited
MA27 coverage The person's number or name is missing or wrong
MA30 correct The type of bill is missing or wrong
MA63 correct The principal diagnosis is missing or wrong
MA130 correct The claim cannot be processed as it is; no appeal, send a new one
N4 coverage The earlier payer's explanation is missing
N19 correct Incidental to the main procedure
N20 correct Not paid with another service of the same day
N26 records An itemized bill is missing
N29 records Documents are missing
N30 coverage The person is not eligible for this service
N56 correct The procedure is not right for the services or the day
N95 enroll This kind of provider may not bill this
N115 appeal Decided by a local coverage determination
N130 collect See the plan's benefits
N179 coverage The person was asked for more information
N286 correct The referring provider's number is missing or wrong
N290 correct The rendering provider's number is missing or wrong
N362 correct More units than are acceptable
N382 coverage The person's number is missing or wrong
N418 coverage Sent to the wrong payer
N428 correct Not covered in this place of service
N517 correct Resubmit with what was asked for
N519 correct Not valid in this combination
N522 none A duplicate of a claim that was decided
N657 correct Bill it with the right code
N674 collect Not covered unless a prerequisite is met
N702 none Decided by review of an earlier decision
`)

export const remark = (code: string): Reason => rarc.get(code) ?? unknown
export const isKnownRemark = (code: string) => rarc.has(code)
