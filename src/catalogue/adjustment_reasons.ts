// Labels and next steps for claim adjustment reason codes (CARC).
// X12 owns the official list, so the labels are our own. An unlisted code is returned as it is.
// The codes and next steps come from general knowledge and were not compared with the list.
// They are informational: nothing is posted or decided by them.

export type Remedy =
  | 'none' // No action needed.
  | 'collect' // Patient responsibility.
  | 'correct' // Fix it and send a replacement claim.
  | 'authorize'
  | 'coverage' // Check the coverage first.
  | 'records' // Send the requested records.
  | 'appeal'
  | 'enroll'
  | 'write_off'

export const remedies: Record<Remedy, string> = {
  none: 'No action needed.',
  collect: 'Patient responsibility. Bill the person.',
  correct: 'Fix the error and send a replacement claim with POST /v1/claims/{id}/replace.',
  authorize: 'Request a retroactive authorization, then replace or appeal the claim.',
  coverage: 'Check the coverage with POST /v1/eligibility_checks, then bill the right payer.',
  records: 'Send the requested records with POST /v1/claims/{id}/respond or with an appeal.',
  appeal: 'If you disagree, appeal with POST /v1/claims/{id}/appeal before the deadline.',
  enroll: 'Enroll or credential the practitioner with the payer, then replace the claim.',
  write_off: 'The payer will not pay more. Write it off with POST /v1/claims/{id}/write_off.',
}

export type Reason = { label: string; remedy: Remedy }

export const reasonsOf = (text: string) =>
  new Map<string, Reason>(
    text
      .trim()
      .split('\n')
      .map((line) => {
        const [code, remedy, ...label] = line.trim().split(' ') as [string, Remedy, ...string[]]
        return [code, { remedy, label: label.join(' ') }]
      }),
  )

const carc = reasonsOf(`
1 collect Deductible
2 collect Coinsurance
3 collect Copay
4 correct Modifier missing or inconsistent with the procedure
5 correct Place of service inconsistent with the procedure
6 correct Procedure inconsistent with the patient's age
8 enroll Procedure inconsistent with the provider's specialty
11 correct Diagnosis inconsistent with the procedure
16 correct Information missing or invalid; see the remark code
18 none Exact duplicate claim
19 coverage Workers' compensation is liable
20 coverage Liability insurance is liable
21 coverage No-fault insurance is liable
22 coverage Another payer is primary (coordination of benefits)
23 none Prior payer's payment or adjustment
24 coverage Covered by a capitated or managed plan
26 coverage Service before coverage started
27 coverage Service after coverage ended
29 appeal Timely-filing limit exceeded
31 coverage Patient not identified as a member
32 coverage Patient is not an eligible dependent
33 coverage Subscriber has no dependent coverage
35 collect Lifetime maximum reached
39 authorize Prior authorization was denied
40 appeal Not an emergency
45 none Charge exceeds the contracted or allowed amount
49 collect Routine service not covered
50 appeal Not deemed medically necessary by the payer
51 appeal Pre-existing condition
54 appeal Multiple providers not covered for this service
55 appeal Considered experimental or investigational
58 correct Place of service invalid or not covered
59 correct Multiple-procedure rules applied
60 appeal Outpatient service too close to an inpatient stay
66 collect Blood deductible
78 appeal Days not covered
89 correct Professional fees removed
96 collect Not covered
97 correct Bundled into another service
100 none Paid to the patient or subscriber
102 none Major medical adjustment
103 none Promotional discount
104 none Managed care withholding
105 none Tax withholding
107 correct Related service not on the claim
109 coverage Not covered by this payer; send to the right payer
110 correct Billed before the date of service
112 correct Service not furnished to the patient or not documented
114 appeal Not approved by the FDA
115 none Procedure postponed or canceled
116 appeal Advance notice signed by the patient was invalid
119 collect Benefit maximum for the period reached
125 correct Submission error; see the remark code
128 coverage Newborn's services covered under the mother
129 correct Prior payer's adjudication missing or invalid
130 none Submission fee
131 none Negotiated discount
133 records Pending further review
136 correct Prior payer's coverage rules not followed
140 coverage Name and member ID do not match
146 correct Diagnosis invalid on the date of service
147 none Contracted rate expired
149 collect Lifetime maximum for this service reached
150 appeal Documentation does not support the level of service
151 appeal Documentation does not support the frequency
152 appeal Documentation does not support the length of service
153 appeal Documentation does not support the dosage
154 appeal Documentation does not support the days' supply
163 records Attachment not received
164 records Attachment not received in time
166 coverage Service after the payer's contract ended
167 collect Diagnosis not covered
170 enroll Not payable to this provider type
171 enroll Not payable to this provider type in this facility
172 enroll Not payable to this specialty
177 coverage Patient does not meet eligibility requirements
179 collect Waiting period not met
181 correct Procedure code invalid on the date of service
182 correct Modifier invalid on the date of service
183 enroll Referring provider not eligible to refer this service
184 enroll Ordering provider not eligible to order this service
185 enroll Rendering provider not eligible to perform this service
186 none Level of care changed
187 none Paid from a spending account
189 correct Unlisted code billed where a specific code exists
193 appeal Original decision upheld
194 none Anesthesia by the operating provider
197 authorize Prior authorization missing
198 authorize Prior authorization exceeded
199 correct Revenue code and procedure code do not match
200 coverage Service during a lapse in coverage
201 coverage Settled under workers' compensation
202 collect Personal comfort item or service
203 none Discontinued or reduced
204 collect Not covered by the patient's plan
206 correct NPI missing
207 correct NPI invalid
208 enroll NPI does not match
209 none Can't be billed to the patient by law
210 authorize Authorization not obtained in time
216 appeal Finding of a review organization
222 appeal Exceeds the contracted maximum of hours, days or units
223 none Adjustment required by federal or state law
226 records Information requested from the provider not received in time
227 records Information requested from the patient not received
231 correct Mutually exclusive procedures on the same day
234 correct Not paid separately
236 correct Not compatible with another procedure that day (NCCI)
237 none Legislated penalty
238 coverage Claim spans covered and uncovered dates
239 correct Claim spans eligible and ineligible dates; bill separately
242 enroll Provider not in network
243 authorize Not authorized by the network or primary care provider
246 none Not payable; reporting only
251 records Attachment incomplete
252 records Attachment required for adjudication
253 none Sequestration
256 none Not payable under the managed care contract
258 coverage Patient in custody
272 none Coverage guidelines not met
273 none Coverage guidelines exceeded
276 collect Services denied by the prior payer are not covered
279 enroll Provider not in the plan's preferred tier
283 appeal Attending provider not eligible to provide this service
288 authorize Referral missing
296 authorize Authorization does not cover this provider or service
B1 none Visits not covered
B5 appeal Coverage guidelines not met or exceeded
B7 enroll Provider not certified for this service on the date of service
B8 appeal Alternative services were available
B9 coverage Patient enrolled in hospice
B11 coverage Forwarded to the right payer
B13 none Previously paid
B14 correct Only one visit per day covered
B15 correct Requires another service that is paid
B16 correct New-patient requirements not met
B20 correct Performed in part or whole by another provider
`)

export const unknown: Reason = { label: 'Unknown adjustment reason', remedy: 'appeal' }

export const adjustmentReason = (code: string): Reason => carc.get(code) ?? unknown
export const isKnownReason = (code: string) => carc.has(code)
