import { isBareProfile, isExample, isReserved } from '#shared/company-examples.ts'

/**
 * What a deployment for visitors lacks, each with what to do about it. A trial without a domain of its own works without.
 */
export function missingForProduction({
  alarmEmail,
  mailFrom,
  enquiriesTo,
}: Readonly<Record<'alarmEmail' | 'mailFrom' | 'enquiriesTo', string | undefined>>): string[] {
  return [
    ...(alarmEmail === undefined ? ['Set "alarmEmail" in cdk.json: without it alarms send no e-mail.'] : []),
    ...Object.entries({ alarmEmail, mailFrom, enquiriesTo }).flatMap(([name, address]) =>
      address !== undefined && isReserved(address)
        ? [
            `Set "${name}" in cdk.json to an address of your own: ${address} is an example, to which no e-mail is delivered.`,
          ]
        : [],
    ),
  ]
}

type PublicFacts = {
  siteUrl: string
  contact: { phone: string; email: string }
  careersEmail: string
  securityEmail: string
  dataProtection: { email: string }
  social: Readonly<Record<string, string>>
  /** Of `shared/company-facts.ts`. */
  areSamples: boolean
}

/** What visitors would see of `shared/company.ts` and `company-facts.ts` that is still an example. */
export function examplesIn(facts: PublicFacts): string[] {
  const { siteUrl, contact, dataProtection, social, careersEmail, securityEmail, areSamples } = facts
  const addresses = {
    'contact.email': contact.email,
    'dataProtection.email': dataProtection.email,
    careersEmail,
    securityEmail,
  }
  const bare = Object.entries(social)
    .filter(([, address]) => isBareProfile(address))
    .map(([name]) => name)
  return [
    ...(isReserved(new URL(siteUrl).host)
      ? [`Set "siteUrl" in shared/company.ts: ${siteUrl} is an example.`]
      : []),
    ...Object.entries(addresses)
      .filter(([, address]) => isReserved(address))
      .map(
        ([name, address]) =>
          `Set "${name}" in shared/company.ts: ${address} is an example, to which no e-mail is delivered.`,
      ),
    ...(isExample(contact.phone)
      ? [`Set "contact.phone" in shared/company.ts: ${contact.phone} is an example.`]
      : []),
    ...(bare.length > 0
      ? [
          `Set the profiles ${bare.join(', ')} in shared/company.ts, or leave them empty: the URLs lead to no profile.`,
        ]
      : []),
    ...(areSamples
      ? [
          'Replace the samples in shared/company-facts.ts by your own facts, leave unknown ones empty, and set "areSamples" to false.',
        ]
      : []),
  ]
}
