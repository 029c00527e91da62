// The assignment problem as a linear program, solved by HiGHS. Our result must equal it.
import loadHighs from 'highs'
import type { Problem } from '#areas/matching/ranking/assignment.ts'
import type { Draw } from './random_listings.ts'

type Highs = { solve(program: string): { ObjectiveValue: number } }

// Its types say that it is a module; it is a function.
export const openHighs = loadHighs as unknown as () => Promise<Highs>

export const programOf = ({ options, places, unassigned }: Problem) => {
  const costs: string[] = []
  const rows: string[] = []
  const inside: string[][] = places.map(() => [])
  options.forEach((some, person) => {
    const names = [`n${person}`]
    costs.push(`${unassigned[person]} n${person}`)
    for (const { to, cost } of some) {
      names.push(`x${person}_${to}`)
      costs.push(`${cost} x${person}_${to}`)
      inside[to]!.push(`x${person}_${to}`)
    }
    rows.push(`p${person}: ${names.join(' + ')} = 1`)
  })
  inside.forEach((names, to) => {
    if (names.length > 0) rows.push(`c${to}: ${names.join(' + ')} <= ${places[to]}`)
  })
  const objective = costs.join(' + ').replaceAll('+ -', '- ')
  return `Minimize\n obj: ${objective}\nSubject To\n ${rows.join('\n ')}\nEnd`
}

export const solvedBy = (highs: Highs, program: string) =>
  Math.round(highs.solve(program).ObjectiveValue)

export const costOf = ({ options, unassigned }: Problem, chosen: number[]) =>
  chosen.reduce((sum, to, person) => {
    const option = options[person]!.find((one) => one.to === to)
    return sum + (option?.cost ?? unassigned[person]!)
  }, 0)

export function drawProblem(draw: Draw, people: number, practitioners: number, each: number) {
  const numbers = Array.from({ length: practitioners }, (_, at) => at)
  return {
    options: Array.from({ length: people }, () =>
      draw.some(numbers, each).map((to) => ({ to, cost: draw.whole(1_000_000) - 100_000 })),
    ),
    places: numbers.map(() => draw.whole(4)),
    unassigned: Array.from({ length: people }, () => 1_200_000),
  } satisfies Problem
}
