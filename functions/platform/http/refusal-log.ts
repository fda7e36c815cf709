import { errors, type ErrorCode, type Refusal } from '#shared/platform/contract/errors.ts'
import { emailKey } from '#shared/platform/email-key.ts'
import type { MetricName } from '../names/metric-names.ts'
import { ipAddressOf } from './caller.ts'
import type { CallerSecrets } from '../config/config.ts'
import type { GatewayEvent } from './event.ts'
import type { Call } from './limits.ts'
import type { Log } from '../log/log.ts'
import { networkIdentity } from './network.ts'
import { pseudonym } from './secret.ts'

/** Refusals that concern the caller and not the input: no permission, or too many requests. */
const statuses = new Set([401, 403, 429])

/** Guesses at a password or a link that have another status. */
const guesses = new Set<ErrorCode>(['wrong_current_password', 'link_spent'])

/** An expired token is not noted: each page that was left open has one. */
const isNoted = (code: ErrorCode): boolean =>
  code !== 'not_signed_in' && (statuses.has(errors[code].status) || guesses.has(code))

const metricOf = (code: ErrorCode): MetricName | undefined =>
  code === 'wrong_credentials' ? 'SignInsFailed' : code.startsWith('too_many_') ? 'CallsLimited' : undefined

type Refused = { event: GatewayEvent; call: Call | undefined; secrets: CallerSecrets; log: Log }

/** Logs a line by which operators recognise and follow an attack, without an IP or e-mail address in it. */
export function noteRefusal({ code, details }: Refusal, { event, call, secrets, log }: Refused): void {
  if (!isNoted(code)) return
  const { originSecrets } = secrets
  const fields = {
    code,
    network: pseudonym(networkIdentity(ipAddressOf(event, secrets)), originSecrets),
    account: call?.email === undefined ? undefined : pseudonym(emailKey(call.email), originSecrets),
    userId: call?.userId,
    limits: details.limits?.join(' '),
  }
  log.warn('refused', fields, metricOf(code))
}
