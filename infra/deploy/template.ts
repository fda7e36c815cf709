/** What the deployment reads and changes of a CloudFormation template. */

export type Template = { Resources: Readonly<Record<string, Resource>> }

export type Resource = { Type: string; Properties?: Readonly<Record<string, unknown>> }

type Named = { IndexName: string }
export type Index = Named & {
  KeySchema: readonly { AttributeName: string; KeyType: string }[]
  Projection?: unknown
}

export type TableResource = Resource & {
  Properties: {
    KeySchema: Index['KeySchema']
    AttributeDefinitions: readonly { AttributeName: string }[]
    GlobalSecondaryIndexes?: readonly Index[]
    Replicas: readonly { GlobalSecondaryIndexes?: readonly Named[]; DeletionProtectionEnabled?: boolean }[]
  }
}

/** The tables of a template by their logical ids. */
export const tablesIn = ({ Resources }: Template): ReadonlyMap<string, TableResource> =>
  new Map(
    Object.entries(Resources).filter(
      (entry): entry is [string, TableResource] => entry[1].Type === 'AWS::DynamoDB::GlobalTable',
    ),
  )

export const indexesOf = ({ Properties }: TableResource): readonly Index[] =>
  Properties.GlobalSecondaryIndexes ?? []

/** CloudFormation replaces what it creates anew: an empty table, or a bucket whose name is taken. */
const keptTypes = new Set(['AWS::DynamoDB::GlobalTable', 'AWS::S3::Bucket'])

/** The tables and buckets of a template that the other one lacks. */
export const lackedBy = (other: Template, { Resources }: Template): [string, Resource][] =>
  Object.entries(Resources).filter(([id, { Type }]) => keptTypes.has(Type) && !(id in other.Resources))

/** `applications` for `ApplicationsTable27AC2163`: the CDK appends `Table` and eight characters. */
export function dataNameOf(logicalId: string): string {
  const name = logicalId.replace(/(?:Table|Bucket)?[0-9A-F]{8}$/, '')
  return name.charAt(0).toLowerCase() + name.slice(1)
}

const withTables = (
  template: Template,
  change: (table: TableResource, id: string) => TableResource,
): Template => ({
  ...template,
  Resources: {
    ...template.Resources,
    ...Object.fromEntries([...tablesIn(template)].map(([id, table]) => [id, change(table, id)])),
  },
})

/** DynamoDB refuses the definition of an attribute that no key has. */
function withIndexes(table: TableResource, indexes: readonly Index[], more: TableResource): TableResource {
  const { KeySchema, AttributeDefinitions, Replicas, GlobalSecondaryIndexes: _, ...rest } = table.Properties
  const used = new Set(
    [KeySchema, ...indexes.map((index) => index.KeySchema)].flat().map(({ AttributeName }) => AttributeName),
  )
  const defined = [...AttributeDefinitions, ...more.Properties.AttributeDefinitions]
  const definitionOf = (name: string) => defined.filter(({ AttributeName }) => AttributeName === name)
  const named = indexes.map(({ IndexName }) => ({ IndexName }))
  return {
    ...table,
    Properties: {
      ...rest,
      KeySchema,
      AttributeDefinitions: [...used].flatMap((name) => definitionOf(name).slice(0, 1)),
      ...(indexes.length > 0 && { GlobalSecondaryIndexes: indexes }),
      Replicas: Replicas.map(({ GlobalSecondaryIndexes: __, ...replica }) => ({
        ...replica,
        ...(named.length > 0 && { GlobalSecondaryIndexes: named }),
      })),
    },
  }
}

/** The template whose tables have these further indexes, by the logical ids of the tables. */
export const withMoreIndexes = (
  template: Template,
  more: ReadonlyMap<string, { indexes: readonly Index[]; definedIn: TableResource }>,
): Template =>
  withTables(template, (table, id) => {
    const added = more.get(id)
    if (added === undefined || added.indexes.length === 0) return table
    return withIndexes(table, [...indexesOf(table), ...added.indexes], added.definedIn)
  })

/** The template of the first step of a first deployment. */
export const withoutProtection = (template: Template): Template =>
  withTables(template, (table) => ({
    ...table,
    Properties: {
      ...table.Properties,
      Replicas: table.Properties.Replicas.map((replica) => ({
        ...replica,
        DeletionProtectionEnabled: false,
      })),
    },
  }))
