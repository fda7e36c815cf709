import {
  ListStackResourcesCommand,
  ListStacksCommand,
  type CloudFormationClient,
} from '@aws-sdk/client-cloudformation'
import { stackStatus } from '../deploy/stack-status.ts'

/** A resource of a deployed stack: the name in the template, and the one that AWS gave it. */
export type Part = { logicalId: string; name: string; type: string }

/**
 * The id of the newest deletion of a stack. CloudFormation forgets the name of a deleted stack, and lists its resources by the
 * id for 90 days.
 */
async function deletedStackId(client: CloudFormationClient, name: string): Promise<string | undefined> {
  let NextToken: string | undefined
  do {
    const page = await client.send(
      new ListStacksCommand({
        StackStatusFilter: ['DELETE_COMPLETE'],
        ...(NextToken !== undefined && { NextToken }),
      }),
    )
    // Newest first.
    const summary = page.StackSummaries?.find(({ StackName }) => StackName === name)
    if (summary !== undefined) return summary.StackId
    NextToken = page.NextToken
  } while (NextToken !== undefined)
  return undefined
}

/** The parts of a stack, also of a deleted one, whose retained resources are among them. */
export async function partsOfDeleted(client: CloudFormationClient, name: string): Promise<Part[]> {
  const isThere = (await stackStatus(client, name)) !== undefined
  const id = isThere ? name : await deletedStackId(client, name)
  if (id === undefined)
    throw new Error(`There is no stack ${name}, and in the last 90 days none was deleted.`)
  return partsOf(client, id)
}

export async function partsOf(client: CloudFormationClient, StackName: string): Promise<Part[]> {
  const parts: Part[] = []
  let NextToken: string | undefined
  do {
    const page = await client.send(
      new ListStackResourcesCommand({ StackName, ...(NextToken !== undefined && { NextToken }) }),
    )
    for (const { LogicalResourceId, PhysicalResourceId, ResourceType } of page.StackResourceSummaries ?? [])
      if (LogicalResourceId !== undefined && PhysicalResourceId !== undefined)
        parts.push({ logicalId: LogicalResourceId, name: PhysicalResourceId, type: ResourceType ?? '' })
    NextToken = page.NextToken
  } while (NextToken !== undefined)
  return parts
}

export const partTypes = {
  table: 'AWS::DynamoDB::GlobalTable',
  bucket: 'AWS::S3::Bucket',
  function: 'AWS::Lambda::Function',
  queue: 'AWS::SQS::Queue',
  logGroup: 'AWS::Logs::LogGroup',
  identity: 'AWS::SES::EmailIdentity',
} as const

export const namesOf = (parts: readonly Part[], kind: keyof typeof partTypes): string[] =>
  parts.filter(({ type }) => type === partTypes[kind]).map(({ name }) => name)

/** Whether this part has the name of the construct: the CDK appends the names inside it and eight characters. */
const isOf = ({ logicalId }: Part, construct: string, inside: string): boolean =>
  new RegExp(`^${construct}${inside}[0-9A-F]{8}$`, 'i').test(logicalId)

type Named = 'table' | 'function' | 'queue'

/** A table or function of the product: `partOf(parts, 'table', 'users')`. */
export function partOf(parts: readonly Part[], kind: Named, construct: string): Part {
  const inside = { table: 'Table', function: 'Function', queue: 'DeadLetters' }[kind]
  const match = parts.find((part) => part.type === partTypes[kind] && isOf(part, construct, inside))
  if (match === undefined) throw new Error(`The stack has no ${kind} "${construct}".`)
  return match
}

/** The name that AWS gave it. */
export const nameOf = (parts: readonly Part[], kind: Named, construct: string): string =>
  partOf(parts, kind, construct).name

/** The URL of each queue of failed records, and the construct of its function. */
export const deadLetterQueues = (parts: readonly Part[]): { queueUrl: string; construct: string }[] =>
  parts.flatMap(({ type, logicalId, name }) => {
    const construct = /^(\w+?)DeadLetters[0-9A-F]{8}$/.exec(logicalId)?.[1]
    return type === partTypes.queue && construct !== undefined ? [{ queueUrl: name, construct }] : []
  })
