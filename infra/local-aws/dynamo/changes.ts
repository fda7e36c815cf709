import { isDeepStrictEqual } from 'node:util'
import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import type { Item, Value } from './item.ts'
import type { Image } from './collecting-store.ts'

/** The content of one stream record. */
export type TableChange = {
  table: string
  kind: 'INSERT' | 'MODIFY' | 'REMOVE'
  keys: Record<string, AttributeValue>
  /** The row after the change; only with the view type NEW_IMAGE, and not for a removed row. */
  newImage?: Item
}

const keyValue = ({ S, N, B }: Value): AttributeValue => {
  if (S !== undefined) return { S }
  if (N !== undefined) return { N }
  return { B: Buffer.from(B ?? '', 'base64') }
}

function changeOf({ table, before, after }: Image): TableChange | undefined {
  const item = after ?? before
  // DynamoDB Streams writes no record for a write that changes nothing.
  if (item === undefined || isDeepStrictEqual({ ...before }, { ...after })) return undefined
  const keys = table.KeySchema.map(({ AttributeName }): [string, AttributeValue] => [
    AttributeName,
    keyValue(item[AttributeName] ?? {}),
  ])
  return {
    table: table.TableName,
    kind: before === undefined ? 'INSERT' : after === undefined ? 'REMOVE' : 'MODIFY',
    keys: Object.fromEntries(keys),
    ...(table.StreamSpecification?.StreamViewType === 'NEW_IMAGE' && after !== undefined
      ? { newImage: after }
      : {}),
  }
}

/** Calls the listener for committed writes to tables with a stream. Its errors are logged, so that the write succeeds. */
export function announce(
  images: readonly Image[],
  listener: ((change: TableChange) => void) | undefined,
): void {
  if (listener === undefined) return
  for (const image of images) {
    if (image.table.StreamSpecification?.StreamEnabled !== true) continue
    const change = changeOf(image)
    if (change === undefined) continue
    try {
      listener(change)
    } catch (error) {
      console.error(`A listener failed on a change of table ${change.table}:`, error)
    }
  }
}
