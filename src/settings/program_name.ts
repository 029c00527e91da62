// The name of the command as the caller types it: attune, npx attune or bin/attune.

// Set by bin/attune.
const program_name = process.env.ATTUNE_PROGRAM ?? 'attune'

// Help and messages name commands as "attune keys list".
export const asTyped = (text: string) =>
  program_name === 'attune'
    ? text
    : text.replace(/(^|[\s"`(|])attune (?=[a-z<-])/gm, `$1${program_name} `)
