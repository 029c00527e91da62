// Renders the Markdown of docs/ as HTML: headings with anchors, links between documents, colored
// samples with a choice of language, and diagrams.
import { posix } from 'node:path'
import MarkdownIt, { type Token } from 'markdown-it'
import { escape } from '#http/responses/html.ts'
import { createSamples, type Samples } from './samples.ts'
import type { Draw } from './diagram.ts'
import type { Highlight } from './highlight.ts'

export type Heading = { level: number; id: string; text: string }
export type Rendered = { title: string; html: string; headings: Heading[] }

type Parts = {
  highlight: Highlight
  draw: Draw
  // The address of a document, by its path from the root of the repository.
  addresses: ReadonlyMap<string, string>
}

const slug = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\w\s/-]/g, '')
    .trim()
    .replaceAll(/[\s/]+/g, '-')

// A long name in a narrow column breaks between its parts.
const breakable = (text: string) => text.replaceAll(/(?<=\w|\])[._](?=\w)/g, '$&<wbr>')

// Columns whose content needs no heading on a phone, where a row is shown as a block.
const plain_heads = ['', 'Type', 'Description', 'Meaning', 'Effect', 'Cause']

function headsOf(tokens: Token[]) {
  const end = tokens.findIndex(({ type }) => type === 'thead_close')
  return tokens
    .slice(0, end)
    .filter(({ type }) => type === 'inline')
    .map(({ content }) => content.replaceAll('`', ''))
}

const names: Record<string, string> = {
  '': 'Text',
  text: 'Output',
  console: 'Terminal',
  ts: 'TypeScript',
  js: 'JavaScript',
  json: 'JSON',
  sql: 'SQL',
}

export function createRender({ highlight, draw, addresses }: Parts) {
  const nameOf = (language: string, code: string) => {
    if (language === 'sh') return code.includes('curl') ? 'curl' : 'Shell'
    if (!language && /^(?:GET|POST|PATCH|PUT|DELETE) /.test(code)) return 'Request'
    return names[language] ?? language
  }

  const codeBlock = (code: string, language: string, file = '') =>
    `<div class="code" data-language="${escape(language)}">` +
    `<div class="code-head"><span>${escape(file || nameOf(language, code))}</span>` +
    '<button type="button" class="copy" hidden>Copy</button></div>' +
    `${highlight(code.trimEnd(), language)}</div>\n`

  function fence(info: string, code: string, samples: Samples) {
    const [language = '', file] = info.trim().split(/\s+/)
    if (language === 'mermaid') return draw(code)
    const typescript = language === 'sh' ? samples(code) : undefined
    if (!typescript) return codeBlock(code, language, file)
    return `<div class="samples">${codeBlock(code, 'sh')}${codeBlock(typescript, 'ts')}</div>\n`
  }

  return (file: string, text: string): Rendered => {
    const headings: Heading[] = []
    const used = new Map<string, number>()
    let title = ''
    const md = new MarkdownIt({ html: true, linkify: false })

    function address(href: string) {
      if (/^[a-z]+:|^[#/]/.test(href)) return href
      const [path = '', anchor] = href.split('#', 2)
      const target = addresses.get(posix.join(posix.dirname(file), path))
      return target && anchor ? `${target}#${anchor}` : target
    }

    // The samples of a guide follow one another; those of the reference stand alone.
    const in_guide = createSamples()
    const samples: Samples = (code) =>
      (file.includes('/guides/') ? in_guide : createSamples())(code)
    md.renderer.rules.fence = (tokens, at) => fence(tokens[at]!.info, tokens[at]!.content, samples)
    let in_table = false
    let heads: string[] = []
    let column = 0
    md.renderer.rules.table_open = (tokens, at) => {
      in_table = true
      heads = headsOf(tokens.slice(at))
      return `<div class="table${heads[0] === 'Field' ? ' fields' : ''}" tabindex="0"><table>\n`
    }
    md.renderer.rules.tr_open = () => {
      column = 0
      return '<tr>\n'
    }
    md.renderer.rules.td_open = () => {
      const head = heads[column++] ?? ''
      const named = heads.length > 2 && column > 1 && !plain_heads.includes(head)
      return named ? `<td data-head="${escape(head)}">` : '<td>'
    }
    md.renderer.rules.table_close = () => {
      in_table = false
      return '</table></div>\n'
    }
    md.renderer.rules.code_inline = (tokens, at) => {
      const text = escape(tokens[at]!.content)
      return `<code>${in_table ? breakable(text) : text}</code>`
    }
    md.renderer.rules.heading_open = (tokens, at) => {
      const { tag } = tokens[at]!
      const inline = tokens[at + 1]!
      const plain = inline.children!.map(({ content }) => content).join('')
      const base = slug(plain) || 'section'
      const count = used.get(base) ?? 0
      used.set(base, count + 1)
      const id = count === 0 ? base : `${base}-${count}`
      if (tag === 'h1') title ||= plain
      else headings.push({ level: Number(tag[1]), id, text: plain })
      return `<${tag} id="${id}">`
    }
    md.renderer.rules.heading_close = (tokens, at) => {
      const { tag } = tokens[at]!
      const id = headings.at(-1)?.id
      const anchor = `<a class="anchor" href="#${id}" aria-label="Link to this section">#</a>`
      return tag === 'h1' ? '</h1>\n' : `${anchor}</${tag}>\n`
    }
    // A link to a file that isn't served, such as a decision, becomes its text.
    md.core.ruler.push('addresses', ({ tokens }) => {
      for (const { children } of tokens) {
        let open = true
        for (const child of children ?? []) {
          if (child.type === 'link_open') {
            const target = address(String(child.attrGet('href')))
            open = target !== undefined
            if (open) child.attrSet('href', target!)
            else [child.type, child.tag, child.nesting] = ['text', '', 0]
          } else if (child.type === 'link_close' && !open) {
            ;[child.type, child.tag, child.nesting] = ['text', '', 0]
          }
        }
      }
    })
    const html = md.render(text)
    return { title, html, headings }
  }
}

export type Render = ReturnType<typeof createRender>
