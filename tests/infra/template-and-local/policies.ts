import type { Json } from '../synthesised.ts'
import { labelOf, type Asked } from './act.ts'
import { listOf, resolved, type Resources } from './resolved.ts'

type Statement = { actions: string[]; resources: string[]; prefixes: string[] | undefined }

const fits = (pattern: string, text: string): boolean =>
  pattern.endsWith('*') ? text.startsWith(pattern.slice(0, -1)) : pattern === text

const resourceOf = (act: Asked): string => {
  switch (act.service) {
    case 'dynamodb':
      return act.index === undefined ? act.table : `${act.table}/index/${act.index}`
    case 's3':
      return act.action.startsWith('List') ? act.bucket : `${act.bucket}/${act.key}`
    case 'ses':
      return '*'
  }
}

/** The subset of IAM that this template uses: Allow statements, and a condition on a prefix. */
const allows = ({ actions, resources, prefixes }: Statement, act: Asked): boolean =>
  actions.some((pattern) => fits(pattern, `${act.service}:${act.action}`)) &&
  (act.service === 'ses' || resources.some((pattern) => fits(pattern, resourceOf(act)))) &&
  (prefixes === undefined || (act.service === 's3' && prefixes.some((pattern) => fits(pattern, act.key))))

function statementOf(statement: Json, resources: Resources): Statement {
  const condition = statement.Condition?.StringLike?.['s3:prefix']
  if (statement.Effect !== 'Allow' || (statement.Condition !== undefined && condition === undefined))
    throw new Error(`This test does not know the statement ${JSON.stringify(statement)}.`)
  return {
    actions: listOf(statement.Action),
    resources: listOf(statement.Resource).map((each) => resolved(each, resources)),
    prefixes: condition === undefined ? undefined : listOf(condition),
  }
}

/** The calls that the template grants to the role of each function. */
export function grantsIn(
  resources: Resources,
  functions: readonly { name: string; role: string }[],
  acts: readonly Asked[],
): [string, string][] {
  const policies = Object.values(resources).filter(({ Type }) => Type === 'AWS::IAM::Policy')
  return functions.flatMap(({ name, role }) => {
    const statements = policies
      .filter(({ Properties }) => Properties.Roles.some(({ Ref }: Json) => Ref === role))
      .flatMap(({ Properties }) => Properties.PolicyDocument.Statement)
      .map((statement: Json) => statementOf(statement, resources))
    return acts
      .filter((act) => statements.some((statement) => allows(statement, act)))
      .map((act): [string, string] => [`${name} may ${labelOf(act)}`, 'yes'])
  })
}

/** The prefixes that policies name, by bucket. */
export function prefixesIn(resources: Resources, buckets: readonly string[]): Record<string, string[]> {
  const all = Object.values(resources)
    .filter(({ Type }) => Type === 'AWS::IAM::Policy')
    .flatMap(({ Properties }) => Properties.PolicyDocument.Statement)
    .flatMap((statement: Json) => listOf(statement.Resource))
    .map((each) => resolved(each, resources))
  return Object.fromEntries(
    buckets.map((bucket) => [
      bucket,
      [
        ...new Set(
          all
            .filter((text) => text.startsWith(`${bucket}/`) && text.endsWith('*') && text !== `${bucket}/*`)
            .map((text) => text.slice(bucket.length + 1, -1)),
        ),
      ],
    ]),
  )
}
