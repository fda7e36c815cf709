import type { LiveCall } from '../storage/live-calls.ts'
import type { VoiceAgentApp } from './app.ts'

const minuteMilliseconds = 60_000

/** Of a call from `from` to `to`; a minute that has begun counts. */
export const minutesBetween = (from: Date, to: Date): number =>
  Math.max(0, Math.ceil((to.getTime() - from.getTime()) / minuteMilliseconds))

/** Counts a call that is over by its length, in place of the longest that it could have. */
export const countRealLength = (
  { day, minutes, startedAt }: LiveCall,
  { callMinutes, clock }: Pick<VoiceAgentApp, 'callMinutes' | 'clock'>,
): Promise<void> => callMinutes.giveBack(day, minutes - minutesBetween(new Date(startedAt), clock()))
