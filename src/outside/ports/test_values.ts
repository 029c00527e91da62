// Values reserved for the sandbox's simulators. Production rejects them.

export type TestValues = {
  isMemberId(value: string): boolean
  isCredential(value: string | null | undefined): boolean // An NPI, license or DEA number.
}
