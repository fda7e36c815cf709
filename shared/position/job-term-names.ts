// Separate from the schema, so that a page uses them without zod.

export const payPeriods = ['hour', 'day', 'month', 'year'] as const

export const workModes = ['on-site', 'hybrid', 'remote'] as const

export type WorkMode = (typeof workModes)[number]

export const workModeNames: Readonly<Record<WorkMode, string>> = {
  'on-site': 'On site',
  hybrid: 'Hybrid',
  remote: 'Remote',
}

type Pay = { currency: string; from: number; to?: number | undefined; per: (typeof payPeriods)[number] }

/** Not a constant `Intl.NumberFormat`: creating the first one would add 8 ms to the start of each function that imports the schema. */
const figure = (amount: number): string => amount.toLocaleString('en-US')

/** "RM 9,000–13,000 a month" */
export function payInWords({ currency, from, to, per }: Pay): string {
  const range = to === undefined || to === from ? figure(from) : `${figure(from)}–${figure(to)}`
  return `${currency === 'MYR' ? 'RM' : currency} ${range} ${per === 'hour' ? 'an' : 'a'} ${per}`
}
