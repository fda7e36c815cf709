import { company } from '#shared/company.ts'
import { urlOf } from './listed-pages.ts'

export const securityTextPath = '/.well-known/security.txt'

const validMonths = 12

/** The first of a month, so that two builds of a month write the same file. */
function expiryOf(builtAt: Date): string {
  const month = Date.UTC(builtAt.getUTCFullYear(), builtAt.getUTCMonth() + validMonths)
  return new Date(month).toISOString().replace('.000Z', 'Z')
}

/** Where to report a vulnerability, in the format of RFC 9116. Each build moves the date of expiry on. */
export const securityText = (builtAt: Date): string =>
  [
    `Contact: mailto:${company.securityEmail}`,
    `Expires: ${expiryOf(builtAt)}`,
    'Preferred-Languages: en, ms',
    `Canonical: ${urlOf(securityTextPath)}`,
    '',
  ].join('\n')
