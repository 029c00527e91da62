// The member states of each interstate compact: since when each issues and honors privileges, and
// which source says so. As of 2026-11-15.

export type Membership = {
  states: string // Postal codes.
  since: string | null // Null if the state has enacted the compact but issues nothing yet.
  // What the source says about that date: that privileges began then, or only that the state was a
  // member by then. In the second case, it may have begun earlier; care before it isn't covered.
  date: 'began' | 'member_by'
  source: string
}

const psypact_list = 'https://southpsychology.com/team/psypact-licensed-providers'
const psypact_map = 'https://www.drworthen.net/psypact-states.html'
const apa =
  'https://www.apaservices.org/practice/legal/technology/psypact-interstate-practice-telehealth'

export const psypact: Membership[] = [
  // Enacted earlier. The commission accepts applications since this day.
  {
    states: 'AZ CO DE GA IL MO NE NV NH OK TX UT',
    since: '2020-07-01',
    date: 'began',
    source: 'https://psypact.gov/general/custom.asp?page=faq',
  },
  { states: 'AL', since: '2021-06-01', date: 'began', source: psypact_list },
  { states: 'DC MD NC PA TN VA', since: '2021-07-02', date: 'member_by', source: apa },
  { states: 'AR', since: '2021-11-18', date: 'began', source: psypact_list },
  { states: 'KS', since: '2022-01-01', date: 'began', source: apa },
  // 90 days after the session of 2022 adjourned on March 10.
  {
    states: 'WA',
    since: '2022-06-09',
    date: 'began',
    source:
      'https://kellychambers.houserepublicans.wa.gov/2022/03/07/governor-signs-' +
      'psychology-compact-bill-sponsored-by-rep-kelly-chambers-to-help-those-' +
      'struggling-with-mental-health-and-addiction-challenges/',
  },
  {
    states: 'IN',
    since: '2022-07-01',
    date: 'began',
    source: 'https://app.legiplex.com/in/legislature/2022/2022-r/bills/sb0365/draft-1161946',
  },
  { states: 'CT', since: '2022-10-01', date: 'began', source: psypact_list },
  { states: 'MP', since: '2022-10-24', date: 'began', source: psypact_list },
  {
    states: 'MI',
    since: '2023-03-29',
    date: 'began',
    source: 'https://www.mha.org/newsroom/tag/psychology-interjurisdictional-compact/',
  },
  {
    states: 'FL',
    since: '2023-07-01',
    date: 'began',
    source: 'https://floridaspsychology.gov/?p=6351',
  },
  {
    states: 'ID KY ME MN NJ OH RI WV WI WY',
    since: '2023-07-01',
    date: 'member_by',
    source: psypact_map,
  },
  { states: 'SC', since: '2023-07-17', date: 'began', source: psypact_map },
  { states: 'ND', since: '2023-08-01', date: 'began', source: psypact_map },
  {
    states: 'MS',
    since: '2024-04-08',
    date: 'began',
    source:
      'https://www.psychologyboard.ms.gov/2020-05/mississippi-joins-psychology-' +
      'interjurisdictional-compact-psypact',
  },
  { states: 'SD VT', since: '2024-07-01', date: 'began', source: psypact_map },
  // Enacted on 2025-04-17. No source gives the day it began.
  {
    states: 'MT',
    since: '2026-11-15',
    date: 'member_by',
    source: 'https://getlicensemap.com/compacts/psychology',
  },
]

const certoutlook = 'https://certoutlook.com/blog/counseling-compact-states-2026/'

export const counseling: Membership[] = [
  {
    states: 'AZ MN',
    since: '2025-09-30',
    date: 'began',
    source: 'https://ethicsdemystified.com/what-is-the-counseling-compact',
  },
  { states: 'OH', since: '2026-01-05', date: 'began', source: certoutlook },
  { states: 'LA', since: '2026-04-20', date: 'began', source: certoutlook },
  { states: 'GA', since: '2026-06-02', date: 'began', source: certoutlook },
  { states: 'IN', since: '2026-06-08', date: 'began', source: certoutlook },
  {
    states:
      'AL AR CO CT DC DE FL IA KS KY ME MD MS MO MT NE NV NH NJ NC ND OK RI SC SD TN UT VT VA WA ' +
      'WV WI WY',
    since: null,
    date: 'began',
    source: certoutlook,
  },
]

// No state has issued a multistate license yet.
export const social_work: Membership[] = [
  {
    states:
      'AL AZ AR CO CT DE GA IA KS KY LA ME MD MN MS MO NE NH NJ NC ND OH RI SD TN UT VT VA WA',
    since: null,
    date: 'began',
    source:
      'https://policyholder.preferrainsurance.com/social-work-licensure-compact-status-chapter-2',
  },
]

const beckers =
  'https://www.beckershospitalreview.com/nursing/37-states-where-nurses-can-earn-a-' +
  'multistate-license.html'

// The enhanced compact. Privileges of the original one ended when it began.
export const nlc: Membership[] = [
  {
    states: 'AZ AR DE FL GA ID IA KY ME MD MS MO MT NE NH NC ND OK SC SD TN TX UT VA WV WY',
    since: '2018-01-19',
    date: 'began',
    source: 'https://www.nephrologynews.com/states-approving-enhanced-nurse-licensure-compacts/',
  },
  {
    states: 'KS LA',
    since: '2019-07-01',
    date: 'began',
    source: 'https://stage.staffdna.com/nurse-licensure-compact-2019-recap-and-2020-predictions/',
  },
  {
    states: 'AL',
    since: '2020-01-01',
    date: 'began',
    source: 'https://www.aureusmedical.com/blog/nursing-licensure-compact-update/',
  },
  { states: 'CO IN NM WI', since: '2021-07-28', date: 'member_by', source: beckers },
  { states: 'VT', since: '2022-02-01', date: 'began', source: beckers },
  {
    states: 'NJ',
    since: '2022-10-31',
    date: 'member_by',
    source: 'https://www.vivian.com/community/career-resources/nurse-licensure-compact-states/',
  },
  { states: 'OH', since: '2023-01-01', date: 'began', source: beckers },
  // Issues multistate licenses since this day. It honored those of others half a year earlier.
  {
    states: 'WA',
    since: '2024-01-31',
    date: 'began',
    source:
      'https://www.leaderstat.com/knowledge-base/nurse-licensure-compact-recap-which-' +
      'states-joined-the-compact-in-2023',
  },
  {
    states: 'RI',
    since: '2024-06-30',
    date: 'member_by',
    source: 'https://triagestaff.com/blog/connecticut-signs-nurse-license-compact-into-law/',
  },
  {
    states: 'CT',
    since: '2025-10-01',
    date: 'began',
    source: 'https://cthosp.org/?p=16805',
  },
  {
    states: 'PA',
    since: '2025-12-31',
    date: 'member_by',
    source: 'https://www.tnnmc.org/2025-nurse-licensure-compact-map-which-states-joining-next/amp',
  },
  // Enacted. Their own nurses can't get a multistate license yet.
  {
    states: 'GU MA',
    since: null,
    date: 'began',
    source: 'https://triagestaff.com/blog/connecticut-signs-nurse-license-compact-into-law/',
  },
]
