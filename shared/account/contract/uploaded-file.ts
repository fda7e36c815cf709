import * as z from 'zod/mini'

/** A file in a form, with the properties that browser and Node share. */
export type UploadedFile = {
  name: string
  size: number
  type: string
  arrayBuffer: () => Promise<ArrayBuffer>
}

/** Checks for the method too, which JSON cannot carry: a JSON body never passes as a file. */
const isFile = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'arrayBuffer' in value &&
  typeof value.arrayBuffer === 'function' &&
  'name' in value &&
  typeof value.name === 'string' &&
  'size' in value &&
  typeof value.size === 'number'

export const uploadedFile = z.custom<UploadedFile>(isFile, { error: 'Please choose a file' })

/** The other fields and the boundaries of a form with a file. */
export const formOverheadBytes = 64 * 1024
