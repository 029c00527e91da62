// Puts the transaction sets of several files into one: one interchange and one functional group,
// with the sender, receiver and version that all of them share. The sets stay as they are.

export type MergedEnvelope = { control_number: number; at: Temporal.Instant }

type Parts = { isa: string[]; gs: string[]; sets: string[] }

// Files as Attune writes them: one group, `*` and `~` as delimiters.
function partsOf(text: string): Parts {
  const segments = text.split('~').filter((segment) => segment !== '')
  const [isa = '', gs = ''] = segments
  return { isa: isa.split('*'), gs: gs.split('*'), sets: segments.slice(2, -2) }
}

const isa_identity = [5, 6, 7, 8, 11, 12, 15, 16] // Who, to whom, in which form, test or not.
const gs_identity = [1, 2, 3, 8]

// What has to be equal in files that are merged.
export function envelopeIdentity(text: string) {
  const { isa, gs } = partsOf(text)
  return JSON.stringify([isa_identity.map((at) => isa[at]), gs_identity.map((at) => gs[at])])
}

export function mergeX12(texts: string[], { control_number, at }: MergedEnvelope) {
  const all = texts.map(partsOf)
  const { isa, gs } = all[0]!
  const [day, time] = [at.toString().slice(0, 10).replaceAll('-', ''), at.toString().slice(11, 16)]
  const number = `${control_number}`.padStart(9, '0')
  const clock = time.replace(':', '')
  const header = isa.with(9, day.slice(2)).with(10, clock).with(13, number)
  const group = gs.with(4, day).with(5, clock).with(6, `${control_number}`)
  const segments = [
    header.join('*'),
    group.join('*'),
    ...all.flatMap(({ sets }) => sets),
    `GE*${all.length}*${control_number}`,
    `IEA*1*${number}`,
  ]
  return `${segments.join('~')}~`
}
