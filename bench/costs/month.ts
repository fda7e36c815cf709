import { earlierVersionDays, interviewRetentionDays } from '#shared/platform/retention.ts'
import {
  audioBitsPerSecond,
  partSeconds,
  videoBitsPerSecond,
} from '#shared/application/session/recording-rate.ts'
import { background } from '#infra/resources/background.ts'
import { gigabyteSeconds } from './meter.ts'
import { modelDollarsPerInterview, type Usage } from './prices.ts'
import { atLeastNothing, dollarsOf, minus, plus, times, totalDollars } from './usage.ts'

/** The shares of visits that lead to an application, and of applications that lead to an interview. Assumed, not measured. */
export type Shares = { apply: number; interview: number }
export const usualShares: Shares = { apply: 0.02, interview: 0.5 }

const interviewMinutes = 20
const daysPerMonth = 30
const interviewSeconds = interviewMinutes * 60
const partsOfInterview = interviewSeconds / partSeconds
const recordingBytes = ((videoBitsPerSecond + audioBitsPerSecond) / 8) * interviewSeconds
/**
 * The joined file is kept for 180 days. The parts are deleted when it is written; the bucket keeps deleted versions for
 * `earlierVersionDays`, and S3 removes them up to two days later.
 */
const storedGigabyteMonths =
  ((interviewRetentionDays + earlierVersionDays + 2) / daysPerMonth) * (recordingBytes / 1_000_000_000)

/** Assumed: reading 82 MB of parts and writing them as one file. The sample recording is too short to measure it. */
const joiningMilliseconds = 30_000

/** Extrapolates from two interviews with few parts to a whole one: each further part uses the same. */
export function wholeInterview(
  few: { parts: number; usage: Usage },
  more: { parts: number; usage: Usage },
): Usage {
  // Times vary between interviews, so a small difference can be negative.
  const eachPart = atLeastNothing(times(minus(more.usage, few.usage), 1 / (more.parts - few.parts)))
  const joining = {
    gigabyteSeconds: gigabyteSeconds(background.interviewFiles.memoryMegabytes, joiningMilliseconds),
  }
  return plus(few.usage, times(eachPart, partsOfInterview - few.parts), joining, {
    storedGigabyteMonths,
    // The default of `interviewerTranscription`, with an answer in every recording that has no words.
    transcribedMinutes: interviewMinutes,
  })
}

/** Assumes that a reviewer watches each recording once; S3 sends it. */
export const wholeReview = (review: Usage, shares: Shares): Usage =>
  plus(review, { fileBytesOut: recordingBytes * shares.interview })

export type Measured = Readonly<Record<'visit' | 'application' | 'interview' | 'review', Usage>>

export type Month = {
  visits: number
  dollars: Readonly<Record<string, number>>
  withModel: number
  total: number
}

/** The costs of a month with this many visits, by cause. */
export function monthOf(
  visits: number,
  measured: Measured,
  atRest: Usage,
  { apply, interview }: Shares,
): Month {
  const applications = visits * apply
  const interviews = applications * interview
  const dollars = {
    'at rest': totalDollars(atRest),
    visits: totalDollars(times(measured.visit, visits)),
    applications: totalDollars(times(measured.application, applications)),
    interviews: totalDollars(times(measured.interview, interviews)),
    reviews: totalDollars(times(measured.review, applications)),
  }
  const total = Object.values(dollars).reduce((sum, each) => sum + each, 0)
  const withModel =
    total + interviews * (modelDollarsPerInterview - dollarsOf(measured.interview, 'transcribedMinutes'))
  return { visits, dollars, total, withModel }
}
