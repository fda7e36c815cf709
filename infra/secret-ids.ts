/** The origin secret proves to the functions that a request passed through CloudFront; a sign-in key signs tokens, a factor key seals second factors. */
export const secretIdPrefixes = {
  originSecret: 'OriginSecret',
  signInKey: 'SignInKey',
  factorKey: 'FactorKey',
} as const
