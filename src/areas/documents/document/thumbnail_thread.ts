// The thread that creates a thumbnail: reads the file from its data and posts a JPEG.
import { parentPort, workerData } from 'node:worker_threads'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'

const longest_side = 320
const most_pixels = 100_000_000
const { file, content_type } = workerData as { file: Uint8Array; content_type: string }

async function firstPage() {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(file)
  const page = document.getPage(0)
  const { originalWidth: width, originalHeight: height } = page.getOriginalSize()
  const scale = (2 * longest_side) / Math.max(width, height)
  const { data, ...size } = await page.render({ scale, render: 'bitmap' })
  return sharp(data, { raw: { width: size.width, height: size.height, channels: 4 } })
}

const image =
  content_type === 'application/pdf'
    ? await firstPage()
    : sharp(file, { limitInputPixels: most_pixels }).rotate()

const thumbnail = await image
  .resize(longest_side, longest_side, { fit: 'inside', withoutEnlargement: true })
  .flatten({ background: 'white' })
  .jpeg({ quality: 80 })
  .toBuffer()
parentPort!.postMessage(thumbnail)
