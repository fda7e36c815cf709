/** Why a file cannot be read; the words for it stand where it is answered. */

export class Unreadable extends Error {
  readonly why: 'broken' | 'locked' | 'not a CV file'
  constructor(why: Unreadable['why']) {
    super(`unreadable: ${why}`)
    this.why = why
  }
}

/** Larger than any CV, or built to exhaust whoever opens it. */
export class TooMuch extends Error {
  readonly of: 'pages' | 'text' | 'entries' | 'bytes' | 'nesting'
  constructor(of: TooMuch['of']) {
    super(`too much: ${of}`)
    this.of = of
  }
}
