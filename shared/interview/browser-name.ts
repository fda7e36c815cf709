/** The most specific name first: Edge and Opera call themselves Chrome, and all of them Safari. */
const browsers = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const

const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const

const nameIn = (userAgent: string, names: readonly (readonly [string, string])[]): string | undefined =>
  names.find(([part]) => userAgent.includes(part))?.[1]

/** By which a member recognises a sign-in: "Firefox on Windows". */
export function browserName(userAgent: string): string {
  const browser = nameIn(userAgent, browsers) ?? 'A browser'
  const system = nameIn(userAgent, systems)
  return system === undefined ? browser : `${browser} on ${system}`
}
