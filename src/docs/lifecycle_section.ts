// The section of a reference page about a lifecycle: diagram, statuses and steps.
import type { Lifecycle } from '#kernel/lifecycle.ts'
import { code, table } from './markdown.ts'

// More arrows than this are too wide to read.
const most_arrows = 14

// The status from which a step is usually taken, if that isn't the first that allows it.
const usual_status: Record<string, string> = {
  'claim.accept': 'acknowledged',
  'claim.pend': 'accepted',
  'claim.pay': 'accepted',
  'claim.pay_partially': 'accepted',
  'claim.deny': 'accepted',
  'claim.appeal': 'denied',
  'claim.supersede': 'paid',
  'claim.void': 'paid',
  'claim.submit': 'validated',
  'consent.void': 'granted',
  'consent.expire': 'granted',
  'consent.supersede': 'granted',
  'session.cancel': 'scheduled',
  'session.complete': 'started',
  'practitioner.reject': 'reviewing',
  'practitioner.request_information': 'reviewing',
  'practitioner.withdraw': 'verified',
}

export function lifecycleSection(lifecycle: Lifecycle) {
  const all = arrowsOf(lifecycle)
  const reduced = all.length > most_arrows
  const arrows = (reduced ? usualArrows(lifecycle, all) : all).map(
    ({ from, to, steps }) => `  ${from} --> ${to}: ${steps.join(', ')}`,
  )
  const statuses = Object.entries(lifecycle.states).map(([state, text]) => [code(state), text])
  return [
    '## Lifecycle',
    ['```mermaid', 'stateDiagram-v2', `  [*] --> ${lifecycle.initial}`, ...arrows, '```'].join(
      '\n',
    ),
    reduced &&
      'The diagram shows where each step is usually taken. The table of steps lists every status ' +
        'that allows it.',
    table(['Status', 'Meaning'], statuses),
    stepTable(lifecycle),
  ]
    .filter(Boolean)
    .join('\n\n')
}

function stepTable({ steps }: Lifecycle) {
  const rows = Object.entries(steps).map(([step, { from, to, by }]) => [
    code(step),
    from.map(code).join(', '),
    code(to),
    by ?? 'API request',
  ])
  return table(['Step', 'From', 'To', 'Triggered by'], rows)
}

type Arrow = { from: string; to: string; steps: string[] }

// Steps between the same two statuses share an arrow.
function arrowsOf({ steps }: Lifecycle) {
  const arrows: Arrow[] = []
  for (const [step, { from: states, to }] of Object.entries(steps)) {
    for (const from of states) {
      const same = arrows.find((arrow) => arrow.from === from && arrow.to === to)
      if (same) same.steps.push(step)
      else arrows.push({ from, to, steps: [step] })
    }
  }
  return arrows
}

// One arrow for each step, and at least one out of each status that isn't final.
function usualArrows({ kind, steps }: Lifecycle, all: Arrow[]) {
  const usual = Object.entries(steps).map(([step, { from, to }]) => {
    const first = from.find((state) => state !== to) ?? to
    return { from: usual_status[`${kind.object}.${step}`] ?? first, to }
  })
  const isUsual = (arrow: Arrow) =>
    usual.some(({ from, to }) => from === arrow.from && to === arrow.to)
  const isOnlyWayOut = (arrow: Arrow) =>
    !usual.some(({ from }) => from === arrow.from) &&
    all.find(({ from, to }) => from === arrow.from && to !== from) === arrow
  return all.filter((arrow) => isUsual(arrow) || isOnlyWayOut(arrow))
}
