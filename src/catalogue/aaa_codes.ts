// Why a payer does not answer an eligibility question (AAA03 of a 271), and what to do about it.
// The sentences are ours, and so is what each code is taken to mean for the coverage: written down
// from general knowledge, and not compared with the guide.

export type Refused = {
  outcome: 'not_found' | 'ambiguous' | null // Null where nothing is said of the coverage.
  message: string
}

const refused = (message: string, outcome: Refused['outcome'] = null): Refused => ({
  outcome,
  message,
})
const unknown = (message: string) => refused(message, 'not_found')

export const aaaCodes: Record<string, Refused> = {
  '04': refused('More was asked for than the payer allows: ask about less at once.'),
  '15': refused('The payer needs more to find the member: add name, birth date and group.'),
  '33': refused('Something the payer needs is missing or not valid: check the whole coverage.'),
  '35': refused('The coverage is not in the network the payer was asked about: check the plan.'),
  '41': refused('You may not ask this payer yet: enroll with it for eligibility checks.'),
  '42': refused('The payer cannot answer now: ask again later.'),
  '43': refused('The payer does not know the NPI of the provider: check it, or enroll with it.'),
  '44': refused('The name of the provider is missing or not valid: check the provider.'),
  '45': refused('The specialty of the provider is missing or not valid: check the taxonomy.'),
  '47': refused('The state of the provider is missing or not valid: check the provider.'),
  '48': refused('The reference number of the provider is not valid: check the provider.'),
  '49': refused('The provider is not the primary care physician of the member: ask as they are.'),
  '50': refused('The provider may not ask this payer: enroll with it, or ask as another NPI.'),
  '51': refused('The provider is not on file with the payer: enroll, or ask as another NPI.'),
  '52': refused('The provider was not in the plan on that day: check the service_date.'),
  '53': refused('The payer does not tell this to such a provider: ask about another service.'),
  '55': refused('The procedure is not one the payer takes: leave procedure_code out.'),
  '56': refused('The date is not one the payer takes: ask about a day of the coverage.'),
  '57': refused('The date of service is missing or not valid: send another service_date.'),
  '58': unknown(
    'The birth date is missing or not the one the payer has: check it with the person.',
  ),
  '60': unknown('The birth date lies after the date of service: check both.'),
  '61': refused('The payer has a date of death before the date of service: check both.'),
  '62': refused('The date of service is too long ago for the payer: ask about a later one.'),
  '63': refused('The date of service lies too far ahead for the payer: ask nearer to it.'),
  '64': unknown('The id of the patient is missing or not valid: check the card.'),
  '65': unknown('The name of the patient is missing or not the one the payer has: check the card.'),
  '66': unknown('The sex of the patient is missing or not the one the payer has: check it.'),
  '67': unknown('The payer does not find the patient: check name, birth date and card.'),
  '68': refused(
    'The payer has the id of the patient more than once: add the birth date.',
    'ambiguous',
  ),
  '71': unknown('The birth date is not that of the member: check it with the person.'),
  '72': unknown('The member id is missing or not valid: check it against the card.'),
  '73': unknown(
    'The name of the subscriber is missing or not the one the payer has: check the card.',
  ),
  '74': unknown('The sex of the subscriber is missing or not the one the payer has: check it.'),
  '75': unknown('The payer does not find the subscriber: check member id, name and payer.'),
  '76': refused(
    'The payer has the member id more than once: add name and birth date.',
    'ambiguous',
  ),
  '77': unknown('The payer has the subscriber, but not the patient: check the dependent.'),
  '78': unknown(
    'The subscriber is not in the group or plan that was named: check the group number.',
  ),
  '79': refused(
    'The payer id is not valid where it was sent: choose another payer with GET /v1/payers.',
  ),
  '80': refused('The payer gave no answer in time: ask again later.'),
}

export const aaaCode = (code: string): Refused =>
  aaaCodes[code] ?? refused('The payer refused for a reason we do not know: call it.')
