// node-postgres's conversion of values to the text PostgreSQL reads. It comes without types.
declare module 'pg/lib/utils.js' {
  const utils: { prepareValue(value: unknown): string | Buffer | null }
  export default utils
}
