// Saves text as a file: from memory to the member's disk. Nothing stays in the browser.
export const download = (name: string, text: string, type = 'text/plain') =>
  saveBlob(name, new Blob([text], { type }))

export function saveBlob(name: string, blob: Blob) {
  const url = URL.createObjectURL(blob)
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}
