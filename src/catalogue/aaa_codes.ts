// Messages for the reasons a payer rejects an eligibility inquiry (AAA03 in a 271). The sentences
// and what each code means for the coverage come from general knowledge and were not compared with
// the implementation guide.

export type AaaRejection = {
  outcome: 'not_found' | 'ambiguous' | null // Null if the code doesn't concern the coverage.
  message: string
}

const refused = (message: string, outcome: AaaRejection['outcome'] = null): AaaRejection => ({
  outcome,
  message,
})
const unknown = (message: string) => refused(message, 'not_found')

export const aaaCodes: Record<string, AaaRejection> = {
  '04': refused('The inquiry exceeds what the payer allows. Request fewer services at once.'),
  '15': refused('The payer needs more to identify the member. Add name, birth date and group.'),
  '33': refused('Required information is missing or invalid. Check the whole coverage.'),
  '35': refused("The coverage isn't in the requested network. Check the plan."),
  '41': refused(
    "You aren't authorized to query this payer. Enroll with it for eligibility checks.",
  ),
  '42': refused("The payer can't respond right now. Try again later."),
  '43': refused("The payer doesn't recognize the provider's NPI. Check it, or enroll it."),
  '44': refused("The provider's name is missing or invalid. Check the provider."),
  '45': refused("The provider's specialty is missing or invalid. Check the taxonomy code."),
  '47': refused("The provider's state is missing or invalid. Check the provider."),
  '48': refused("The provider's reference number is invalid. Check the provider."),
  '49': refused(
    "The provider isn't the member's primary care physician. Inquire as that physician.",
  ),
  '50': refused(
    "The provider isn't eligible to inquire. Enroll with the payer, or use another NPI.",
  ),
  '51': refused("The provider isn't on file with the payer. Enroll, or use another NPI."),
  '52': refused("The provider wasn't in the plan on that date. Check `service_date`."),
  '53': refused(
    "The payer doesn't answer this inquiry for this provider type. Try another service.",
  ),
  '55': refused("The payer doesn't accept this procedure code. Omit `procedure_code`."),
  '56': refused("The payer doesn't accept this date. Use a date within the coverage."),
  '57': refused('The date of service is missing or invalid. Send another `service_date`.'),
  '58': unknown(
    "The birth date is missing or doesn't match the payer's. Check it with the person.",
  ),
  '60': unknown('The birth date is after the date of service. Check both.'),
  '61': refused("The payer's date of death is before the date of service. Check both."),
  '62': refused('The date of service is too far in the past for the payer. Use a later date.'),
  '63': refused(
    'The date of service is too far in the future for the payer. Try again closer to it.',
  ),
  '64': unknown("The patient's ID is missing or invalid. Check the insurance card."),
  '65': unknown(
    "The patient's name is missing or doesn't match the payer's. Check the insurance card.",
  ),
  '66': unknown("The patient's sex is missing or doesn't match the payer's. Check it."),
  '67': unknown('The payer found no such patient. Check the name, birth date and insurance card.'),
  '68': refused("The patient's ID matches more than one patient. Add the birth date.", 'ambiguous'),
  '71': unknown("The birth date doesn't match the member's. Check it with the person."),
  '72': unknown('The member ID is missing or invalid. Check it against the insurance card.'),
  '73': unknown("The subscriber's name is missing or doesn't match the payer's. Check the card."),
  '74': unknown("The subscriber's sex is missing or doesn't match the payer's. Check it."),
  '75': unknown('The payer found no such subscriber. Check the member ID, name and payer.'),
  '76': refused(
    'The member ID matches more than one member. Add name and birth date.',
    'ambiguous',
  ),
  '77': unknown('The payer found the subscriber but not the patient. Check the dependent.'),
  '78': unknown("The subscriber isn't in the named group or plan. Check the group number."),
  '79': refused(
    "The payer ID isn't valid at the clearinghouse. Choose a payer from `GET /v1/payers`.",
  ),
  '80': refused("The payer didn't respond in time. Try again later."),
}

// The payer or its connection is unavailable for now: the same inquiry can succeed later.
const temporary_codes = ['42', '80']
// AAA04 asks for no resubmission, or to wait for the payer (N, S, Y) or for days (W, X).
const final_follow_ups = ['N', 'S', 'W', 'X', 'Y']

export const isTemporary = (code: string, follow_up = '') =>
  temporary_codes.includes(code) && !final_follow_ups.includes(follow_up)

export const aaaCode = (code: string): AaaRejection =>
  aaaCodes[code] ??
  refused('The payer rejected the inquiry for an unknown reason. Contact the payer.')
