// The base of every generated resource.
import type { AttuneClient } from './client.ts'

export class Resource {
  protected readonly client: AttuneClient

  constructor(client: AttuneClient) {
    this.client = client
  }
}
