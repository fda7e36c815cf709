import * as z from 'zod/mini'

/** A file in a form, with the properties that browser and Node share. */
export type UploadedFile = {
  name: string
  size: number
  type: string
  arrayBuffer: () => Promise<ArrayBuffer>
}

export const uploadedFile = z.custom<UploadedFile>(
  (value) => typeof value === 'object' && value !== null && 'arrayBuffer' in value && 'name' in value,
  { error: 'Please choose a file' },
)

/** The other fields and the boundaries of a form with a file. */
export const formOverheadBytes = 64 * 1024
