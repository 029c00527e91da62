// Finds the state in the text of a US address: its code or its name, at the end or before the ZIP
// code.
import { states } from './us_states.ts'

const names: Record<string, string> = {
  alabama: 'AL',
  alaska: 'AK',
  arizona: 'AZ',
  arkansas: 'AR',
  california: 'CA',
  colorado: 'CO',
  connecticut: 'CT',
  delaware: 'DE',
  'district of columbia': 'DC',
  florida: 'FL',
  georgia: 'GA',
  guam: 'GU',
  hawaii: 'HI',
  idaho: 'ID',
  illinois: 'IL',
  indiana: 'IN',
  iowa: 'IA',
  kansas: 'KS',
  kentucky: 'KY',
  louisiana: 'LA',
  maine: 'ME',
  maryland: 'MD',
  massachusetts: 'MA',
  michigan: 'MI',
  minnesota: 'MN',
  mississippi: 'MS',
  missouri: 'MO',
  montana: 'MT',
  nebraska: 'NE',
  nevada: 'NV',
  'new hampshire': 'NH',
  'new jersey': 'NJ',
  'new mexico': 'NM',
  'new york': 'NY',
  'north carolina': 'NC',
  'north dakota': 'ND',
  ohio: 'OH',
  oklahoma: 'OK',
  oregon: 'OR',
  pennsylvania: 'PA',
  'puerto rico': 'PR',
  'rhode island': 'RI',
  'south carolina': 'SC',
  'south dakota': 'SD',
  tennessee: 'TN',
  texas: 'TX',
  utah: 'UT',
  vermont: 'VT',
  virginia: 'VA',
  washington: 'WA',
  'west virginia': 'WV',
  wisconsin: 'WI',
  wyoming: 'WY',
}

const country = /[\s,]+(usa?|u\.s\.a?\.|united states( of america)?)\.?$/i
const zip = /[\s,]+\d{5}(-\d{4})?$/

// Before a last word such as CA or DE, which is a country as well: a postal code before the city
// ("70173 Stuttgart,"), or a Canadian province ("Toronto ON M5V 2T6,").
const city_after_code = /(^|,)\s*([A-Z]{1,2}-)?\d{4,5}\s+\p{L}[^,]*,\s*$/u
const province = /\b(AB|BC|MB|NB|NL|NS|NT|NU|ON|PE|QC|SK|YT)(\s+[A-Z]\d[A-Z]\s?\d[A-Z]\d)?,\s*$/

// Large cities in countries whose code is a state's too: "Bogotá, CO" isn't in Colorado. None of
// them is in that state.
const foreign_cities: Record<string, string> = {
  AR: 'buenos aires|cordoba|rosario|mendoza|la plata',
  CA: 'toronto|montreal|vancouver|calgary|ottawa|edmonton|winnipeg|quebec',
  CO: 'bogota|bogota d.c.|medellin|cali|barranquilla|cartagena|bucaramanga',
  DE: 'berlin|hamburg|munchen|munich|koln|cologne|frankfurt|stuttgart|dusseldorf|leipzig',
  GA: 'libreville',
  ID: 'jakarta|surabaya|bandung|medan',
  IL: 'tel aviv|tel aviv-yafo|jerusalem|haifa',
  IN: 'mumbai|new delhi|bangalore|bengaluru|chennai|kolkata|hyderabad|pune',
  MA: 'casablanca|rabat|marrakesh|tangier',
  PA: 'panama|panama city|ciudad de panama',
}
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
const isForeignCity = (before: string, code: string) => {
  const city = plain(before.replace(/,\s*$/, '').split(',').at(-1) ?? '')
  return (foreign_cities[code] ?? '').split('|').includes(city)
}

const house_number = /(^|,)\s*\d+\s+[^,]*\b(st|street|ave|avenue|rd|road|blvd|dr|way|ln|lane)\b/i
const isForeign = (before: string, code: string) =>
  isForeignCity(before, code) ||
  province.test(before) ||
  (city_after_code.test(before) && !house_number.test(before))

// Null if the address names none. A state stands after a comma, or before a ZIP code.
export function jurisdictionIn(address: string): string | null {
  const without_country = address.trim().replace(country, '')
  const place = without_country.replace(zip, '')
  const last = place.slice(place.lastIndexOf(',') + 1).trim()
  const code = states[last] ? last : names[last.toLowerCase()]
  if (place === address.trim() && isForeign(place.slice(0, -last.length), last)) return null
  if (code && (place.includes(',') || place !== without_country)) return `US-${code}`
  const ending = place !== without_country && /\s([A-Z]{2})$/.exec(place)?.[1]
  return ending && states[ending] ? `US-${ending}` : null
}
