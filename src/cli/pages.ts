// The pages that "attune open" knows, with their paths.
export const pages: Record<string, string> = {
  console: '/console',
  docs: '/docs',
  errors: '/docs/errors',
  sandbox: '/docs/sandbox',
  openapi: '/openapi.json',
}
