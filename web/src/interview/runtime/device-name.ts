/** In this order, because Edge's user agent also contains "Chrome", and Chrome's "Safari". */
const browsers = [
  ['Edge', /\bEdgA?\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const

const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const

const nameIn = (named: readonly (readonly [string, RegExp])[], userAgent: string): string | undefined =>
  named.find(([, pattern]) => pattern.test(userAgent))?.[0]

/** Such as "Chrome on Windows": no version and nothing else that would tell devices apart. */
export function deviceNameOf(userAgent: string): string | undefined {
  const [browser, system] = [nameIn(browsers, userAgent), nameIn(systems, userAgent)]
  return browser === undefined || system === undefined ? (browser ?? system) : `${browser} on ${system}`
}
