// The first page of the documentation, and the page for an address that doesn't exist.
import { escape } from '#http/responses/html.ts'
import type { Document, Group } from './documents.ts'

const link = ({ url, name }: Document) => `<a href="${url}">${escape(name)}</a>`

function card({ name, documents }: Group) {
  const isResource = ({ url }: Document) => url.startsWith('/docs/reference/')
  const guides = documents.filter((one) => !isResource(one)).map((one) => `<li>${link(one)}</li>`)
  const resources = documents.filter(isResource).map(link)
  const api = resources.length > 0 ? `<p>API: ${resources.join(', ')}</p>` : ''
  return `<section class="card"><h2>${escape(name)}</h2><ul>${guides.join('')}</ul>${api}</section>`
}

export const homeHtml = (groups: Group[]) => `<h1>Attune documentation</h1>
<p class="lead">Verify practitioners, match people with them, book sessions, write notes, bill
insurance and take payments, with consent enforced throughout.</p>
<p class="actions"><a class="button" href="/docs/guides/quickstart">Start with the quickstart</a>
<a href="/docs/reference">API reference</a> <a href="/openapi.json">OpenAPI</a>
<a href="/llms.txt">llms.txt</a></p>
<div class="cards">${groups.map(card).join('\n')}</div>`

export const notFoundHtml = `<h1>Page not found</h1>
<p class="lead">There is no page at this address.</p>
<p class="actions"><a class="button" href="/docs">Documentation</a>
<a href="/docs/reference">API reference</a> <a href="/">Attune</a></p>`
