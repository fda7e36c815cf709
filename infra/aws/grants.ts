import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { BucketName, Grants, TableName } from '../resources.ts'
import type { Buckets, Tables } from './data.ts'
import type { Mail } from './mail.ts'

type Granted = { tables: Tables; buckets: Buckets; mail: Mail }

/** What a function may do, as IAM says it: these actions on these things, and nothing more. */
export function grantsOf(grants: Grants, { tables, buckets, mail }: Granted): PolicyStatement[] {
  return [
    ...tableStatements(grants, tables),
    ...indexStatements(grants, tables),
    ...fileStatements(grants, buckets),
    ...mailStatements(grants, mail),
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

/** A list of files is asked of the bucket, and narrowed to a prefix by a condition; a file is asked for by its key. */
const fileStatements = ({ files = {} }: Grants, buckets: Buckets): PolicyStatement[] =>
  (Object.keys(files) as BucketName[]).flatMap((name) =>
    (files[name] ?? []).flatMap(({ prefix, actions }) => {
      const onFiles = actions.filter((action) => action !== 'ListBucket')
      const lists = actions.includes('ListBucket')
      return [
        ...(onFiles.length === 0
          ? []
          : [
              new PolicyStatement({
                actions: onFiles.map((action) => `s3:${action}`),
                resources: [buckets[name].arnForObjects(`${prefix}*`)],
              }),
            ]),
        ...(lists
          ? [
              new PolicyStatement({
                actions: ['s3:ListBucket'],
                resources: [buckets[name].bucketArn],
                conditions: { StringLike: { 's3:prefix': `${prefix}*` } },
              }),
            ]
          : []),
      ]
    }),
  )

/** Textract knows no resources: what it may read is what the function may read. */
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
  needs.map((need) =>
    need === 'send'
      ? new PolicyStatement({
          actions: ['ses:SendEmail'],
          resources: [mail.identity.emailIdentityArn, mail.configurationSetArn],
        })
      : // The account's quota is not a thing with a name of its own.
        new PolicyStatement({ actions: ['ses:GetSendQuota'], resources: ['*'] }),
  )
