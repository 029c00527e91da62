// Types of the local S3 server that the tests use; the package has none.
declare module '@20minutes/s3rver' {
  import type { AddressInfo } from 'node:net'

  export default class S3rver {
    constructor(options: object)
    run(): Promise<AddressInfo>
    close(): Promise<void>
  }
}
