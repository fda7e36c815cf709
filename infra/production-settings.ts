import { isReserved } from './reserved-domain.ts'
import type { Settings } from './settings.ts'

/**
 * What a deployment for visitors must not lack, each with what to do about it. A trial without a domain of its own works
 * without it.
 */
export function missingForProduction({
  alarmEmail,
  mailFrom,
  enquiriesTo,
}: Pick<Settings, 'alarmEmail' | 'mailFrom' | 'enquiriesTo'>): string[] {
  return [
    ...(alarmEmail === undefined
      ? ['Set "alarmEmail" in cdk.json: without it nobody is told of an alarm.']
      : []),
    ...Object.entries({ alarmEmail, mailFrom, enquiriesTo }).flatMap(([name, address]) =>
      address !== undefined && isReserved(address)
        ? [
            `Set "${name}" in cdk.json to an address of your own: ${address} is an example, whose e-mails nobody gets.`,
          ]
        : [],
    ),
  ]
}

type PublicFacts = {
  siteUrl: string
  contact: { phone: string; email: string }
  social: Readonly<Record<string, string>>
}

const hasNoPath = (address: string): boolean => address !== '' && new URL(address).pathname === '/'

/** What visitors would see of `shared/company.ts` that is still an example. */
export function examplesIn({ siteUrl, contact, social }: PublicFacts): string[] {
  const bare = Object.entries(social)
    .filter(([, address]) => hasNoPath(address))
    .map(([name]) => name)
  return [
    ...(isReserved(new URL(siteUrl).host)
      ? [`Set "siteUrl" in shared/company.ts: ${siteUrl} is an example.`]
      : []),
    ...(isReserved(contact.email)
      ? [
          `Set "contact.email" in shared/company.ts: ${contact.email} is an example, whose e-mails nobody gets.`,
        ]
      : []),
    ...(/0{4} ?0{4}$/.test(contact.phone)
      ? [`Set "contact.phone" in shared/company.ts: ${contact.phone} is an example.`]
      : []),
    ...(bare.length > 0
      ? [
          `Set the profiles ${bare.join(', ')} in shared/company.ts, or leave them empty: the addresses lead to no profile.`,
        ]
      : []),
  ]
}
