import { sessionLimits } from '#shared/application/session/recording-limits.ts'
import type { StoredSession } from '#functions/application/session/stored-session.ts'

/** Counts a part of a session's recording; refused where the session would have more than it may. */
export const partCount = (
  table: string,
  { userId, id, timeFactor }: Pick<StoredSession, 'userId' | 'id' | 'timeFactor'>,
  { bytes, now }: { bytes: number; now: Date },
) => {
  const limits = sessionLimits(timeFactor)
  return {
    TableName: table,
    Key: { userId, id },
    UpdateExpression: 'SET lastPartAt = :now ADD announcedBytes :bytes, announcedParts :one',
    ConditionExpression:
      'attribute_exists(id) AND (attribute_not_exists(announcedParts) OR (announcedBytes <= :bytesBefore AND announcedParts < :maxParts))',
    ExpressionAttributeValues: {
      ':bytes': bytes,
      ':one': 1,
      ':now': now.toISOString(),
      ':bytesBefore': limits.bytes - bytes,
      ':maxParts': limits.parts,
    },
  }
}
