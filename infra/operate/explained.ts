/** Names of errors where AWS has no credentials to check, or does not take them. */
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

/** What went wrong, with what to do where this terminal is not signed in to AWS. */
export function explained(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return hasNoCredentials(error)
    ? `${message}. Sign in with "aws sso login", or name a profile with AWS_PROFILE or --profile NAME.`
    : message
}
