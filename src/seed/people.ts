// The people in the sample practice: 12 practitioners and 30 persons. All are synthetic, with
// reserved phone numbers and email domains.

export const synthetic = { synthetic: 'true', made_by: 'seed' }

export type Clinician = {
  given: string
  family: string
  profession: string
  title: string
  state: string
  time_zone: string
  specialties: string[]
  languages: string[]
  standing: 'verified' | 'reviewing' | 'unverified'
}

const table = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))

export const clinicians: Clinician[] = table(`
Ada|Testwell|psychologist|LP|CA|America/Los_Angeles|anxiety trauma|en es|verified
Bruno|Sampleford|clinical_social_worker|LCSW|NY|America/New_York|depression grief|en|verified
Chidi|Mockridge|professional_counselor|LPC|TX|America/Chicago|anxiety ocd|en|verified
Dalia|Exemplar|marriage_family_therapist|LMFT|CA|America/Los_Angeles|couples anxiety|en ar|verified
Elin|Testbrook|psychiatrist|MD|MA|America/New_York|bipolar depression|en|verified
Farid|Samplewood|psychologist|LP|IL|America/Chicago|trauma ptsd|en|verified
Gita|Mockfield|clinical_social_worker|LCSW|WA|America/Los_Angeles|perinatal grief|en hi|verified
Hugo|Exemplar|professional_counselor|LMHC|FL|America/New_York|anxiety sleep|en es|verified
Imani|Testwell|pmhnp|PMHNP|AZ|America/Phoenix|adhd depression|en|verified
Jonas|Sampleford|psychologist|LP|CO|America/Denver|chronic_pain anxiety|en de|verified
Kaya|Mockridge|addiction_counselor|LADC|MN|America/Chicago|substance_use|en|reviewing
Lior|Exemplar|marriage_family_therapist|LMFT|OR|America/Los_Angeles|couples|en he|unverified
`).map(
  ([given, family, profession, title, state, time_zone, specialties, languages, standing]) => ({
    given: given!,
    family: family!,
    profession: profession!,
    title: title!,
    state: state!,
    time_zone: time_zone!,
    specialties: specialties!.split(' '),
    languages: languages!.split(' '),
    standing: standing as Clinician['standing'],
  }),
)

export const verified = clinicians.filter(({ standing }) => standing === 'verified')

const given_names =
  'Amara Bela Carlos Dunja Emre Fumiko Goran Hana Idris Jana Kofi Lena Mateo Noor Otis Paula ' +
  'Quinn Rosa Sami Tova Umar Vera Wanda Xavi Yuki Zoran Aiko Basil Clio Dario'
const families = ['Example', 'Specimen', 'Placeholder']

export type Patient = {
  number: number
  given: string
  family: string
  birth_date: string
  clinician: number // Which of the verified ones cares for them.
  consents: 'signed' | 'offered' | 'declined'
}

// One minor awaits a parent's signature and one person declined; the others signed.
export const patients: Patient[] = given_names.split(' ').map((given, number) => ({
  number,
  given,
  family: families[number % families.length]!,
  birth_date: number === 28 ? '2014-05-17' : birthDate(number),
  clinician: number % verified.length,
  consents: number === 28 ? 'offered' : number === 29 ? 'declined' : 'signed',
}))

function birthDate(number: number) {
  const two = (value: number) => String(value).padStart(2, '0')
  const [year, month, day] = [(number * 7) % 48, (number * 5) % 12, (number * 11) % 28]
  return `${1955 + year}-${two(1 + month)}-${two(1 + day)}`
}
