import { DescribeStacksCommand, type CloudFormationClient } from '@aws-sdk/client-cloudformation'

/** CloudFormation's status of a stack; undefined where the account has none of that name. */
export async function stackStatus(client: CloudFormationClient, name: string): Promise<string | undefined> {
  try {
    const { Stacks: [stack] = [] } = await client.send(new DescribeStacksCommand({ StackName: name }))
    return stack?.StackStatus
  } catch (error) {
    // CloudFormation has no error code for a missing stack.
    if (
      error instanceof Error &&
      error.name === 'ValidationError' &&
      error.message.includes('does not exist')
    )
      return undefined
    throw error
  }
}

/** The outputs of a stack, by name. */
export type Outputs = Readonly<Record<string, string>>

export async function outputsOf(client: CloudFormationClient, StackName: string): Promise<Outputs> {
  const { Stacks: [stack] = [] } = await client.send(new DescribeStacksCommand({ StackName }))
  return Object.fromEntries(
    (stack?.Outputs ?? []).map(({ OutputKey = '', OutputValue = '' }) => [OutputKey, OutputValue]),
  )
}
