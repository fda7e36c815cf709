/** Why a file cannot be read. `read-upload.ts` maps the reasons to the API's error codes. */

export class Unreadable extends Error {
  readonly why: 'broken' | 'locked' | 'not a CV file'
  constructor(why: Unreadable['why']) {
    super(`unreadable: ${why}`)
    this.why = why
  }
}

/** The file is larger than any CV, or built to exhaust the reader's time or memory. */
export class TooMuch extends Error {
  readonly of: 'pages' | 'text' | 'entries' | 'bytes' | 'nesting'
  constructor(of: TooMuch['of']) {
    super(`too much: ${of}`)
    this.of = of
  }
}
