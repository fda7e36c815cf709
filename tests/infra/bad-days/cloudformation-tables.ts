import {
  CreateTableCommand,
  PutItemCommand,
  ScanCommand,
  type DynamoDBClient,
} from '@aws-sdk/client-dynamodb'
import { indexesOf, tablesIn, type TableResource, type Template } from '#infra/deploy/template.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- properties of a template, which are those of DynamoDB
type Input = any

const nameOf = ({ IndexName }: { IndexName?: string | undefined }) => IndexName ?? ''

/** Of all stacks, because they share a database. */
let created = 0

/**
 * The tables of a stack in the local DynamoDB, by the rules of CloudFormation: a table that leaves the template stays, unknown to the
 * stack; one that is new, also again, is created empty; a table with another key is replaced; an update creates or deletes one index
 * of a table.
 */
export function cloudFormationTables(client: DynamoDBClient) {
  const names = new Map<string, string>()
  let deployed: Template = { Resources: {} }

  const create = async (id: string, { Properties }: TableResource): Promise<void> => {
    created += 1
    names.set(id, `MerbokSite-${id}-${created}`)
    const { KeySchema, AttributeDefinitions, GlobalSecondaryIndexes }: Input = Properties
    await client.send(
      new CreateTableCommand({
        TableName: names.get(id),
        BillingMode: 'PAY_PER_REQUEST',
        KeySchema,
        AttributeDefinitions,
        GlobalSecondaryIndexes,
      }),
    )
  }

  const update = async (id: string, before: TableResource, after: TableResource): Promise<void> => {
    if (JSON.stringify(before.Properties.KeySchema) !== JSON.stringify(after.Properties.KeySchema))
      return create(id, after)
    const [old, now] = [indexesOf(before), indexesOf(after)]
    const added = now.filter((index) => !old.map(nameOf).includes(nameOf(index)))
    const deleted = old.filter((index) => !now.map(nameOf).includes(nameOf(index)))
    if (added.length + deleted.length > 1)
      throw new Error('Cannot perform more than one GSI creation or deletion in a single update')
    if (added.length + deleted.length === 0) return
    // The local DynamoDB does not change indexes of a table that is paid by request, so its rows move.
    const { Items = [] } = await client.send(new ScanCommand({ TableName: names.get(id) }))
    await create(id, after)
    for (const Item of Items) await client.send(new PutItemCommand({ TableName: names.get(id), Item }))
  }

  return {
    deployed: () => deployed,
    /** The name that the table has in DynamoDB. */
    nameOf: (id: string): string => {
      const name = names.get(id)
      if (name === undefined) throw new Error(`The stack has no ${id}.`)
      return name
    },
    async deploy(template: Template): Promise<void> {
      const before = tablesIn(deployed)
      for (const [id, table] of tablesIn(template)) {
        const old = before.get(id)
        if (old === undefined) await create(id, table)
        else await update(id, old, table)
      }
      for (const id of before.keys()) if (!tablesIn(template).has(id)) names.delete(id)
      deployed = template
    },
  }
}
