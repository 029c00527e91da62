// How a command is typed.
import type { Command } from './command.ts'

export const usage = ({ name, takes = '' }: Command) =>
  ['attune', name, takes, '[options]'].filter(Boolean).join(' ')
