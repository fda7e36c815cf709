import type { Endpoint } from '#shared/platform/contract/endpoint.ts'
import type { Act } from '#shared/platform/acts.ts'
import type { Audit, Audited } from '../audit/audit.ts'
import type { Step } from '../dynamo/transaction.ts'
import type { GatewayEvent } from './event.ts'

/** What a handler knows of its act; the runtime knows who acts, and what the endpoint does. `act`: in place of the endpoint's. */
export type Subject = Omit<Audited, 'who' | 'act'> & { act?: Act }

/** Keeps the act of a call. A handler calls one of the two before it acts. */
export type KeepAct = {
  /** Who acts, as the audit names it: an ARN, or `staff:` and the id of a member. */
  who: string
  /** The step of the transaction that is the act. */
  step: (subject: Subject) => Step
  /** For an act that is no transaction: a crash after it leaves the row of an act that was not done, never the reverse. */
  write: (subject: Subject) => Promise<void>
}

/** The ARN of the IAM principal that signed the call; undefined for every other call. */
export const principalOf = ({ requestContext }: GatewayEvent): string | undefined => {
  const arn = requestContext.authorizer?.iam?.userArn
  return arn === '' ? undefined : arn
}

const actOf = ({ operators, desk }: Endpoint): Act | undefined =>
  operators !== undefined && 'act' in operators ? operators.act : desk?.act

/** For an endpoint whose act is kept. `isKept` answers false where the handler did not keep it. */
export function keeperOf(
  endpoint: Endpoint,
  who: string | undefined,
  audit: Audit | undefined,
): { keepAct: KeepAct; isKept: () => boolean } | undefined {
  const act = actOf(endpoint)
  if (act === undefined || who === undefined || audit === undefined) return undefined
  let isKept = false
  const audited = (subject: Subject): Audited => {
    isKept = true
    return { act, ...subject, who }
  }
  return {
    keepAct: {
      who,
      step: (subject) => audit.step(audited(subject)),
      write: (subject) => audit.write(audited(subject)),
    },
    isKept: () => isKept,
  }
}
