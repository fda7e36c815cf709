import type { Failure } from '../../form/machine.ts'

/** An upload failed without an answer from the API: the file cannot be read, or S3 refused it. */
export class UploadRefused extends Error {
  readonly failure: Failure
  constructor(failure: Failure) {
    super(failure.message)
    this.name = 'UploadRefused'
    this.failure = failure
  }
}

const codeIn = (xml: string): string | undefined => /<Code>(\w+)<\/Code>/.exec(xml)?.[1]

/** Messages by S3 error code. `code` is the matching code of the contract, if there is one. */
const refusals: Readonly<Record<string, Failure>> = {
  EntityTooLarge: { message: 'File size must be less than 10MB.', code: 'cv_too_large' },
  // The upload was requested for the size that the file had then, so the file has changed since.
  EntityTooSmall: { message: 'This file has changed since you chose it.', hint: 'Please try again.' },
  // The upload policy has expired; a retry requests a new one.
  AccessDenied: { message: 'The upload took too long.', hint: 'Please try again.' },
}

/** Turns S3's XML error into a failure. */
export const uploadRefusal = (xml: string): Failure =>
  refusals[codeIn(xml) ?? ''] ?? {
    message: 'Your CV was not uploaded.',
    hint: 'Please try again in a moment.',
  }
