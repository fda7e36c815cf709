/** `locked`: protected by a password. */
export class UnreadableFile extends Error {
  readonly reason: 'broken' | 'locked' | 'not a CV file'
  constructor(reason: UnreadableFile['reason']) {
    super(`unreadable: ${reason}`)
    this.reason = reason
  }
}

/** The file is larger than any CV, or built to exhaust the reader's time or memory. */
export class LimitExceeded extends Error {
  readonly of: 'pages' | 'text' | 'entries' | 'bytes' | 'nesting'
  constructor(of: LimitExceeded['of']) {
    super(`too much: ${of}`)
    this.of = of
  }
}

/** A service refused to recognise a file, and charges nothing. Its name is that of the cause. */
export class NotBegun extends Error {
  constructor(cause: Error) {
    super(cause.message, { cause })
    this.name = cause.name
  }
}
