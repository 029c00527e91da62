// Loads the style sheet again if it didn't arrive. Without it the navigation is hidden, because the
// browser hides popovers, and the rest is hard to read.

const message = "The console's style sheet was not loaded."

// A lost style sheet counts as an empty one, so what it defines shows whether it is there.
const isStyled = () => getComputedStyle(document.documentElement).getPropertyValue('--bg') !== ''

export function ensureStyleSheets() {
  if (isStyled()) return
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    loadAgain(link)
}

function loadAgain(link: HTMLLinkElement) {
  const again = link.cloneNode() as HTMLLinkElement
  again.addEventListener('error', offerReload)
  link.replaceWith(again)
}

function offerReload() {
  const alert = document.createElement('p')
  const button = document.createElement('button')
  alert.setAttribute('role', 'alert')
  button.type = 'button'
  button.textContent = 'Reload'
  button.addEventListener('click', () => location.reload())
  alert.append(`${message} `, button)
  document.body.prepend(alert)
}
