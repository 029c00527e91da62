// How telehealth is coded, by payer type and date: place of service and modifiers. A payer or a
// contract can have its own rule.
//
// Sources: POS 02 took effect in 2017, POS 10 in 2022 (the place-of-service list of CMS),
// modifier 93 in 2022 (college.acaai.org/modifier-93-new-for-telehealth). From March 2020 to the
// end of 2023, Medicare wanted the place of an in-person visit with modifier 95, and since 2023
// modifier 93 for audio (codingintel.com/telemedicine-and-covid-19-faq); since 2024, POS 02 or 10
// without 95 (CMS, fee schedule of 2024). Congress extended Medicare's coverage of telehealth to
// the end of 2027, and for behavioral health at home it is permanent (CMS telehealth FAQ of
// February 4, 2026). What commercial payers want is general knowledge, not compared with a
// payer's manual.

export type TelehealthCoding = {
  home_place_of_service: string // While the patient is at home.
  other_place_of_service: string
  video_modifier: string | null // Null if the payer doesn't use one.
  audio_modifier: string | null
}

export type TelehealthRule = TelehealthCoding & { starts_on: string }

// The rule that applies, and where it comes from.
export type TelehealthTerms = TelehealthCoding & {
  source: 'contract' | 'payer' | 'payer_type'
  starts_on: string | null
}

const rule = (
  starts_on: string,
  home_place_of_service: string,
  other_place_of_service: string,
  video_modifier: string | null,
  audio_modifier: string | null,
): TelehealthRule => ({
  starts_on,
  home_place_of_service,
  other_place_of_service,
  video_modifier,
  audio_modifier,
})

// Newest first.
const medicare = [
  rule('2024-01-01', '10', '02', null, '93'),
  rule('2023-01-01', '11', '11', '95', '93'),
  rule('2020-03-01', '11', '11', '95', '95'),
  rule('2017-01-01', '02', '02', null, null),
]
const others = [
  rule('2022-01-01', '10', '02', '95', '93'),
  rule('2017-01-01', '02', '02', '95', null),
]

const medicare_filing_codes = ['MA', 'MB']

type CodedPayer = { filing_code: string; telehealth_rules?: TelehealthRule[] }

// The oldest rule also applies to earlier dates.
export function telehealthTermsOn(payer: CodedPayer, day: string): TelehealthTerms {
  const { filing_code, telehealth_rules } = payer
  const by_type = medicare_filing_codes.includes(filing_code) ? medicare : others
  const rules = telehealth_rules ?? by_type
  const terms = rules.find(({ starts_on }) => starts_on <= day) ?? rules.at(-1)!
  return { ...terms, source: telehealth_rules ? 'payer' : 'payer_type' }
}
