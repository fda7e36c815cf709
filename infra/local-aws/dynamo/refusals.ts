import type { Item } from './item.ts'

/** The shape of dynalite's own errors, so that the same code sends both kinds. */
export type Refusal = Error & {
  statusCode: number
  body: { __type: string; message?: string; Message?: string }
}

export const isRefusal = (error: unknown): error is Refusal =>
  error instanceof Error && 'statusCode' in error && 'body' in error

export const refusalCode = (refusal: Refusal): string => refusal.body.__type.split('#')[1] ?? ''

const service = 'com.amazonaws.dynamodb.v20120810'

const refusal = (type: string, message: string, more: object = {}): Refusal =>
  Object.assign(new Error(message), {
    statusCode: 400,
    body: { __type: type, message, ...more },
  })

export const invalid = (message: string): Refusal =>
  refusal('com.amazon.coral.validate#ValidationException', message)

export const tokenReused = (): Refusal =>
  refusal(
    `${service}#IdempotentParameterMismatchException`,
    'The provided client token is already in use by another request with different parameters',
  )

export const conditionFailed = (item: Item | undefined): Refusal =>
  refusal(
    `${service}#ConditionalCheckFailedException`,
    'The conditional request failed',
    item === undefined ? {} : { Item: item },
  )

export type CancellationReason = { Code: string; Message?: string; Item?: Item }

export const transactionCancelled = (reasons: readonly CancellationReason[]): Refusal => {
  const codes = reasons.map((reason) => reason.Code).join(', ')
  return refusal(
    `${service}#TransactionCanceledException`,
    `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes}]`,
    { CancellationReasons: reasons },
  )
}

export const transactionOngoing = (): Refusal =>
  refusal(`${service}#TransactionConflictException`, 'Transaction is ongoing for the item')

const frame = 'com.amazon.coral.service'

export const accessDenied = (message: string): Refusal =>
  Object.assign(new Error(message), {
    statusCode: 400,
    // DynamoDB spells this error's property `Message`, not `message`.
    body: { __type: `${frame}#AccessDeniedException`, Message: message },
  })

export const unknownKey = (): Refusal =>
  refusal(`${frame}#UnrecognizedClientException`, 'The security token included in the request is invalid.')

/** Errors about the request itself, before its operation is known. */
export const notUnderstood = (
  code: 'SerializationException' | 'UnknownOperationException' | 'MissingAuthenticationTokenException',
  message = '',
): Refusal => refusal(`${frame}#${code}`, message)
