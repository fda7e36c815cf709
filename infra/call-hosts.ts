/** Sources that a page adds to directives of the Content-Security-Policy. */
export type PolicyAdditions = Readonly<
  Partial<Record<'connect-src' | 'frame-src' | 'script-src', readonly string[]>>
>

/**
 * Daily's call object loads its code from the first of three hosts that responds, each call uses another subdomain, and
 * `prod-ks.pluot.blue` answers where calls are. Its error reports, which go to another company, stay blocked.
 * Only pages that hold calls get them, where the operator has a provider.
 */
export const callHosts = {
  'script-src': ['https://*.daily.co', 'https://*.dailywebrtc.com', 'https://*.dailywebrtc.net'],
  'connect-src': [
    'https://*.daily.co',
    'wss://*.daily.co',
    'https://*.dailywebrtc.com',
    'wss://*.dailywebrtc.com',
    'https://*.dailywebrtc.net',
    'wss://*.dailywebrtc.net',
    'https://prod-ks.pluot.blue',
  ],
} as const satisfies PolicyAdditions
