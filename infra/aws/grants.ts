import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Grants, TableName } from '../resources.ts'
import type { Tables } from './data.ts'
import type { Mail } from './mail.ts'

/** What a function may do, as IAM says it: these actions on these things, and nothing more. */
export function grantsOf(grants: Grants, tables: Tables, mail: Mail): PolicyStatement[] {
  return [
    ...tableStatements(grants, tables),
    ...indexStatements(grants, tables),
    ...mailStatements(grants, mail),
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
