import type { NoticeKind } from '#shared/platform/notices.ts'
import { setOf } from '#functions/platform/dynamo/set-attributes.ts'
import type { StoredNotices } from './stored-notices.ts'

const versionName = { '#version': 'version' } as const

/** Refused while another run has the row, and where one had it since the row was read. */
export function noticeLease(
  { version, dailyDay }: StoredNotices,
  { now, until, day }: { now: Date; until: Date; day: string | undefined },
) {
  const { set, names, values } = setOf({
    version: version + 1,
    leasedUntil: until.toISOString(),
    dailyDay: day ?? dailyDay,
  })
  const isUnchanged = version === 0 ? 'attribute_not_exists(#version)' : '#version = :before'
  return {
    UpdateExpression: `SET ${set}`,
    ConditionExpression: `${isUnchanged} AND (attribute_not_exists(#leasedUntil) OR #leasedUntil <= :now)`,
    ExpressionAttributeNames: names,
    ExpressionAttributeValues: {
      ...values,
      ':now': now.toISOString(),
      ...(version === 0 ? {} : { ':before': version }),
    },
  }
}

/** After a notice, or without news. A kind that was switched on after `at` keeps its own moment. */
export function noticesTold(
  { told }: StoredNotices,
  leasedUntil: Date,
  { kinds, at }: { kinds: readonly NoticeKind[]; at: Date },
) {
  const until = at.toISOString()
  const moved = kinds.map((kind) => [kind, (told[kind] ?? '') > until ? told[kind] : until])
  return {
    UpdateExpression: 'SET told = :told REMOVE leasedUntil ADD #version :one',
    ConditionExpression: 'leasedUntil = :held',
    ExpressionAttributeNames: versionName,
    ExpressionAttributeValues: {
      ':told': { ...told, ...Object.fromEntries(moved) },
      ':held': leasedUntil.toISOString(),
      ':one': 1,
    },
  }
}

/** After a notice that SES did not accept: the next run sends it again, also a daily one. */
export const noticesGivenBack = ({ dailyDay }: StoredNotices, leasedUntil: Date) => ({
  UpdateExpression:
    dailyDay === undefined
      ? 'REMOVE leasedUntil, dailyDay ADD #version :one'
      : 'SET dailyDay = :day REMOVE leasedUntil ADD #version :one',
  ConditionExpression: 'leasedUntil = :held',
  ExpressionAttributeNames: versionName,
  ExpressionAttributeValues: {
    ':held': leasedUntil.toISOString(),
    ':one': 1,
    ...(dailyDay === undefined ? {} : { ':day': dailyDay }),
  },
})
