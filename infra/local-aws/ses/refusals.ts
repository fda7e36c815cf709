/** The error codes that a caller of SES must distinguish, with their HTTP status. */
const statuses = {
  AccessDenied: 403,
  ConfigurationSetDoesNotExist: 400,
  InternalFailure: 500,
  InvalidAction: 400,
  InvalidClientTokenId: 403,
  InvalidParameterValue: 400,
  MessageRejected: 400,
  MissingAction: 400,
  MissingAuthenticationToken: 403,
  RequestEntityTooLarge: 413,
  Throttling: 400,
  ValidationError: 400,
} as const satisfies Record<string, number>

export class SesRefusal extends Error {
  readonly code: keyof typeof statuses
  readonly status: number

  constructor(code: keyof typeof statuses, message: string) {
    super(message)
    this.name = 'SesRefusal'
    this.code = code
    this.status = statuses[code]
  }
}

export const refuse = (code: keyof typeof statuses, message: string): SesRefusal =>
  new SesRefusal(code, message)

/** The most frequent error: the e-mail is not valid. */
export const invalid = (message: string): SesRefusal => refuse('InvalidParameterValue', message)
