import { voiceOf } from '#shared/interview/interview-texts.ts'
import type { InterviewRecord } from '#shared/application/session/interview-record.ts'
import type { CallNeeds } from '../../runtime/world.ts'
import type { CallTransport } from '../../ports/call-transport.ts'
import { browserRecognitions } from './browser-recognitions.ts'
import { browserSynthesis } from './browser-synthesis.ts'
import { createBuiltIn, type BuiltInParts } from './built-in.ts'
import { createRecogniser } from './recogniser.ts'
import { scriptOf } from './script.ts'
import { createVoice } from './voice.ts'

type DeviceParts = Pick<BuiltInParts, 'voice' | 'recogniser'>
export type ServerParts = Pick<BuiltInParts, 'model' | 'services'>

/** The voice and the recogniser that the browser has. */
export function deviceParts(record: InterviewRecord, { retries: { clock } }: CallNeeds): DeviceParts {
  const { interviewLanguage: language } = record
  const recognitions = browserRecognitions()
  return {
    voice: createVoice(clock, browserSynthesis(), { language, gender: voiceOf(record) }),
    recogniser: recognitions === undefined ? undefined : createRecogniser(clock, recognitions, language),
  }
}

/** The interviewer that runs in the candidate's browser: by itself, or with what the server has. */
export const browserBuiltIn = (
  record: InterviewRecord,
  needs: CallNeeds,
  parts: DeviceParts & ServerParts = deviceParts(record, needs),
): CallTransport =>
  createBuiltIn({ clock: needs.retries.clock, script: scriptOf(record), onVoice: needs.onVoice, ...parts })
