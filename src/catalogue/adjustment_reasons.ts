// Why a payer paid less (CARC), in labels of our own, with what to do.
// The lists belong to X12 and CMS; a code that is not here is told as it is, and changes nothing.
// Which codes are here, and what to do about each, is written down from general knowledge and was
// not compared with the lists. Nothing is posted or decided by them.

export type Remedy =
  | 'none' // As agreed.
  | 'collect' // The person owes it.
  | 'correct' // Mend it and send a replacement.
  | 'authorize'
  | 'coverage' // Look at the insurance first.
  | 'records' // Send what is asked for.
  | 'appeal'
  | 'enroll'
  | 'write_off'

export const remedies: Record<Remedy, string> = {
  none: 'Nothing is to be done.',
  collect: 'The person owes this: ask them for it.',
  correct: 'Mend what is named and send a replacement with POST /v1/claims/{id}/replace.',
  authorize: 'Ask the payer for an authorization after the fact, then replace or appeal the claim.',
  coverage: 'Check the coverage with POST /v1/eligibility_checks, then bill whoever covers it.',
  records: 'Send the records that are asked for, with POST /v1/claims/{id}/respond or an appeal.',
  appeal: 'If you disagree, POST /v1/claims/{id}/appeal within the deadline.',
  enroll: 'Have the practitioner enrolled or credentialed with the payer, then replace the claim.',
  write_off: 'Nothing more can be had from the payer: POST /v1/claims/{id}/write_off.',
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
4 correct The modifier is missing, or does not fit the procedure
5 correct The place of service does not fit the procedure
6 correct The procedure does not fit the age
8 enroll The procedure does not fit the kind of practitioner
11 correct The diagnosis does not fit the procedure
16 correct Something is missing or wrong; the remark says what
18 none The same claim came twice
19 coverage A matter of workers' compensation
20 coverage A matter of liability insurance
21 coverage A matter of no-fault insurance
22 coverage Another insurance has to decide first
23 none What another insurance paid or adjusted before
24 coverage Covered by a capitated or managed plan
26 coverage Before coverage began
27 coverage After coverage ended
29 appeal Filed too late
31 coverage The person is not known as insured
32 coverage The person is not an eligible dependent
33 coverage The subscriber has no dependent coverage
35 collect The lifetime maximum is reached
39 authorize Authorization was refused when it was asked for
40 appeal Not an emergency
45 none Above what is agreed or allowed
49 collect A routine service that is not covered
50 appeal Not medically necessary as the payer sees it
51 appeal A condition from before coverage
54 appeal Several practitioners at once are not covered
55 appeal Held to be experimental
58 correct The place of service was not right or not covered
59 correct Processed by the rules for several procedures
60 appeal Inpatient and outpatient care too close together
66 collect Blood deductible
78 appeal Days that are not covered
89 correct Professional fees taken out
96 collect Not covered
97 correct Included in what was paid for another service
100 none Paid to the person
102 none Major medical adjustment
103 none Promotional discount
104 none Managed care withholding
105 none Tax withholding
107 correct The service it belongs to is not on the claim
109 coverage Not this payer's: send it to the right one
110 correct Billed before the day of service
112 correct Not furnished directly, or not documented
114 appeal Not approved by the FDA
115 none Postponed or canceled procedure
116 appeal The advance notice signed was not good
119 collect The benefit maximum of the period is reached
125 correct Something submitted is wrong; the remark says what
128 coverage The newborn's services belong to the mother's
129 correct What the earlier payer decided was not right or missing
130 none Submission fee
131 none Negotiated discount
133 records Pending further review
136 correct What the earlier plan says was not followed
140 coverage Name and insured number do not match
146 correct The diagnosis was not valid on the day
147 none Negotiated rate ended
149 collect The lifetime maximum of this service is reached
150 appeal The level of service is not supported by what was sent
151 appeal More often than what was sent supports
152 appeal The length of service is not supported by what was sent
153 appeal The dosage is not supported by what was sent
154 appeal The supply of days is not supported by what was sent
163 records An attachment was not received
164 records An attachment was not received in time
166 coverage After the contract of the payer ended
167 collect The diagnosis is not covered
170 enroll This kind of practitioner is not paid for it
171 enroll This kind of practitioner is not paid for it in this place
172 enroll This specialty is not paid for it
177 coverage The person has not met what is asked for eligibility
179 collect Waiting period
181 correct The procedure was not valid on the day
182 correct The modifier was not valid on the day
183 enroll The referring provider may not refer this
184 enroll The ordering provider may not order this
185 enroll The rendering provider may not do this
186 none Level of care changed
187 none Paid from a spending account
189 correct An unlisted code where there is a specific one
193 appeal The first decision was upheld
194 none Anesthesia by the operator
197 authorize There was no authorization
198 authorize The authorization was exceeded
199 correct Revenue and procedure codes do not fit
200 coverage Coverage was interrupted
201 coverage Set aside by a workers' compensation settlement
202 collect Personal comfort
203 none Discontinued or reduced
204 collect Not covered by the person's plan
206 correct The NPI is missing
207 correct The NPI is not valid
208 enroll The NPI does not match
209 none May not be collected from the person by law
210 authorize The authorization did not come in time
216 appeal A reviewer's finding
222 appeal More than the contract's maximum of hours, days or units
223 none By federal or state law
226 records What was asked for was not sent, or not in time
227 records What the person was asked for was not sent
231 correct May not be done on the same day
234 correct Not paid apart from another service
236 correct Not compatible with another procedure of the day (NCCI)
237 none Legislated penalty
238 coverage The claim spans covered and uncovered time
239 correct The claim spans eligible and ineligible time; bill apart
242 enroll Not by a network provider
243 authorize Not authorized by the network's or primary care provider
246 none Not payable; for reporting
251 records The attachment was incomplete
252 records An attachment is needed to decide
253 none Sequestration
256 none Not payable by the contract
258 coverage In custody
272 none Coverage guidelines were not met
273 none Coverage guidelines were exceeded
276 collect Services denied by the earlier payer are not covered
279 enroll Not by a provider of the tier
283 appeal The attending provider may not do this
288 authorize The referral is absent
296 authorize Authorization is for another provider or service
B1 none Visits that are not covered
B5 appeal Coverage guidelines were not met or were exceeded
B7 enroll The provider was not certified for this on the day
B8 appeal Other services were available and should have been used
B9 coverage The person is in hospice
B11 coverage Passed on to the right payer
B13 none Paid before
B14 correct Only one visit a day is covered
B15 correct Another service has to be there and paid
B16 correct The person was not new
B20 correct Done in part or whole by another provider
`)

export const unknown: Reason = { label: 'A reason we have no words for', remedy: 'appeal' }

export const adjustmentReason = (code: string): Reason => carc.get(code) ?? unknown
export const isKnownReason = (code: string) => carc.has(code)
