// Validates and scores answers using the instrument's definition.
import type { Answers, Instrument } from './instruments.ts'
import type { Score } from './schema.ts'

export type AnswerFault = { param: string; code: string; message: string }

const applies = ({ applies_if }: Instrument['items'][number], answers: Answers) =>
  applies_if?.(answers) ?? true

// Keeps only the answers to items that apply, given all answers.
export const applicableAnswers = ({ items }: Instrument, answers: Answers, all: Answers): Answers =>
  Object.fromEntries(
    Object.entries(answers).filter(([code]) => {
      const item = items.find((each) => each.code === code)
      return item && applies(item, all)
    }),
  )

// Reports every problem at once. A partial save can omit items; a submission can't.
export function faultsIn(instrument: Instrument, answers: Answers, complete: boolean) {
  const known = new Map(instrument.items.map((item) => [item.code, item]))
  const faults: AnswerFault[] = []
  const unknown: string[] = []
  const report = (item: string, code: string, message: string) =>
    faults.push({ param: `answers.${item}`, code, message })
  for (const [code, value] of Object.entries(answers)) {
    const item = known.get(code)
    if (!item) unknown.push(code)
    else if (!item.values.includes(value)) {
      report(code, 'value_not_offered', `The answer must be one of ${item.values.join(', ')}.`)
    } else if (!applies(item, answers)) {
      report(code, 'item_not_asked', "This item doesn't apply, given the other answers. Remove it.")
    }
  }
  if (unknown.length > 0) {
    // Unknown names aren't echoed, because they could contain personal data.
    const names = [...known.keys()].join(', ')
    const message = `\`answers\` must contain only items of the instrument: ${names}.`
    faults.push({ param: 'answers', code: 'unknown_item', message })
  }
  for (const item of complete ? instrument.items : []) {
    if (item.scored && applies(item, answers) && answers[item.code] === undefined) {
      report(
        item.code,
        'item_missing',
        'This item must be answered. Missing answers are never imputed.',
      )
    }
  }
  return faults
}

export function scoreOf(instrument: Instrument, answers: Answers): Score {
  const { items, subscales = {}, provisional } = instrument
  const codeOf = (number: number) => items.find((item) => item.number === number)!.code
  const sum = (codes: string[]) => codes.reduce((all, code) => all + (answers[code] ?? 0), 0)
  const scored = items.filter((item) => item.scored).map(({ code }) => code)
  return {
    ...scoreOfTotal(instrument, instrument.total ? sum(scored) : null),
    subscales: Object.fromEntries(
      Object.entries(subscales).map(([name, numbers]) => [name, sum(numbers.map(codeOf))]),
    ),
    provisional: provisional?.(answers, codeOf) ?? {},
  }
}

// As much as a total tells without the answers.
export const scoreOfTotal = ({ bands, caseness }: Instrument, total: number | null): Score => ({
  total,
  band: bands.find(({ from, to }) => total !== null && from <= total && total <= to)?.name ?? null,
  positive: total !== null && caseness ? total >= caseness.at_least : null,
  subscales: {},
  provisional: {},
})

export type Change = {
  delta: number
  label: 'reliable_improvement' | 'no_reliable_change' | 'reliable_deterioration'
  responded: boolean // The total fell by at least half.
  in_remission: boolean
  recovered: boolean // Reliably improved and below the clinical cutoff.
  threshold: number
  source: string
}

// Change from one total to a later one. Lower is better in every instrument with a total.
export function changeOf(instrument: Instrument, before: number, after: number): Change | null {
  const { change, caseness } = instrument
  if (!change) return null
  const delta = after - before
  const improved = delta <= -change.reliable
  const worse = delta >= change.reliable
  const was_case = caseness !== null && before >= caseness.at_least
  const is_case = caseness !== null && after >= caseness.at_least
  return {
    delta,
    label: improved
      ? 'reliable_improvement'
      : worse
        ? 'reliable_deterioration'
        : 'no_reliable_change',
    responded: before > 0 && after <= before / 2,
    in_remission: before >= change.remission_below && after < change.remission_below,
    recovered: improved && was_case && !is_case,
    threshold: change.reliable,
    source: change.source,
  }
}
