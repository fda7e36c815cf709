import { voiceOf } from '#shared/domain/interview-texts.ts'
import type { InterviewRecord } from '#shared/domain/interview-record.ts'
import type { CallNeeds } from '../../runtime/room-state.ts'
import type { CallTransport } from '../../ports/call-transport.ts'
import { browserRecognitions } from './browser-recognitions.ts'
import { browserSynthesis } from './browser-synthesis.ts'
import { createBuiltIn } from './built-in.ts'
import { createRecogniser } from './recogniser.ts'
import { scriptOf } from './script.ts'
import { createVoice } from './voice.ts'

/** The interviewer that runs in the candidate's browser, with the voice and the hearing that the browser has. */
export function browserBuiltIn(record: InterviewRecord, { retries, onVoice }: CallNeeds): CallTransport {
  const { clock } = retries
  const { interviewLanguage: language } = record
  const recognitions = browserRecognitions()
  return createBuiltIn({
    clock,
    script: scriptOf(record),
    voice: createVoice(clock, browserSynthesis(), { language, gender: voiceOf(record) }),
    recogniser: recognitions === undefined ? undefined : createRecogniser(clock, recognitions, language),
    onVoice,
  })
}
