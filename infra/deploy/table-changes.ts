import {
  dataNameOf,
  indexesOf,
  lackedBy,
  tablesIn,
  withMoreIndexes,
  type Index,
  type TableResource,
  type Template,
} from './template.ts'

/** What a release does to the deployed tables. */
export type TableChanges = {
  /** Why the release cannot be deployed over these tables. */
  refusals: readonly string[]
  /** The deployed stack with further indexes: the templates to deploy before the release, in order. */
  steps: readonly Template[]
  /** The release, with the deployed tables, indexes and buckets that it lacks. */
  release: Template
  /** The names of these: `staff`, `applications.byStatus`. */
  kept: readonly string[]
}

type Pair = { id: string; name: string; before: TableResource; after: TableResource }

const text = (value: unknown): string => JSON.stringify(value)

/** CloudFormation would replace the table by an empty one, or DynamoDB would refuse the change. */
function refusalsOf({ name, before, after }: Pair): string[] {
  if (text(before.Properties.KeySchema) !== text(after.Properties.KeySchema))
    return [
      `The table "${name}" has another key: CloudFormation would replace it by an empty one. Give the table with the new key another name in infra/resources/tables.ts, and copy the rows.`,
    ]
  return indexesOf(after).flatMap((index) => {
    const deployed = indexesOf(before).find(({ IndexName }) => IndexName === index.IndexName)
    const isSame =
      deployed === undefined ||
      (text(deployed.KeySchema) === text(index.KeySchema) &&
        text(deployed.Projection) === text(index.Projection))
    return isSame
      ? []
      : [
          `The index "${index.IndexName}" of the table "${name}" has other attributes: DynamoDB changes no index. Give the new one another name.`,
        ]
  })
}

const lackingIn = (table: TableResource, other: TableResource): Index[] => {
  const names = new Set(indexesOf(table).map(({ IndexName }) => IndexName))
  return indexesOf(other).filter(({ IndexName }) => !names.has(IndexName))
}

/**
 * DynamoDB creates or deletes one index of a table in an update, and a table that leaves the template becomes an empty one when it
 * returns. So the indexes of a release but the last of each table are created before it, while the deployed functions run on; and
 * tables, indexes and buckets that the release lacks stay in the stack, unless they are named in `dropped`.
 */
export function tableChanges(
  deployed: Template,
  released: Template,
  dropped: readonly string[] = [],
): TableChanges {
  const after = tablesIn(released)
  const pairs = [...tablesIn(deployed)].flatMap(([id, before]): Pair[] => {
    const same = after.get(id)
    return same === undefined ? [] : [{ id, name: dataNameOf(id), before, after: same }]
  })
  const remainder = lackedBy(released, deployed).filter(([id]) => !dropped.includes(dataNameOf(id)))
  const indexes = pairs.map((pair) => {
    const surplus = lackingIn(pair.after, pair.before)
    const stay = surplus.filter(({ IndexName }) => !dropped.includes(`${pair.name}.${IndexName}`))
    return { ...pair, added: lackingIn(pair.before, pair.after), stay, gone: surplus.length - stay.length }
  })
  const more = indexes.map(({ id, before, stay }) => [id, { indexes: stay, definedIn: before }] as const)
  const withKept = { ...released, Resources: { ...released.Resources, ...Object.fromEntries(remainder) } }
  return {
    refusals: [
      ...pairs.flatMap(refusalsOf),
      ...indexes
        .filter(({ gone }) => gone > 1)
        .map(({ name }) => `Drop one index of the table "${name}" in a deployment.`),
    ],
    steps: stepsBefore(deployed, indexes),
    release: withMoreIndexes(withKept, new Map(more)),
    kept: [
      ...remainder.map(([id]) => dataNameOf(id)),
      ...indexes.flatMap(({ name, stay }) => stay.map(({ IndexName }) => `${name}.${IndexName}`)),
    ],
  }
}

type Added = Pair & { added: readonly Index[]; gone: number }

/** The release itself creates or drops one index of each table. */
function stepsBefore(deployed: Template, tables: readonly Added[]): Template[] {
  const before = tables.map((table) => ({
    ...table,
    first: table.added.slice(0, table.added.length + table.gone - 1),
  }))
  const count = Math.max(0, ...before.map(({ first }) => first.length))
  return Array.from({ length: count }, (_, step) =>
    withMoreIndexes(
      deployed,
      new Map(
        before.map(({ id, first, after }) => [id, { indexes: first.slice(0, step + 1), definedIn: after }]),
      ),
    ),
  )
}
