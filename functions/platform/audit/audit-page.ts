import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import type { Dynamo } from '../dynamo/dynamo.ts'
import { cursorOf, entryIn, justBefore } from './entry-cursor.ts'
import { monthBefore, monthOf } from './months.ts'
import { oldestKept, storedAct, type StoredAct } from './stored-act.ts'

/** Which acts. What is not named does not limit them. */
export type ActFilter = {
  since?: Date | undefined
  /** Exclusive. */
  until?: Date | undefined
  who?: string | undefined
  userId?: string | undefined
  on?: string | undefined
  act?: string | undefined
  /** A person by e-mail address: the account that has it now, and the hash that an erasure wrote. */
  address?: { hash: string; userId: string | undefined } | undefined
}

export type ActPage = ActFilter & { cursor?: string | undefined; limit: number }

/** Some 350 bytes each, so an answer reads at most 50 units, of which a filter can leave no row. */
const maxRowsRead = 1000

/** Sorts after the entries, which begin with a year. */
const afterEveryEntry = '~'
const timeLength = '2026-11-27T00:00:00.000Z'.length

/** Acts newest first, the cursor of the page after them, and the time up to which rows were compared where there is one. */
export async function auditPage(
  dynamo: Dynamo,
  table: string,
  { cursor, limit, since, until, ...filter }: ActPage,
  now: Date,
): Promise<{ acts: StoredAct[]; next: string | null; readTo: string | null }> {
  const from = new Date(Math.max(since?.getTime() ?? 0, oldestKept(now).getTime())).toISOString()
  const entry = entryIn(cursor)
  const to = entry === undefined ? (until?.toISOString() ?? afterEveryEntry) : justBefore(entry)
  const acts: StoredAct[] = []
  let rest = maxRowsRead
  for (const partition of to < from ? [] : partitionsOf(filter, { from, to }, now)) {
    const query = queryOf(partition, filter)
    const isFiltered = 'FilterExpression' in query
    const { Items, LastEvaluatedKey, ScannedCount } = await dynamo.send(
      new QueryCommand({
        TableName: table,
        ...query,
        ExpressionAttributeValues: { ...query.ExpressionAttributeValues, ':from': from, ':to': to },
        ScanIndexForward: false,
        Limit: isFiltered ? rest : limit - acts.length,
      }),
    )
    acts.push(...(Items ?? []).map((item) => storedAct.parse(item)))
    rest -= ScannedCount ?? 0
    const last = acts.length >= limit ? acts[limit - 1]?.entry : LastEvaluatedKey?.['entry']
    if (typeof last === 'string')
      return { acts: acts.slice(0, limit), next: cursorOf(last), readTo: last.slice(0, timeLength) }
  }
  return { acts, next: null, readTo: null }
}

type Partition = { index?: 'byWho' | 'byUser'; attribute: 'who' | 'userId' | 'month'; value: string }

/** One of an index where a person is named, else the months, newest first. A month without acts costs half a unit. */
function partitionsOf(
  { who, userId }: ActFilter,
  { from, to }: { from: string; to: string },
  now: Date,
): Partition[] {
  if (userId !== undefined) return [{ index: 'byUser', attribute: 'userId', value: userId }]
  if (who !== undefined) return [{ index: 'byWho', attribute: 'who', value: who }]
  const latest = now.toISOString()
  const [first, last] = [monthOf(from), monthOf(to < latest ? to : latest)]
  const months: Partition[] = []
  for (let month = last; month >= first; month = monthBefore(month))
    months.push({ attribute: 'month', value: month })
  return months
}

/** The names are aliases, because MONTH, ON and others are reserved words of DynamoDB. */
function queryOf({ index, attribute, value }: Partition, { who, on, act, address }: ActFilter) {
  const compared = { who: attribute === 'userId' ? who : undefined, on, act }
  const names: Record<string, string> = { '#key': attribute }
  const values: Record<string, string> = { ':key': value }
  const conditions: string[] = []
  for (const [name, text] of Object.entries(compared)) {
    if (text === undefined) continue
    names[`#${name}`] = name
    values[`:${name}`] = text
    conditions.push(`#${name} = :${name}`)
  }
  if (address !== undefined) {
    values[':hash'] = address.hash
    values[':account'] = address.userId ?? address.hash
    conditions.push('(addressHash = :hash OR userId = :account)')
  }
  return {
    ...(index !== undefined && { IndexName: index }),
    KeyConditionExpression: '#key = :key AND entry BETWEEN :from AND :to',
    ...(conditions.length > 0 && { FilterExpression: conditions.join(' AND ') }),
    ExpressionAttributeNames: names,
    ExpressionAttributeValues: values,
  }
}
