import { DeleteStackCommand, type CloudFormationClient } from '@aws-sdk/client-cloudformation'
import { UsageError } from '../arguments.ts'
import type { Settings } from '../settings.ts'
import { edgeStackNameOf } from '../stack-identity.ts'

type Request = {
  settings: Settings
  confirm: string | undefined
  untilDeleted: (client: CloudFormationClient, stackName: string) => Promise<void>
  say: (line: string) => void
}

/**
 * Deletes the stack of the limit per IP address. Once the setting switches the limit off, no deployment names that stack any more: it
 * stays, and costs money. It has no data.
 */
export async function removeEdge(
  client: CloudFormationClient,
  { settings, confirm, untilDeleted, say }: Request,
): Promise<void> {
  const StackName = edgeStackNameOf(settings.stage)
  if (settings.requestsPerAddress > 0 && settings.webAclArn === undefined)
    throw new UsageError(
      `cdk.json still uses ${StackName}. Set "requestsPerAddress" to 0 or "webAclArn" to your own, deploy, and run this again.`,
    )
  if (confirm !== StackName) throw new UsageError(`To delete ${StackName}, add --confirm ${StackName}`)
  await client.send(new DeleteStackCommand({ StackName }))
  await untilDeleted(client, StackName)
  say(`The stack ${StackName} is deleted.`)
}
