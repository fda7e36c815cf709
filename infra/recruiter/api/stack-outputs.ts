import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation'
import { UsageError } from '../usage-error.ts'

const operatorApi = 'OperatorApi'
const region = 'ap-southeast-2'

/** The URL of a stack's gateway, from its outputs. Needs cloudformation:DescribeStacks; `--url` does not. */
export async function gatewayOfStack(name: string): Promise<string> {
  const client = new CloudFormationClient({ region })
  const { Stacks: [stack] = [] } = await client
    .send(new DescribeStacksCommand({ StackName: name }))
    .catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error)
      throw new UsageError(
        `The stack ${name} cannot be read: ${reason}. Give the URL of its gateway with --url.`,
      )
    })
  const output = stack?.Outputs?.find(({ OutputKey }) => OutputKey === operatorApi)?.OutputValue
  if (output === undefined) throw new UsageError(`The stack ${name} has no output ${operatorApi}.`)
  return new URL(output).origin
}
