// Light or dark: the system's choice, unless the member made another one.
export type Theme = 'system' | 'light' | 'dark'
const setting = 'attune.theme'

export const chosenTheme = (): Theme => {
  const theme = localStorage.getItem(setting)
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

export function applyTheme(theme: Theme = chosenTheme()) {
  if (theme === 'system') localStorage.removeItem(setting)
  else localStorage.setItem(setting, theme)
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}
