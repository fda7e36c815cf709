import { payInWords } from '#shared/position/job-term-names.ts'
import type { JobImport } from '#shared/position/job.ts'
import { salary } from '#shared/position/job-terms.ts'
import { amountIn } from '../../form/amount-in.ts'
import type { Problems } from '../../form/machine.ts'
import { textIn } from '../text-in.ts'

/** The names of the form's fields. */
export const payFields = { from: 'payFrom', to: 'payTo', currency: 'payCurrency', per: 'payPer' } as const

type Pay = NonNullable<JobImport['salary']>
type PayPart = keyof typeof payFields

/** An amount that is not a number stays the typed text: the schema refuses it, and the field shows it again. */
export type TypedPay = { [Part in PayPart]?: Pay[Part] | string }

const figure = new Intl.NumberFormat('en-US')

/** An amount as its field shows it. */
export const amountText = (amount: number | string = ''): string =>
  typeof amount === 'string' ? amount : figure.format(amount)

/** The pay in the form; undefined where no amount is typed. */
export function payIn(form: FormData): TypedPay | undefined {
  const [from, to] = [textIn(form, payFields.from), textIn(form, payFields.to)]
  if (from === '' && to === '') return undefined
  const currency = textIn(form, payFields.currency).toUpperCase()
  return {
    from: amountIn(from),
    ...(to !== '' && { to: amountIn(to) }),
    ...(currency !== '' && { currency: currency === 'RM' ? 'MYR' : currency }),
    per: textIn(form, payFields.per),
  }
}

/** In place of zod's messages for a wrong type, which name no field. */
const messages: Readonly<Record<PayPart, string>> = {
  from: 'Please enter a number, such as 9,000',
  to: 'Please enter a number, such as 13,000',
  currency: 'Please enter three letters, such as MYR',
  per: 'Please choose what the pay is for',
}
const tooMuch = 'Please check this amount: no pay is above a billion'

const isPart = (name: unknown): name is PayPart => typeof name === 'string' && Object.hasOwn(messages, name)

function messageOf(part: PayPart, { code, message }: { code: string; message: string }): string {
  if (code === 'custom') return message
  return code === 'too_big' ? tooMuch : messages[part]
}

/** What is wrong with the pay, by field of the form. */
export function payProblemsIn(form: FormData): Problems {
  const pay = payIn(form)
  const issues = pay === undefined ? [] : (salary.safeParse(pay).error?.issues ?? [])
  const problems: Record<string, string> = {}
  for (const issue of issues) {
    const [part] = issue.path
    if (isPart(part)) problems[payFields[part]] ??= messageOf(part, issue)
  }
  return problems
}

/** The pay as text; undefined where the schema refuses it. */
export function payTextOf(pay: unknown): string | undefined {
  const { data } = salary.safeParse(pay)
  return data === undefined ? undefined : payInWords(data)
}
