// The template of every page of the documentation: navigation, content, contents of the page, and
// the way to the previous and the next page.
import { escape } from '#http/responses/html.ts'
import type { Document, Group } from './documents.ts'
import type { Heading } from './markdown.ts'

export type Content = {
  title: string
  html: string
  headings: Heading[]
  document?: Document
  edited?: string
  operations?: string // Where the forms that try an operation find its parameters.
}

const groupHtml = ({ name, documents }: Group, current: string | undefined) => {
  const link = ({ url, name: text }: Document) => {
    const here = url === current ? ' aria-current="page"' : ''
    return `<li><a href="${url}"${here}>${escape(text)}</a></li>`
  }
  const isResource = ({ url }: Document) => url.startsWith('/docs/reference/')
  const links = documents.filter((one) => !isResource(one)).map(link)
  const resources = documents.filter(isResource).map(link)
  if (resources.length > 0) links.push('<li class="part">API</li>', ...resources)
  const open = documents.some(({ url }) => url === current) || name === 'Get started'
  const list = `<ul>${links.join('')}</ul>`
  return `<details${open ? ' open' : ''}><summary>${escape(name)}</summary>${list}</details>`
}

const navigationHtml = (groups: Group[], current?: string) =>
  `<nav class="side" id="navigation" aria-label="Documentation">${groups
    .map((group) => groupHtml(group, current))
    .join('\n')}</nav>`

function contentsHtml(headings: Heading[]) {
  const shown = headings.filter(({ level }) => level <= 3)
  if (shown.length < 2) return '<aside class="contents"></aside>'
  const items = shown.map(
    ({ level, id, text }) => `<li class="level-${level}"><a href="#${id}">${escape(text)}</a></li>`,
  )
  return `<aside class="contents"><nav aria-label="On this page"><h2>On this page</h2>
<ul>${items.join('')}</ul></nav></aside>`
}

function neighborsHtml(groups: Group[], document: Document) {
  const all = groups.flatMap(({ documents }) => documents)
  const at = all.findIndex(({ url }) => url === document.url)
  if (at < 0) return ''
  const link = (label: string, to: Document | undefined) =>
    to ? `<a href="${to.url}"><span>${label}</span>${escape(to.name)}</a>` : '<span></span>'
  return `<nav class="neighbors" aria-label="Pages">${link('Previous', all[at - 1])}${link(
    'Next',
    all[at + 1],
  )}</nav>`
}

const footerHtml = ({ document, edited }: Content) =>
  document
    ? `<p class="about-page">${edited ? `Last edited on ${edited}. ` : ''}<a href="${
        document.url
      }.md">View as Markdown</a></p>`
    : ''

export function layout(groups: Group[], content: Content): string {
  const { title, html, headings, document, operations } = content
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)} · Attune</title>
<link rel="icon" href="/favicon.ico" type="image/svg+xml">
<link rel="stylesheet" href="/docs/site.css">
${document ? `<link rel="alternate" type="text/markdown" href="${document.url}.md">` : ''}
<script src="/docs/preferences.js"></script>
<script type="module" src="/docs/site.js"></script>
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header class="top">
<button type="button" class="menu" aria-controls="navigation" aria-expanded="false">Menu</button>
<a class="name" href="/">Attune</a>
<nav aria-label="Main"><a href="/docs">Docs</a><a href="/docs/reference">API reference</a>
<a href="/docs/changelog">Changelog</a></nav>
<button type="button" class="search-open" hidden>Search <kbd>/</kbd></button>
<button type="button" class="theme" hidden>Dark</button>
</header>
<div class="frame">
${navigationHtml(groups, document?.url)}
<main id="content" tabindex="-1">
<article${operations ? ` data-operations="${operations}"` : ''}>
${html}
</article>
${footerHtml(content)}
${document ? neighborsHtml(groups, document) : ''}
</main>
${contentsHtml(headings)}
</div>
<dialog class="search" aria-label="Search the documentation">
<form method="dialog">
<input type="search" aria-label="Search" placeholder="Search the documentation" autocomplete="off">
<button>Close</button>
</form>
<ol class="results"></ol>
<p class="search-state" role="status"></p>
</dialog>
</body>
</html>
`
}
