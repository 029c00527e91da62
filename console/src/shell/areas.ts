// The areas of the console: where each is, and the scope it needs. The sidebar, the palette and the
// routes derive from it.
import {
  Activity,
  Blend,
  BookOpenText,
  CalendarDays,
  ChartColumn,
  ClipboardList,
  Clock,
  CreditCard,
  FileCheck,
  FlaskConical,
  Gauge,
  HandCoins,
  Hourglass,
  House,
  KeyRound,
  Landmark,
  type LucideIcon,
  MapPin,
  MessageSquare,
  PiggyBank,
  ReceiptText,
  ScrollText,
  Send,
  Shield,
  Siren,
  Stethoscope,
  Tags,
  Ticket,
  UserCog,
  UserRound,
  Users,
  Zap,
} from 'lucide-react'
import type { Scope } from 'attune'
import type { SignedIn } from '../session/session.ts'

export type Area = {
  to: string
  label: string
  icon: LucideIcon
  /** A role without this scope, or all of these, doesn't see the area. */
  scope?: Scope | readonly Scope[]
  sandbox?: true
  /** What practitioners can't read, whatever their scopes. */
  account_only?: true
}
export type AreaGroup = {
  label?: string
  areas: readonly Area[]
  /** Roles that can read these areas but don't work in them. */
  not_for?: readonly string[]
}

export const area_groups: readonly AreaGroup[] = [
  { areas: [{ to: '/', label: 'Home', icon: House }] },
  {
    label: 'Care',
    areas: [
      { to: '/calendar', label: 'Calendar', icon: CalendarDays, scope: 'sessions:read' },
      {
        to: '/waiting-list',
        label: 'Waiting list',
        icon: Hourglass,
        scope: 'sessions:read',
        account_only: true,
      },
      { to: '/persons', label: 'Persons', icon: UserRound, scope: 'persons:read' },
      { to: '/matching', label: 'Matching', icon: Blend, scope: 'matchings:read' },
      {
        to: '/practitioners',
        label: 'Practitioners',
        icon: Stethoscope,
        scope: 'practitioners:read',
      },
      { to: '/forms', label: 'Forms', icon: ClipboardList, scope: 'forms:read' },
      {
        to: '/messages',
        label: 'Messages',
        icon: MessageSquare,
        scope: 'messages:read',
        account_only: true,
      },
    ],
  },
  {
    label: 'Billing',
    areas: [
      { to: '/claims', label: 'Claims', icon: ReceiptText, scope: 'claims:read' },
      { to: '/remittances', label: 'Remittances', icon: Landmark, scope: 'remittances:read' },
      { to: '/deposits', label: 'Deposits', icon: PiggyBank, scope: 'deposits:read' },
      {
        to: '/payments',
        label: 'Payments',
        icon: CreditCard,
        scope: 'payments:read',
        account_only: true,
      },
      { to: '/ledger', label: 'Ledger', icon: BookOpenText, scope: 'ledger:read' },
      { to: '/reports', label: 'Reports', icon: ChartColumn, scope: 'reports:read' },
    ],
  },
  {
    label: 'Practice',
    areas: [
      { to: '/services', label: 'Services', icon: Tags, scope: 'availability:read' },
      { to: '/locations', label: 'Locations', icon: MapPin, scope: 'availability:read' },
      {
        to: '/fee-schedules',
        label: 'Fee schedules',
        icon: HandCoins,
        scope: ['payers:read', 'claims:read'],
        account_only: true,
      },
    ],
  },
  {
    label: 'Developers',
    not_for: ['compliance_officer', 'scheduler', 'biller'],
    areas: [
      { to: '/api-keys', label: 'API keys', icon: KeyRound, scope: 'api_keys:read' },
      { to: '/requests', label: 'Requests', icon: Activity, scope: 'request_logs:read' },
      { to: '/events', label: 'Events', icon: Zap, scope: 'events:read' },
      { to: '/webhooks', label: 'Webhook endpoints', icon: Send, scope: 'webhook_endpoints:read' },
      { to: '/scoped-tokens', label: 'Scoped tokens', icon: Ticket, scope: 'scoped_tokens:read' },
      {
        to: '/clock',
        label: 'Sandbox clock',
        icon: Clock,
        scope: 'test_clock:read',
        sandbox: true,
      },
      {
        to: '/simulate',
        label: 'Simulated values',
        icon: FlaskConical,
        scope: 'test_clock:read',
        sandbox: true,
      },
      { to: '/limits', label: 'Usage and limits', icon: Gauge, scope: 'request_logs:read' },
    ],
  },
  {
    label: 'Compliance',
    areas: [
      { to: '/audit-log', label: 'Audit log', icon: ScrollText, scope: 'audit_entries:read' },
      {
        to: '/emergency-accesses',
        label: 'Emergency accesses',
        icon: Siren,
        scope: 'emergency_accesses:read',
      },
      { to: '/consents', label: 'Consents', icon: FileCheck, scope: 'consents:read' },
      { to: '/records', label: 'Records', icon: Shield, scope: 'persons:export' },
    ],
  },
  {
    label: 'Team',
    areas: [
      { to: '/members', label: 'Members', icon: Users, scope: 'members:read' },
      { to: '/roles', label: 'Roles', icon: UserCog, scope: 'members:read' },
    ],
  },
]

export const canSee = ({ scope = [] }: Area, can: (scope: Scope) => boolean) =>
  [scope].flat().every((each) => can(each))

/** The areas a member sees. */
export const visibleGroups = (
  can: (scope: Scope) => boolean,
  { environment, role }: Pick<SignedIn, 'environment' | 'role'>,
) =>
  area_groups
    .filter(({ not_for = [] }) => !not_for.includes(role.id))
    .map(({ label, areas }) => ({
      label,
      areas: areas.filter(
        (area) =>
          canSee(area, can) &&
          (!area.sandbox || environment === 'sandbox') &&
          (!area.account_only || role.acts_as === 'account'),
      ),
    }))
    .filter(({ areas }) => areas.length > 0)
