// Tells a complete file from one that is still being written or was cut off.

const trailer = /IEA[^A-Za-z0-9]\d+[^A-Za-z0-9]\d+\s*[^A-Za-z0-9]?\s*$/

export const hasTrailer = (bytes: Uint8Array) =>
  trailer.test(Buffer.from(bytes.subarray(-200)).toString('latin1'))
