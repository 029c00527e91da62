// Interface of key sets (JWKS) that clients publish at a URL and change there.
export type KeySet = { keys: Record<string, unknown>[] }

export type KeySets = {
  // What was read lately, if it has a key of this ID. Undefined if it should be read (again).
  known(url: string, kid: string): KeySet | undefined
  // Reads the key set. Does nothing if it was read a moment ago.
  read(url: string): Promise<void>
}

export class KeySetFault extends Error {
  readonly code: string

  constructor(code: string) {
    super(`The key set can't be read (${code}).`)
    this.code = code
  }
}
