// The types of start_step.mjs.
export type Step = { at(done: number, total: number): void; end(outcome?: string): void }
type Options = { write(text: string): void; shows: boolean; now?: () => number }

export function createSteps(options: Options): (title: string) => Step
export function startStep(title: string): Step
