// Colors samples with Shiki. It writes style attributes, which our Content-Security-Policy forbids,
// so each color becomes a class of site.css.
import { escape } from '#http/responses/html.ts'

export type Highlight = (code: string, language: string) => string

const languages: Record<string, string> = {
  sh: 'shellscript',
  ts: 'typescript',
  js: 'javascript',
  json: 'json',
  sql: 'sql',
  html: 'html',
}

// Loading it takes a moment and some memory, so it waits for the first page.
export async function createHighlight(): Promise<Highlight> {
  const { createCssVariablesTheme, createHighlighterCore } = await import('shiki/core')
  const { createJavaScriptRegexEngine } = await import('shiki/engine/javascript')
  const theme = createCssVariablesTheme({ name: 'attune', variablePrefix: '--' })
  const highlighter = await createHighlighterCore({
    themes: [theme],
    langs: [
      import('shiki/langs/shellscript.mjs'),
      import('shiki/langs/typescript.mjs'),
      import('shiki/langs/javascript.mjs'),
      import('shiki/langs/json.mjs'),
      import('shiki/langs/sql.mjs'),
      import('shiki/langs/html.mjs'),
    ],
    engine: createJavaScriptRegexEngine(),
  })
  return (code, language) => {
    const lang = languages[language]
    if (!lang) return `<pre><code>${escape(code)}</code></pre>`
    return highlighter.codeToHtml(code, {
      lang,
      theme: 'attune',
      transformers: [
        {
          span: (node) => {
            const color = /var\(--(?:token-)?([\w-]+)\)/.exec(String(node.properties.style ?? ''))
            delete node.properties.style
            if (color && color[1] !== 'foreground') node.properties.class = `token-${color[1]}`
          },
          pre: (node) => {
            delete node.properties.style
            delete node.properties.class
            node.properties.tabindex = '0'
          },
        },
      ],
    })
  }
}
