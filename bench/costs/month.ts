import { audioBitsPerSecond, partSeconds, videoBitsPerSecond } from '#shared/domain/recording-rate.ts'
import { background } from '#infra/resources/background.ts'
import { gigabyteSeconds } from './meter.ts'
import { modelDollarsPerInterview, type Usage } from './prices.ts'
import { atLeastNothing, minus, plus, times, totalDollars } from './usage.ts'

/** Of a month's visits and applications, for which there is no measurement yet: `npm run costs -- --apply 0.05 --interview 0.8`. */
export type Shares = { apply: number; interview: number }
export const usualShares: Shares = { apply: 0.02, interview: 0.5 }

const interviewMinutes = 20
const interviewSeconds = interviewMinutes * 60
export const partsOfInterview = interviewSeconds / partSeconds
const recordingBytes = ((videoBitsPerSecond + audioBitsPerSecond) / 8) * interviewSeconds
/** Parts and the joined file stay for 180 days. */
const storedGigabyteMonths = (2 * 6 * recordingBytes) / 1_000_000_000

/** Assumed: reading 82 MB of parts and writing them as one file. The sample film is too short to measure it. */
const joiningMilliseconds = 30_000

/** The whole interview from two that were measured with few parts: each further part uses the same again. */
export function wholeInterview(
  few: { parts: number; usage: Usage },
  more: { parts: number; usage: Usage },
): Usage {
  // Times vary between two interviews, so a small one can come out below nothing.
  const eachPart = atLeastNothing(times(minus(more.usage, few.usage), 1 / (more.parts - few.parts)))
  const joining = {
    gigabyteSeconds: gigabyteSeconds(background.interviewFiles.memoryMegabytes, joiningMilliseconds),
  }
  return plus(few.usage, times(eachPart, partsOfInterview - few.parts), joining, { storedGigabyteMonths })
}

/** Whoever reviews an applicant watches the recording once, which S3 sends. */
export const wholeReview = (review: Usage, shares: Shares): Usage =>
  plus(review, { fileBytesOut: recordingBytes * shares.interview })

export type Measured = Readonly<Record<'visit' | 'application' | 'interview' | 'review', Usage>>

export type Month = {
  visits: number
  dollars: Readonly<Record<string, number>>
  withModel: number
  total: number
}

/** What a month of so many visits costs, by what causes it. */
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
  return { visits, dollars, total, withModel: total + interviews * modelDollarsPerInterview }
}
