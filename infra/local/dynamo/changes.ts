import { isDeepStrictEqual } from 'node:util'
import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import type { Value } from './dynalite.ts'
import type { Image } from './draft.ts'

/** What a stream with KEYS_ONLY tells of one write. */
export type TableChange = {
  table: string
  kind: 'INSERT' | 'MODIFY' | 'REMOVE'
  keys: Record<string, AttributeValue>
}

const keyValue = ({ S, N, B }: Value): AttributeValue => {
  if (S !== undefined) return { S }
  if (N !== undefined) return { N }
  return { B: Buffer.from(B ?? '', 'base64') }
}

function changeOf({ table, before, after }: Image): TableChange | undefined {
  const item = after ?? before
  // A stream is silent about a write that changes nothing.
  if (item === undefined || isDeepStrictEqual({ ...before }, { ...after })) return undefined
  const keys = table.KeySchema.map(({ AttributeName }): [string, AttributeValue] => [
    AttributeName,
    keyValue(item[AttributeName] ?? {}),
  ])
  return {
    table: table.TableName,
    kind: before === undefined ? 'INSERT' : after === undefined ? 'REMOVE' : 'MODIFY',
    keys: Object.fromEntries(keys),
  }
}

/** Tells the listener of committed writes to the tables that have a stream. What it throws is not the writer's fault. */
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
