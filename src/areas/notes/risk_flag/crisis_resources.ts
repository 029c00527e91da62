// Crisis services by country, as data. Other countries get a directory of helplines. Last reviewed
// on 2026-11-15.

export type CrisisResource = {
  name: string
  phone: string | null
  text: string | null
  url: string
}

const find_a_helpline: CrisisResource = {
  name: 'Find A Helpline',
  phone: null,
  text: null,
  url: 'https://findahelpline.com',
}
const emergency = (phone: string): CrisisResource => ({
  name: 'Emergency services',
  phone,
  text: null,
  url: `tel:${phone}`,
})

const byCountry: Record<string, CrisisResource[]> = {
  US: [
    {
      name: '988 Suicide & Crisis Lifeline',
      phone: '988',
      text: '988',
      url: 'https://988lifeline.org',
    },
    {
      name: 'Crisis Text Line',
      phone: null,
      text: 'HOME to 741741',
      url: 'https://www.crisistextline.org',
    },
    emergency('911'),
  ],
  CA: [
    { name: '9-8-8: Suicide Crisis Helpline', phone: '988', text: '988', url: 'https://988.ca' },
    emergency('911'),
  ],
  GB: [
    { name: 'Samaritans', phone: '116 123', text: null, url: 'https://www.samaritans.org' },
    { name: 'Shout', phone: null, text: 'SHOUT to 85258', url: 'https://giveusashout.org' },
    emergency('999'),
  ],
  IE: [
    { name: 'Samaritans', phone: '116 123', text: null, url: 'https://www.samaritans.org' },
    emergency('112'),
  ],
  AU: [
    { name: 'Lifeline', phone: '13 11 14', text: null, url: 'https://www.lifeline.org.au' },
    emergency('000'),
  ],
  NZ: [{ name: '1737', phone: '1737', text: '1737', url: 'https://1737.org.nz' }, emergency('111')],
  DE: [
    {
      name: 'TelefonSeelsorge',
      phone: '0800 111 0 111',
      text: null,
      url: 'https://www.telefonseelsorge.de',
    },
    emergency('112'),
  ],
}

// Takes an ISO 3166 code, for example US-NY. Defaults to the United States.
export const crisisResourcesFor = (place: string | null): CrisisResource[] =>
  byCountry[(place ?? 'US').slice(0, 2)] ?? [find_a_helpline]
