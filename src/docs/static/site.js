// The documentation in a browser: colors, language of the samples, copying, the menu and the search.
// Without it every page can still be read.
const root = document.documentElement

const remember = (name, value) => {
  try {
    localStorage.setItem(name, value)
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
}

const all = (selector, within = document) => [...within.querySelectorAll(selector)]
const one = (selector) => document.querySelector(selector)

// Colors.
const theme = one('.theme')
const isDark = () =>
  root.dataset.theme
    ? root.dataset.theme === 'dark'
    : matchMedia('(prefers-color-scheme: dark)').matches
const nameTheme = () => (theme.textContent = isDark() ? 'Light' : 'Dark')
theme.hidden = false
nameTheme()
theme.addEventListener('click', () => {
  root.dataset.theme = isDark() ? 'light' : 'dark'
  remember('attune.theme', root.dataset.theme)
  nameTheme()
})

// The language of the samples: one choice for all of them.
const languages = { sh: 'curl', ts: 'TypeScript' }
function chooseLanguage(language) {
  root.dataset.language = language
  remember('attune.language', language)
  for (const tab of all('.tabs button')) {
    tab.setAttribute('aria-pressed', String(tab.value === language))
  }
}
for (const samples of all('.samples')) {
  const tabs = document.createElement('div')
  tabs.className = 'tabs'
  tabs.setAttribute('role', 'group')
  tabs.setAttribute('aria-label', 'Language of the samples')
  for (const [value, name] of Object.entries(languages)) {
    const tab = document.createElement('button')
    Object.assign(tab, { type: 'button', value, textContent: name })
    tab.addEventListener('click', () => {
      const top = tabs.getBoundingClientRect().top
      chooseLanguage(value)
      scrollBy(0, tabs.getBoundingClientRect().top - top) // Samples above can be of another height.
    })
    tabs.append(tab)
  }
  samples.prepend(tabs)
  samples.classList.add('chosen')
}
chooseLanguage(root.dataset.language)

for (const button of all('.copy')) {
  button.hidden = !navigator.clipboard
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(button.closest('.code').querySelector('pre').textContent)
    button.textContent = 'Copied'
    setTimeout(() => (button.textContent = 'Copy'), 1_500)
  })
}

// A diagram that is wider than the page begins where the lifecycle does, if that is out of sight.
for (const figure of all('.diagram')) {
  const left = figure.getBoundingClientRect().left
  const starts = [...figure.querySelectorAll('circle')].map(
    (start) => start.getBoundingClientRect().right - left,
  )
  if (starts.some((start) => start < figure.clientWidth)) continue
  figure.scrollLeft = starts[0] - figure.clientWidth / 2
}

// "Try it" for each operation, in the sandbox. The form is loaded when it is first opened.
if (one('article').dataset.operations) {
  for (const code of all('article h3 + p > code:first-child')) {
    const [, method, path] = /^(GET|POST|PATCH|DELETE) (\/v1\S*)$/.exec(code.textContent) ?? []
    if (!method) continue
    let last = code.parentElement
    while (!last.nextElementSibling?.matches('h2, h3')) {
      if (last.matches('.samples, .code') || !last.nextElementSibling) break
      last = last.nextElementSibling
    }
    const button = document.createElement('button')
    Object.assign(button, { type: 'button', className: 'try-open', textContent: 'Try it' })
    button.ariaLabel = `Try it: ${method} ${path}`
    button.ariaExpanded = 'false'
    const operation = { method, path, anchor: code.parentElement.previousElementSibling.id }
    button.addEventListener('click', async () => {
      const { toggle } = await import('/docs/try.js')
      await toggle(button, operation)
    })
    last.after(button)
  }
}

// The menu of narrow windows.
const menu = one('.menu')
menu.addEventListener('click', () => {
  const open = menu.getAttribute('aria-expanded') !== 'true'
  menu.setAttribute('aria-expanded', String(open))
  one('.side').classList.toggle('open', open)
})
one('.side [aria-current]')?.scrollIntoView({ block: 'center' })
scrollTo(0, location.hash ? scrollY : 0)

// The section in view is marked in the contents of the page: the last that began above its upper
// third, so that a jump past many sections marks the right one too.
const sections = all('.contents a').map((link) => [
  link,
  document.getElementById(link.hash.slice(1)),
])
function markSection() {
  const begun = sections.filter(([, part]) => part.getBoundingClientRect().top < innerHeight / 3)
  one('.contents [aria-current]')?.removeAttribute('aria-current')
  begun.at(-1)?.[0].setAttribute('aria-current', 'true')
}
let marking
addEventListener(
  'scroll',
  () => {
    cancelAnimationFrame(marking)
    marking = requestAnimationFrame(markSection)
  },
  { passive: true },
)
markSection()

// The search.
const dialog = one('dialog.search')
const input = dialog.querySelector('input')
const results = dialog.querySelector('.results')
const state = dialog.querySelector('.search-state')
const opener = one('.search-open')
let index
let searchIn
let loading

// Begun when a reader reaches for the search, so that it is there when they have typed.
function loadIndex() {
  loading ??= readIndex().catch((error) => {
    loading = undefined
    throw error
  })
  return loading
}

async function readIndex() {
  const [{ default: MiniSearch }, searching, response] = await Promise.all([
    import('/docs/minisearch.js'),
    import('/docs/search.js'),
    fetch('/docs/search.json'),
  ])
  searchIn = searching.searchIn
  index = searching.openIndex(MiniSearch, await response.text())
}

function search() {
  const words = input.value.trim()
  const found = index && words ? searchIn(index, words).slice(0, 20) : []
  results.replaceChildren(
    ...found.map(({ title, section, url }) => {
      const item = document.createElement('li')
      const link = document.createElement('a')
      const name = document.createElement('strong')
      name.textContent = title
      link.href = url
      link.append(name, section ? ` ${section}` : '')
      item.append(link)
      return item
    }),
  )
  if (index) state.textContent = words && found.length === 0 ? `Nothing found for “${words}”.` : ''
}

async function openSearch() {
  dialog.showModal()
  input.select()
  if (!index) {
    state.textContent = 'Loading…'
    try {
      await loadIndex()
      state.textContent = ''
    } catch {
      state.textContent = 'The search could not be loaded.'
    }
  }
  search()
}

opener.hidden = false
opener.addEventListener('click', openSearch)
for (const name of ['pointerenter', 'focus']) {
  opener.addEventListener(name, () => loadIndex().catch(() => {}))
}
input.addEventListener('input', search)
results.addEventListener('click', () => dialog.close())
dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close())
dialog.addEventListener('keydown', (event) => {
  const links = all('a', results)
  if (event.key === 'Enter' && event.target === input) {
    event.preventDefault()
    links[0]?.click()
  }
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  event.preventDefault()
  const at = links.indexOf(document.activeElement) + (event.key === 'ArrowDown' ? 1 : -1)
  ;(links[at] ?? input).focus()
})
document.addEventListener('keydown', (event) => {
  const typing = /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName)
  const shortcut = event.key === '/' || (event.key === 'k' && (event.metaKey || event.ctrlKey))
  if (typing || !shortcut || dialog.open) return
  event.preventDefault()
  openSearch()
})
