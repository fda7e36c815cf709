import { NotBegun } from 'cv-reader/errors'
import type { Recognised, TextRecognition } from 'cv-reader/text-recognition'
import { networkIdentity } from '#functions/platform/http/network.ts'
import type { Log } from '#functions/platform/log/log.ts'
import type { CvTicket } from '../rows/cv-tickets.ts'
import type { Counter } from '#functions/platform/limits/guards.ts'
import type { CvApp } from './app.ts'

type Caller = { ticket: CvTicket; ipAddress: string; log: Log }

/**
 * Text recognition costs by the page, and anonymous visitors reach it. So the pages of a file are counted for the day and for the
 * caller's network before it is sent, and corrected by the service's own count. The ticket notes that recognition has begun: a repeated
 * call continues it and counts nothing.
 */
export const withinPages =
  ({ ticket, ipAddress, log }: Caller, app: CvApp) =>
  (recognise: TextRecognition): TextRecognition =>
  async (file) => {
    const counters = countersOf(ipAddress, file.pages)
    if (ticket.recognition !== undefined)
      return corrected(await recognise({ ...file, isBegun: true }), file, ipAddress, app)
    const taken = await app.limiter.take(counters)
    if (!taken.allowed) {
      const { full: limits } = taken
      log.warn(
        'scan not recognised',
        { limits: limits.join(' '), pages: file.pages },
        limits.includes('recognisedPages') ? 'RecognitionUsedUp' : undefined,
      )
      return 'refused'
    }
    // A concurrent call has begun it.
    if (!(await app.tickets.beginRecognition(file.id))) {
      await taken.giveBack(counters)
      return 'pending'
    }
    try {
      return await corrected(await recognise(file), file, ipAddress, app)
    } catch (error) {
      // After any other error the service can have charged the pages.
      if (error instanceof NotBegun)
        await Promise.all([taken.giveBack(counters), app.tickets.forgetRecognition(file.id)])
      throw error
    }
  }

const countersOf = (ipAddress: string, amount: number): Counter[] => [
  { name: 'recognisedPages', key: 'all', amount },
  { name: 'recognisedPagesPerNetwork', key: networkIdentity(ipAddress), amount },
]

/** Once for each file: of concurrent calls that get the result, one corrects the counters. */
async function corrected(
  outcome: Recognised | 'pending' | 'refused',
  { id, pages }: { id: string; pages: number },
  ipAddress: string,
  app: CvApp,
): Promise<Recognised | 'pending' | 'refused'> {
  if (typeof outcome === 'string' || outcome.chargedPages === pages) return outcome
  if (await app.tickets.noteCountedPages(id))
    await app.limiter.add(countersOf(ipAddress, outcome.chargedPages - pages))
  return outcome
}
