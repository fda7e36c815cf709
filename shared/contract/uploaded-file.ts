import * as z from 'zod/mini'

/** A file in a form, as browser and server both know it. */
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

/** What a form takes beside the file in it. */
export const formOverheadBytes = 64 * 1024
