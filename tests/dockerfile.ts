// Reads the instructions of a Dockerfile.
import { readFileSync } from 'node:fs'

export type Instruction = { name: string; words: string[]; text: string }

export function instructionsOf(file: string): Instruction[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  const joined = lines
    .filter((line) => line.trim() && !line.startsWith('#'))
    .join('\n')
    .replaceAll(/\\\n\s*/g, '')
  return joined.split('\n').map((line) => {
    const [, name, text] = /^([A-Z]+)\s+(.*)$/.exec(line)!
    return { name: name!, text: text!, words: text!.split(/\s+/) }
  })
}
