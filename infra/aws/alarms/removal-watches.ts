import type { Counted } from './counted.ts'
import { sumOver, type Watch } from './watch.ts'

export const removalWatches = (counted: Counted): Watch[] => [
  {
    name: 'RemovalsWait',
    severity: 'pager',
    metric: counted('RemovalsWait', sumOver),
    atLeast: 1,
    hurts: 'Data that candidates deleted may still exist: its removal is a quarter of an hour late.',
    todo: 'The line "removals wait" in the log of Removals has the minutes. Many rows: count "application withdrawn" and "account deleted" by "userId". Otherwise look at the health of S3 and DynamoDB.',
  },
]
