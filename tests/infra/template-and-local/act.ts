/** A call that a function may or may not make. The test asks the template and the local run about each. */
export type Asked =
  | { service: 'dynamodb'; action: string; table: string; index?: string }
  | { service: 's3'; action: string; bucket: string; key: string }
  | { service: 'ses'; action: string }

export const tableActions = [
  'GetItem',
  'BatchGetItem',
  'PutItem',
  'UpdateItem',
  'DeleteItem',
  'Query',
  'Scan',
  'ConditionCheckItem',
]
export const fileActions = [
  'GetObject',
  'PutObject',
  'DeleteObject',
  'DeleteObjectVersion',
  'ListBucket',
  'ListBucketVersions',
]
export const mailActions = ['SendEmail', 'SendRawEmail', 'GetSendQuota']

/** A file name that the product does not use. */
export const probe = 'probe'

export const labelOf = (act: Asked): string => {
  switch (act.service) {
    case 'dynamodb':
      return `${act.action} on ${act.table}${act.index === undefined ? '' : `/${act.index}`}`
    case 's3':
      return `${act.action} on ${act.bucket}/${act.key}`
    case 'ses':
      return act.action
  }
}

type Account = {
  tables: readonly { name: string; indexes: readonly string[] }[]
  buckets: readonly string[]
  /** The prefixes below which files may be. */
  prefixes: Readonly<Record<string, readonly string[]>>
}

/** Every call to ask about, in an account with these tables and buckets. */
export const everyAct = ({ tables, buckets, prefixes }: Account): Asked[] => [
  ...tables.flatMap(({ name: table, indexes }) => [
    ...tableActions.map((action) => ({ service: 'dynamodb' as const, action, table })),
    ...indexes.map((index) => ({ service: 'dynamodb' as const, action: 'Query', table, index })),
  ]),
  ...buckets.flatMap((bucket) =>
    [...(prefixes[bucket] ?? []), 'elsewhere/'].flatMap((prefix) =>
      fileActions.map((action) => ({ service: 's3' as const, action, bucket, key: `${prefix}${probe}` })),
    ),
  ),
  ...mailActions.map((action) => ({ service: 'ses' as const, action })),
]
