// Applies the reader's choice of colors and language before the page is shown.
const stored = (name) => {
  try {
    return localStorage.getItem(name)
  } catch {
    return null // Storage is blocked.
  }
}
const theme = stored('attune.theme')
if (theme) document.documentElement.dataset.theme = theme
document.documentElement.dataset.language = stored('attune.language') ?? 'sh'
