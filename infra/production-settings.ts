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
