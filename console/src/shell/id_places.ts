// Where an ID leads: the screen that shows objects with its prefix.
import type { Scope } from 'attune'
import { area_groups, canSee } from './areas.ts'

const areas = area_groups.flatMap(({ areas }) => areas)

// Prefixes that don't have a screen of their own lead to the audit log of the object.
const screens: Record<string, string> = {
  key: '/api-keys',
  req: '/requests',
  evt: '/events',
  we: '/webhooks',
  st: '/scoped-tokens',
  aud: '/audit-log',
  emg: '/emergency-accesses',
  con: '/consents',
  per: '/persons',
  prac: '/practitioners',
  match: '/matching',
  clm: '/claims',
  bulk: '/claims',
  era: '/remittances',
  dep: '/deposits',
  pay: '/payments',
  mem: '/members',
  form: '/forms',
  wait: '/waiting-list',
  offer: '/waiting-list',
  fee: '/fee-schedules',
  svc: '/services',
  loc: '/locations',
  msg: '/messages',
}

// What has a screen of its own, instead of a detail beside the list.
const own_screens = ['/persons']

// The list with the object. The queues of claims hide what is done.
const tabs: Record<string, string> = { clm: 'all', bulk: 'bulk', offer: 'offers' }

type Place = { to: string; label: string; search: Record<string, string> }

export function placeOf(text: string, can: (scope: Scope) => boolean): Place | undefined {
  const prefix = /^([a-z]+)_[A-Za-z0-9]{8,}$/.exec(text)?.[1]
  if (!prefix) return undefined
  const area = areas.find(({ to }) => to === screens[prefix])
  if (area && canSee(area, can)) {
    if (own_screens.includes(area.to))
      return { to: `${area.to}/${text}`, label: area.label, search: {} }
    const tab = tabs[prefix]
    return { to: area.to, label: area.label, search: { ...(tab && { tab }), id: text } }
  }
  if (!can('audit_entries:read')) return undefined
  return { to: '/audit-log', label: 'Audit log', search: { object_id: text } }
}
