// Reads the RateLimit headers of a response (IETF draft 11).
export type Limit = { name: string; quota: number; window_seconds: number; left: number }

type Member = { name: string; values: Map<string, number> }

// A structured field: "default";q=100;w=60, "burst";q=20;w=1
const members = (header: string): Member[] =>
  header
    .split(',')
    .map((part) => part.trim().split(';'))
    .filter(([name]) => name)
    .map(([name, ...parameters]) => ({
      name: name!.replaceAll('"', ''),
      values: new Map(
        parameters.map((parameter) => {
          const [key = '', value = '0'] = parameter.trim().split('=')
          return [key, Number(value)]
        }),
      ),
    }))

export function readLimits(headers: Headers): Limit[] {
  const left = members(headers.get('ratelimit') ?? '')
  return members(headers.get('ratelimit-policy') ?? '').map(({ name, values }) => ({
    name,
    quota: values.get('q') ?? 0,
    window_seconds: values.get('w') ?? 1,
    left: left.find((member) => member.name === name)?.values.get('r') ?? 0,
  }))
}
