/** What SES answers when it does not do what it is asked, in its own words. */
export class SesRefusal extends Error {
  readonly code: string
  readonly status: number

  constructor(code: string, message: string, status = 400) {
    super(message)
    this.code = code
    this.status = status
  }
}
