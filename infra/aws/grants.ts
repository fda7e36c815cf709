import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { BucketName, TableName } from '#functions/environment.ts'
import type { Grants } from '../resources/grants.ts'
import type { Buckets, Tables } from './data.ts'
import type { Mail } from './mail.ts'
import type { ReadSecrets } from './secrets.ts'

type Granted = { tables: Tables; buckets: Buckets; mail: Mail; secrets: ReadSecrets }

/** Turns a function's grants into IAM policy statements. */
export function grantsOf(grants: Grants, { tables, buckets, mail, secrets }: Granted): PolicyStatement[] {
  return [
    ...tableStatements(grants, tables),
    ...indexStatements(grants, tables),
    ...fileStatements(grants, buckets),
    ...mailStatements(grants, mail),
    ...secretStatements(grants, secrets),
    ...(grants.recognition === true ? [recognitionStatement()] : []),
  ]
}

const entries = <Value>(record: Partial<Record<TableName, Value>> = {}): [TableName, Value][] =>
  Object.entries(record) as [TableName, Value][]

const tableStatements = (grants: Grants, tables: Tables): PolicyStatement[] =>
  entries(grants.tables).map(
    ([name, actions]) =>
      new PolicyStatement({
        actions: actions.map((action) => `dynamodb:${action}`),
        resources: [tables[name].tableArn],
      }),
  )

const indexStatements = (grants: Grants, tables: Tables): PolicyStatement[] =>
  entries(grants.indexes).map(
    ([name, indexes]) =>
      new PolicyStatement({
        actions: ['dynamodb:Query'],
        resources: indexes.map((index) => `${tables[name].tableArn}/index/${index}`),
      }),
  )

/** Grants listings on the bucket, with a condition on the prefix, and all other actions on the objects below it. */
const fileStatements = ({ files = {} }: Grants, buckets: Buckets): PolicyStatement[] =>
  (Object.keys(files) as BucketName[]).flatMap((name) =>
    (files[name] ?? []).flatMap(({ prefix, actions }) => {
      const [listings, onFiles] = [
        actions.filter((action) => action.startsWith('List')),
        actions.filter((action) => !action.startsWith('List')),
      ]
      return [
        ...(onFiles.length === 0
          ? []
          : [
              new PolicyStatement({
                actions: onFiles.map((action) => `s3:${action}`),
                resources: [buckets[name].arnForObjects(`${prefix}*`)],
              }),
            ]),
        ...(listings.length === 0
          ? []
          : [
              new PolicyStatement({
                actions: listings.map((action) => `s3:${action}`),
                resources: [buckets[name].bucketArn],
                conditions: { StringLike: { 's3:prefix': `${prefix}*` } },
              }),
            ]),
      ]
    }),
  )

/** Textract has no resource-level permissions. It reads a file with the function's own S3 permissions. */
const recognitionStatement = (): PolicyStatement =>
  new PolicyStatement({
    actions: [
      'textract:DetectDocumentText',
      'textract:StartDocumentTextDetection',
      'textract:GetDocumentTextDetection',
    ],
    resources: ['*'],
  })

const mailStatements = ({ mail: needs = [] }: Grants, mail: Mail): PolicyStatement[] =>
  needs.map((need) => {
    // ses:GetSendQuota has no resource-level permissions.
    if (need === 'quota') return new PolicyStatement({ actions: ['ses:GetSendQuota'], resources: ['*'] })
    return new PolicyStatement({
      actions: [need === 'send' ? 'ses:SendEmail' : 'ses:SendRawEmail'],
      resources: [mail.identity.emailIdentityArn, mail.configurationSetArn],
    })
  })

/** One call reads several secrets. It has no resource-level permissions, and answers what `GetSecretValue` allows. */
function secretStatements({ secrets: needs = [] }: Grants, secrets: ReadSecrets): PolicyStatement[] {
  const resources = needs.flatMap((name) => secrets[name]?.arns ?? [])
  if (resources.length === 0) return []
  return [
    new PolicyStatement({ actions: ['secretsmanager:BatchGetSecretValue'], resources: ['*'] }),
    new PolicyStatement({ actions: ['secretsmanager:GetSecretValue'], resources }),
  ]
}
