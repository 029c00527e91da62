// Reads PDFs in tests, with another library than the one that writes them.
import { PDFiumLibrary } from '@hyzyla/pdfium'

// The text of each page, and a picture of it.
export async function readPdf(bytes: Buffer) {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(bytes)
  try {
    return [...document.pages()].map((page) => page.getText().replaceAll(/\s+/g, ' '))
  } finally {
    document.destroy()
    library.destroy()
  }
}
