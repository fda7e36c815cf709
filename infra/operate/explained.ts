/** The AWS SDK found no credentials, or AWS refused them. */
const withoutCredentials = new Set([
  'CredentialsProviderError',
  'TokenProviderError',
  'ExpiredToken',
  'ExpiredTokenException',
  'InvalidClientTokenId',
  'UnrecognizedClientException',
])

export const hasNoCredentials = (error: unknown): boolean =>
  error instanceof Error && withoutCredentials.has(error.name)

/** The message of an error, with how to sign in where it is about credentials. */
export function explained(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return hasNoCredentials(error)
    ? `${message}. Sign in with "aws sso login", or name a profile with AWS_PROFILE or --profile NAME.`
    : message
}
