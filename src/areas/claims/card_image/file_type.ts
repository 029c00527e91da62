// Determines the type of a file from its content. What a caller says about it isn't trusted.

export const most_file_bytes = 4_194_304

export const fileTypes = ['image/png', 'image/jpeg', 'application/pdf'] as const
export type FileType = (typeof fileTypes)[number]

// Both ends are checked, so that a file cut off during the upload is rejected.
const marks: Record<FileType, { start: Buffer; end: Buffer; tail_bytes: number }> = {
  'image/png': {
    start: Buffer.from('89504e470d0a1a0a', 'hex'),
    end: Buffer.from('49454e44ae426082', 'hex'), // IEND and its checksum.
    tail_bytes: 8,
  },
  'image/jpeg': {
    start: Buffer.from('ffd8ff', 'hex'),
    end: Buffer.from('ffd9', 'hex'),
    tail_bytes: 64, // Cameras add padding.
  },
  'application/pdf': {
    start: Buffer.from('%PDF-'),
    end: Buffer.from('%%EOF'),
    tail_bytes: 1_024, // As PDF readers look for it.
  },
}

export const fileTypeOf = (file: Buffer): FileType | undefined =>
  fileTypes.find((type) => {
    const { start, end, tail_bytes } = marks[type]
    const tail = file.subarray(-tail_bytes)
    return file.subarray(0, start.length).equals(start) && tail.includes(end)
  })
