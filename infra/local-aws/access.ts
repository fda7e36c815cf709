export type Credentials = { accessKeyId: string; secretAccessKey: string }

/** What an access key may do. Actions have IAM's names without their service: `GetItem`. */
export type Grants = {
  /** Actions on items, by table. */
  tables?: Readonly<Record<string, readonly string[]>>
  /** The indexes that a Query may use, by table. */
  indexes?: Readonly<Record<string, readonly string[]>>
  /** Actions on keys below a prefix, by bucket. */
  files?: Readonly<Record<string, readonly { prefix: string; actions: readonly string[] }[]>>
  mail?: readonly string[]
  /** Actions of services without resources of the account, by service. */
  services?: Readonly<Partial<Record<Service, readonly string[]>>>
  /** The names of secrets. Secrets Manager has no stand-in; a program that provides secrets itself can check these grants. */
  secrets?: readonly string[]
}

export type Service = 'bedrock' | 'polly' | 'transcribe'

/** The signer of a request. Without grants it is the account's root, which may do everything. */
export type Principal = Credentials & { name: string; grants?: Grants }

/** One action on one resource. The `key` of a listing is its prefix. */
export type Act =
  | { service: 'dynamodb'; action: string; table: string; index?: string }
  | { service: 's3'; action: string; bucket: string; key: string }
  | { service: 'ses'; action: string }
  | { service: Service; action: string }
  | { service: 'secretsmanager'; action: string; secret: string }

const under = <Value>(record: Readonly<Record<string, readonly Value[]>> = {}, name: string) =>
  new Map(Object.entries(record)).get(name) ?? []

/** Whether the grants allow the act, like IAM policies of the same content. */
export function mayDo(grants: Grants, act: Act): boolean {
  switch (act.service) {
    case 'dynamodb':
      return act.index === undefined
        ? under(grants.tables, act.table).includes(act.action)
        : act.action === 'Query' && under(grants.indexes, act.table).includes(act.index)
    case 's3':
      return under(grants.files, act.bucket).some(
        ({ prefix, actions }) => act.key.startsWith(prefix) && actions.includes(act.action),
      )
    case 'ses':
      return (grants.mail ?? []).includes(act.action)
    case 'bedrock':
    case 'polly':
    case 'transcribe':
      return (grants.services?.[act.service] ?? []).includes(act.action)
    case 'secretsmanager':
      return act.action === 'GetSecretValue' && (grants.secrets ?? []).includes(act.secret)
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

/** For DynamoDB and SES, which do not verify signatures: every access key belongs to the root. */
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
    case 'bedrock':
    case 'polly':
    case 'transcribe':
      return '*'
    case 'secretsmanager':
      return `arn:aws:secretsmanager:${region}:${accountId}:secret:${act.secret}`
  }
}

/** IAM's message for a denied request. */
export function refusalText({ name }: Principal, act: Act, region: string): string {
  const action = `${act.service}:${act.action}`
  return `User: arn:aws:sts::${accountId}:assumed-role/${name}/local is not authorized to perform: ${action} on resource: ${resourceOf(act, region)} because no identity-based policy allows the ${action} action`
}
