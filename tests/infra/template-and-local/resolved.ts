import type { Json } from '../synthesised.ts'

export type Resources = Readonly<Record<string, { Type: string; Properties?: Json }>>

/** `UsersTable1A2B3C4D` → `users`: the CDK appends a hash to the name of a construct. */
const plainName = (id: string, suffix: string): string => {
  const name = id.replace(/[0-9A-F]{8}$/, '')
  if (!name.endsWith(suffix)) return name
  const own = name.slice(0, name.length - suffix.length)
  return own.charAt(0).toLowerCase() + own.slice(1)
}

export const tableName = (id: string): string => plainName(id, 'Table')
export const bucketName = (id: string): string => plainName(id, 'Bucket')
export const functionName = (id: string): string => plainName(id, 'Function')

/** The site's URL in the facts of both. */
export const site = 'the site'

const namings = new Map([
  ['AWS::DynamoDB::GlobalTable', tableName],
  ['AWS::S3::Bucket', bucketName],
  ['AWS::Lambda::Function', functionName],
])

const named = (id: string, resources: Resources): string => namings.get(resources[id]?.Type ?? '')?.(id) ?? id

/** A CloudFormation expression as text, with the resource names of the local run. */
export function resolved(value: Json, resources: Resources): string {
  if (typeof value === 'string') return value
  if (value?.Ref !== undefined) return named(value.Ref, resources)
  if (value?.['Fn::GetAtt'] !== undefined) {
    const [id, attribute] = value['Fn::GetAtt']
    if (resources[id]?.Type === 'AWS::CloudFront::Distribution') return 'distribution'
    return attribute === 'Arn' || attribute === 'StreamArn' ? named(id, resources) : `${id}.${attribute}`
  }
  if (value?.['Fn::Join'] !== undefined) {
    const [between, parts] = value['Fn::Join']
    const text = parts.map((part: Json) => resolved(part, resources)).join(between)
    return text === 'https://distribution' ? site : text
  }
  return JSON.stringify(value)
}

export const listOf = (value: Json): Json[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value]
