import type { Step } from '../dynamo/transaction.ts'
import type { StoredMember } from './stored-member.ts'

export type MemberUpdate = {
  set: Readonly<Record<string, unknown>>
  remove?: readonly string[]
  /** Further conditions, with the values that they compare with. */
  condition?: string
  values?: Readonly<Record<string, unknown>>
}

export const memberKey = (id: string) => ({ kind: 'member', id })

/** Refused where the member has changed in what sign-ins and links depend on. */
export function memberUpdate(
  table: string,
  { id, epoch }: Pick<StoredMember, 'id' | 'epoch'>,
  { set, remove = [], condition, values }: MemberUpdate,
): NonNullable<Step['Update']> {
  const names = Object.keys(set)
  const assignments = names.map((name) => `#${name} = :${name}`).join(', ')
  const removals = remove.length === 0 ? '' : ` REMOVE ${remove.map((name) => `#${name}`).join(', ')}`
  const unchanged = 'attribute_exists(id) AND #epoch = :epochBefore'
  return {
    TableName: table,
    Key: memberKey(id),
    UpdateExpression: `SET ${assignments}${removals}`,
    ConditionExpression: condition === undefined ? unchanged : `${unchanged} AND ${condition}`,
    ExpressionAttributeNames: Object.fromEntries(
      ['epoch', ...names, ...remove].map((name) => [`#${name}`, name]),
    ),
    ExpressionAttributeValues: {
      ':epochBefore': epoch,
      ...Object.fromEntries(names.map((name) => [`:${name}`, set[name]])),
      ...values,
    },
  }
}
