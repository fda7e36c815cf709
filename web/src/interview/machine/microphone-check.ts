import { speakingLevel } from './voice-activity.ts'

/** What the lobby knows about a microphone: nothing yet, that it was heard, or that it has been silent for too long. */
export type MicrophoneCheck = Readonly<{ state: 'listening' | 'heard' | 'silent'; since: number }>

/** A candidate who was asked to speak has spoken by then. */
export const silentAfterMilliseconds = 8_000

export const beginCheck = (now: number): MicrophoneCheck => ({ state: 'listening', since: now })

/** The check after one measurement of the level, from 0 to 1. A microphone that was heard once works. */
export function checked(check: MicrophoneCheck, level: number, now: number): MicrophoneCheck {
  if (check.state === 'heard') return check
  if (level > speakingLevel) return { ...check, state: 'heard' }
  return check.state === 'listening' && now - check.since >= silentAfterMilliseconds
    ? { ...check, state: 'silent' }
    : check
}

/** The text below the meter. */
export const checkTexts = {
  listening: 'Say a few words to check your microphone.',
  heard: 'Your microphone works.',
  silent:
    "We can't hear anything. Check that your microphone is not muted on the device or in your system settings, or choose another one.",
} as const satisfies Record<MicrophoneCheck['state'], string>

/** The part of the meter that is lit, from 0 to 1. Perceived loudness follows the square root of the level. */
export const litPart = (level: number): number => Math.min(1, Math.sqrt(Math.max(0, level)) * 1.8)
