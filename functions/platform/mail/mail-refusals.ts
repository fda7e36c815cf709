const ofSandbox = /not verified/i

/**
 * SES refuses every e-mail: in the sandbox, without the right to send, or because sending is paused. It may accept the same one later.
 * The `AccessDeniedException` of DynamoDB is none: it is a fault of this deployment.
 */
export const isRefusalOfAccount = (error: unknown): boolean =>
  error instanceof Error &&
  (/^(?:AccessDenied$|AccountSendingPaused)/.test(error.name) ||
    (error.name === 'MessageRejected' && ofSandbox.test(error.message)))

/** SES refused the e-mail itself, so a retry would be refused too. */
export const isPermanentRefusal = (error: unknown): boolean =>
  error instanceof Error &&
  ['MessageRejected', 'InvalidParameterValue'].includes(error.name) &&
  !isRefusalOfAccount(error)
