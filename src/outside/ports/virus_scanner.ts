// Scans files for viruses.

export type VirusScanner = {
  // True if the scanner found nothing. Throws if it can't be reached or can't tell.
  isClean(content: AsyncIterable<Uint8Array>): Promise<boolean>
}
