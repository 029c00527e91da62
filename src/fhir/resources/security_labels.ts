// Security labels: which kinds of sensitive information a document contains.
import { coding, hl7 } from '../data_types.ts'

// Codes of v3 ActCode.
const codes: Record<string, string> = {
  sud: 'ETH',
  hiv: 'HIV',
  abuse: 'SDV',
  sexual_health: 'SEX',
  reproductive_health: 'SEX',
  gender_affirming_care: 'SEX',
  minor_confidential: 'ADOL',
}

export const securityLabels = (labels: readonly string[]) =>
  labels.map((label) => {
    const code = codes[label]
    return {
      coding: [code ? hl7('v3-ActCode', code) : coding('urn:attune:label', label)],
      text: label,
    }
  })
