// Sends and reads files through their links, on the console's own origin. Links grant access by
// themselves, so they are neither logged nor stored.
export const pathOf = (url: string) => new URL(url).pathname

export async function sendFile(url: string, file: File) {
  const response = await fetch(pathOf(url), {
    method: 'PUT',
    body: file,
    credentials: 'omit',
    // The type is found in the content.
    headers: { 'content-type': 'application/octet-stream' },
  })
  if (response.ok) return
  const { error } = (await response.json()) as { error: { message: string } }
  throw new Error(error.message)
}

/** Saves the file. The response is an attachment, so the page stays. */
export function followLink(url: string) {
  Object.assign(document.createElement('a'), { href: pathOf(url), download: '' }).click()
}
