// A process that moves an account, to be killed in the middle. As a program, it reads what to move
// from its first argument.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { moveAccount, type MoveTarget } from '#cli/account_move.ts'
import type { Target } from '#db/owner.ts'

type Move = { source: Target; target: MoveTarget; account: string }

export function startMove(move: Move) {
  const words = [fileURLToPath(import.meta.url), JSON.stringify(move)]
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'ignore', 'inherit'] })
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  async function kill() {
    child.kill('SIGKILL')
    await exited
  }
  return { kill, exited }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { source, target, account } = JSON.parse(process.argv[2]!) as Move
  await moveAccount(source, target, account)
}
