// The texts that can be signed on screen. A text is part of the evidence: its SHA-256 is in the
// consent and in the signature, so a changed text needs a new version.

export type ConsentText = {
  kind: string
  version: string
  title: string
  purposes: string[]
  paragraphs: string[]
}

export const consent_texts: readonly ConsentText[] = [
  {
    kind: 'treatment',
    version: 'treatment-2026-11',
    title: 'Consent to treatment',
    purposes: ['treatment'],
    paragraphs: [
      'I agree to receive mental health care from the practitioners of this practice.' +
        ' My practitioner has explained the care, its likely benefits and risks, and ' +
        'the alternatives.',
      'I can ask questions at any time. I can refuse or stop the care at any time, ' +
        'and I can revoke this consent. A revocation applies from then on.',
      'The practice keeps a record of my care. It is confidential, within the limits ' +
        'of the law: for example, my practitioner must act if someone is in danger.',
    ],
  },
  {
    kind: 'telehealth',
    version: 'telehealth-2026-11',
    title: 'Consent to telehealth',
    purposes: ['treatment'],
    paragraphs: [
      'I agree to receive care by video or phone. I understand that technology can ' +
        'fail and that my practitioner may suggest to meet in person instead.',
      'Before each session I say where I am, because my practitioner must be licensed' +
        ' there and must be able to send help.',
      'I can revoke this consent at any time and receive care in person instead, ' +
        'where that is available.',
    ],
  },
  {
    kind: 'financial',
    version: 'financial-2026-11',
    title: 'Consent to use my information for payment',
    purposes: ['payment'],
    paragraphs: [
      'I agree that the practice sends my payer what it needs to pay for my care: who' +
        ' I am, the diagnoses, the services and their dates.',
      "I pay what my payer doesn't cover. I can ask for an estimate at any time.",
      'I can revoke this consent. What was already sent stays with the payer.',
    ],
  },
]

export const textOfConsent = ({ title, paragraphs }: ConsentText) =>
  [title, ...paragraphs].join('\n\n')

export async function sha256(bytes: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

export const hashOfText = (text: string) => sha256(new TextEncoder().encode(text))
