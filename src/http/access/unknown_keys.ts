// Limits lookups of unknown keys per IP address. Each address has a budget; beyond it, a key that
// this process hasn't seen work is looked up only after a growing delay, a few at a time, and
// before the request's body is read.
//
// Callers who share an address with an attacker keep working: a key that has worked is never
// delayed, and a lookup that finds a valid key is returned to the budget.
import { networkOf } from '#http/transport/client_address.ts'
import { type Delays, longest_delay_seconds } from './delays.ts'
import { rateLimited } from './rate_limit.ts'

type Budget = { tokens: number; filled_at: number; delays: number }

const most_remembered = 20_000

export type UnknownKeys = ReturnType<typeof unknownKeys>

export function unknownKeys(per_minute: number, hold: Delays, now = () => performance.now()) {
  const budgets = new Map<string, Budget>()

  function budgetOf(network: string): Budget {
    const at = now()
    const budget = budgets.get(network) ?? { tokens: per_minute, filled_at: at, delays: 0 }
    const gained = ((at - budget.filled_at) / 60_000) * per_minute
    budget.tokens = Math.min(per_minute, budget.tokens + gained)
    budget.filled_at = at
    if (budget.tokens === per_minute) budget.delays = 0
    budgets.delete(network)
    if (budgets.size >= most_remembered) budgets.delete(budgets.keys().next().value!)
    budgets.set(network, budget)
    return budget
  }

  // Resolves when an unknown key can be looked up, or rejects.
  async function beforeLookup(address: string) {
    if (per_minute === 0) return
    const network = networkOf(address)
    const budget = budgetOf(network)
    if (budget.tokens >= 1) return void budget.tokens--
    if (!(await hold(`address ${network}`, budget.delays++))) throw refusal()
  }

  // The key exists, so that looking it up doesn't count.
  function giveBack(address: string) {
    const budget = budgets.get(networkOf(address))
    if (budget) budget.tokens = Math.min(per_minute, budget.tokens + 1)
  }

  return { beforeLookup, giveBack }
}

const refusal = () => rateLimited(['unknown-keys'], { retry_after_seconds: longest_delay_seconds })
