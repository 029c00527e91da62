// Explains which command a caller probably meant.
import { readApiTable, verbsOf } from './api_table.ts'
import { UsageError } from './command.ts'
import { commandsOf, firstWords } from './commands.ts'
import { didYouMean } from './suggest.ts'

export async function unknownCommand(words: string[]) {
  const [first = '', second = ''] = words
  const unknown = `Unknown command "${words.slice(0, 2).join(' ').trim()}".`
  const verbs = [...Object.keys(verbsOf(first)), ...(await ownVerbs(first))]
  if (verbs.length > 0) {
    const hint = didYouMean(second, verbs, `${first} `)
    return new UsageError(`${unknown}${hint || ` Did you mean ${listOf(first, verbs)}?`}`)
  }
  const names = [...firstWords, ...Object.keys(readApiTable().resources)]
  const hint = didYouMean(first, names)
  return new UsageError(`${unknown}${hint} Run "attune --help" to list all commands.`)
}

const ownVerbs = async (first: string) =>
  (await commandsOf(first)).flatMap(({ name }) => name.split(' ')[1] ?? [])

const most_listed = 12

function listOf(first: string, verbs: string[]) {
  const listed = verbs.slice(0, most_listed).map((verb) => `${first} ${verb}`)
  return [...listed, ...(verbs.length > most_listed ? ['…'] : [])].join(', ')
}
