import type { Failure } from '../../form/machine.ts'

/** A file was not sent, for a reason that is no answer of the API. */
export class UploadRefused extends Error {
  readonly failure: Failure
  constructor(failure: Failure) {
    super(failure.message)
    this.name = 'UploadRefused'
    this.failure = failure
  }
}

const codeIn = (xml: string): string | undefined => /<Code>(\w+)<\/Code>/.exec(xml)?.[1]

/** What storage says, in words for people. `code` is the contract's where there is one for it. */
const refusals: Readonly<Record<string, Failure>> = {
  EntityTooLarge: { message: 'File size must be less than 10MB.', code: 'cv_too_large' },
  // Its size was announced: it is another file by now.
  EntityTooSmall: { message: 'This file was changed meanwhile.', hint: 'Please try again.' },
  // The time of the ticket has run out, which a new one mends.
  AccessDenied: { message: 'The upload took too long.', hint: 'Please try again.' },
}

/** Storage refuses in XML. */
export const uploadRefusal = (xml: string): Failure =>
  refusals[codeIn(xml) ?? ''] ?? {
    message: 'Your CV was not uploaded.',
    hint: 'Please try again in a moment.',
  }
