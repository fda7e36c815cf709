/** The origin secret proves to the functions that a request passed through CloudFront; the session key signs tokens. */
export const secretIdPrefixes = { originSecret: 'OriginSecret', signInKey: 'SignInKey' } as const
