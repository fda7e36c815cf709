import type { RecorderTimes } from '#shared/application/session/recording.ts'

/** When each segment of the recording began, in milliseconds of the interview: the first begins before its clock. */
export const segmentStartsOf = ({ starts }: { starts: () => number[] }, startedAt: number): number[] =>
  starts().map((at) => Math.round(at - startedAt))

export const recorderTimesOf = (
  { times }: { times: () => readonly RecorderTimes[] },
  startedAt: number,
): RecorderTimes[] =>
  times().map(({ segment, asked, began, stopped }) => ({
    segment,
    asked: Math.round(asked - startedAt),
    began: Math.round(began - startedAt),
    stopped: Math.round(stopped - startedAt),
  }))
