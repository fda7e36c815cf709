import type { Grants, MailAction } from '../../resources/grants.ts'

export type Credentials = { accessKeyId: string; secretAccessKey: string }

/** The signer of a request. Without grants it is the account's root, which may do everything. */
export type Principal = Credentials & { name: string; grants?: Grants }

/** One action on one resource. The `key` of a listing is its prefix. */
export type Act =
  | { service: 'dynamodb'; action: string; table: string; index?: string }
  | { service: 's3'; action: string; bucket: string; key: string }
  | { service: 'ses'; action: string }

const under = <Value>(record: Readonly<Record<string, readonly Value[]>> = {}, name: string) =>
  new Map(Object.entries(record)).get(name) ?? []

/** The action of SES for each mail grant of `infra/resources`. */
const mailActions = {
  send: 'SendEmail',
  sendRaw: 'SendRawEmail',
  quota: 'GetSendQuota',
} as const satisfies Record<MailAction, string>

/** Whether these grants allow the act, as the IAM policies that `infra/aws/grants.ts` makes of them do. */
export function mayDo(grants: Grants, act: Act): boolean {
  switch (act.service) {
    case 'dynamodb': {
      const actions: readonly string[] = under<string>(grants.tables, act.table)
      return act.index === undefined
        ? actions.includes(act.action)
        : act.action === 'Query' && under<string>(grants.indexes, act.table).includes(act.index)
    }
    case 's3':
      return under(grants.files, act.bucket).some(
        ({ prefix, actions }) =>
          act.key.startsWith(prefix) && actions.some((action) => action === act.action),
      )
    case 'ses':
      return (grants.mail ?? []).some((need) => mailActions[need] === act.action)
  }
}

/** IAM for the stand-ins: the principal of an access key, and whether it may perform an act. */
export type Access = {
  principalOf: (accessKeyId: string) => Principal | undefined
  may: (principal: Principal, act: Act) => boolean
}

/** `decided` is called with each decision. */
export function accessFor(
  principals: readonly Principal[],
  decided: (allowed: boolean, principal: Principal, act: Act) => void = () => {},
): Access {
  const byKey = new Map(principals.map((principal) => [principal.accessKeyId, principal]))
  return {
    principalOf: (accessKeyId) => byKey.get(accessKeyId),
    may: (principal, act) => {
      const allowed = principal.grants === undefined || mayDo(principal.grants, act)
      decided(allowed, principal, act)
      return allowed
    },
  }
}

/** For a stand-in that runs without the others: every access key belongs to the root. */
export const openAccess: Access = {
  principalOf: (accessKeyId) => ({ name: 'root', accessKeyId, secretAccessKey: '' }),
  may: () => true,
}

const accountId = '000000000000'

const resourceOf = (act: Act, region: string): string => {
  switch (act.service) {
    case 'dynamodb': {
      const table = `arn:aws:dynamodb:${region}:${accountId}:table/${act.table}`
      return act.index === undefined ? table : `${table}/index/${act.index}`
    }
    case 's3':
      return act.action.startsWith('List')
        ? `"arn:aws:s3:::${act.bucket}"`
        : `"arn:aws:s3:::${act.bucket}/${act.key}"`
    case 'ses':
      return '*'
  }
}

/** IAM's message for a denied request. */
export function refusalText({ name }: Principal, act: Act, region: string): string {
  const action = `${act.service}:${act.action}`
  return `User: arn:aws:sts::${accountId}:assumed-role/${name}/local is not authorized to perform: ${action} on resource: ${resourceOf(act, region)} because no identity-based policy allows the ${action} action`
}

/** The access key that a signed request names. */
export const accessKeyIn = (authorization = ''): string =>
  /Credential=([^/,\s]+)\//.exec(authorization)?.[1] ?? ''
