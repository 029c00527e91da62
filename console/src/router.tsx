// The routes: sign-in outside the frame, every other screen inside, each loaded when it is opened.
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
} from '@tanstack/react-router'
import type { ComponentType } from 'react'
import type { ScreenSearch } from './components/screen_state.ts'
import { NotFound } from './shell/not_found.tsx'
import { ScreenError } from './shell/screen_error.tsx'
import { SignedInFrame } from './shell/signed_in_frame.tsx'
import { SignInScreen } from './screens/sign_in/sign_in.tsx'

// Only text: an address must not bring anything else into a request.
const validateSearch = (search: Record<string, unknown>): ScreenSearch =>
  Object.fromEntries(
    Object.entries(search).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )

const root = createRootRoute({ component: Outlet, notFoundComponent: NotFound, validateSearch })
const frame = createRoute({ getParentRoute: () => root, id: 'frame', component: SignedInFrame })
const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  component: SignInScreen,
})

const screen = <Name extends string>(
  path: string,
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
) =>
  createRoute({
    getParentRoute: () => frame,
    path,
    component: lazyRouteComponent(load, name),
  })

const screens = [
  screen('/', () => import('./screens/home/home.tsx'), 'HomeScreen'),
  screen('/calendar', () => import('./screens/calendar/calendar.tsx'), 'CalendarScreen'),
  screen(
    '/waiting-list',
    () => import('./screens/waiting_list/waiting_list.tsx'),
    'WaitingListScreen',
  ),
  screen('/persons', () => import('./screens/persons/persons.tsx'), 'PersonsScreen'),
  screen('/persons/$id', () => import('./screens/person/person.tsx'), 'PersonScreen'),
  screen('/matching', () => import('./screens/matchings/matchings.tsx'), 'MatchingsScreen'),
  screen(
    '/practitioners',
    () => import('./screens/practitioners/practitioners.tsx'),
    'PractitionersScreen',
  ),
  screen('/forms', () => import('./screens/forms/forms.tsx'), 'FormsScreen'),
  screen(
    '/forms/$id',
    () => import('./screens/form_builder/form_builder.tsx'),
    'FormBuilderScreen',
  ),
  screen('/payments', () => import('./screens/payments/payments.tsx'), 'PaymentsScreen'),
  screen('/ledger', () => import('./screens/ledger/ledger.tsx'), 'LedgerScreen'),
  screen('/claims', () => import('./screens/claims/claims.tsx'), 'ClaimsScreen'),
  screen(
    '/remittances',
    () => import('./screens/remittances/remittances.tsx'),
    'RemittancesScreen',
  ),
  screen('/deposits', () => import('./screens/deposits/deposits.tsx'), 'DepositsScreen'),
  screen('/reports', () => import('./screens/reports/reports.tsx'), 'ReportsScreen'),
  screen('/services', () => import('./screens/service/service_list.tsx'), 'ServicesScreen'),
  screen('/locations', () => import('./screens/locations/locations.tsx'), 'LocationsScreen'),
  screen('/messages', () => import('./screens/messages/messages.tsx'), 'MessagesScreen'),
  screen(
    '/fee-schedules',
    () => import('./screens/fee_schedules/fee_schedules.tsx'),
    'FeeSchedulesScreen',
  ),
  screen('/api-keys', () => import('./screens/api_keys/api_keys.tsx'), 'ApiKeysScreen'),
  screen('/requests', () => import('./screens/requests/requests.tsx'), 'RequestsScreen'),
  screen('/events', () => import('./screens/events/events.tsx'), 'EventsScreen'),
  screen('/webhooks', () => import('./screens/webhooks/webhooks.tsx'), 'WebhooksScreen'),
  screen(
    '/scoped-tokens',
    () => import('./screens/scoped_tokens/scoped_tokens.tsx'),
    'ScopedTokensScreen',
  ),
  screen('/clock', () => import('./screens/clock/clock.tsx'), 'ClockScreen'),
  screen('/simulate', () => import('./screens/simulate/simulate.tsx'), 'SimulateScreen'),
  screen('/limits', () => import('./screens/limits/limits.tsx'), 'LimitsScreen'),
  screen('/audit-log', () => import('./screens/audit_log/audit_log.tsx'), 'AuditLogScreen'),
  screen(
    '/emergency-accesses',
    () => import('./screens/emergency_accesses/emergency_accesses.tsx'),
    'EmergencyAccessesScreen',
  ),
  screen('/consents', () => import('./screens/consents/consents.tsx'), 'ConsentsScreen'),
  screen('/records', () => import('./screens/records/records.tsx'), 'RecordsScreen'),
  screen('/members', () => import('./screens/members/members.tsx'), 'MembersScreen'),
  screen('/roles', () => import('./screens/roles/roles.tsx'), 'RolesScreen'),
  screen('/profile', () => import('./screens/profile/profile.tsx'), 'ProfileScreen'),
]

export const router = createRouter({
  routeTree: root.addChildren([signIn, frame.addChildren(screens)]),
  basepath: '/console',
  defaultPreload: 'intent',
  defaultErrorComponent: ScreenError,
  // Plain values, so that an address reads `?id=key_…`.
  stringifySearch: (search) => {
    const text = new URLSearchParams(
      Object.entries(search).filter((entry): entry is [string, string] => Boolean(entry[1])),
    ).toString()
    return text && `?${text}`
  },
  parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
})
