import { useEffect, useState } from 'react'
import type { InterviewRecord } from '#shared/application/session/interview-record.ts'
import { notWrittenDown } from '#shared/interview/interviewer/answer-words.ts'
import { browserRecognitions } from '../transports/built-in/browser-recognitions.ts'

type Props = {
  record: Pick<InterviewRecord, 'isTranscribed' | 'isPracticeInterview' | 'brain' | 'interviewLanguage'>
}

const isHeardOnDevice = async (language: string): Promise<boolean> =>
  (await browserRecognitions()?.isOnDevice(language)) ?? false

/** Shown where neither the server nor the device writes down what the candidate says. */
export function SpokenNote({ record }: Props) {
  const { isTranscribed, isPracticeInterview, brain: serverParts, interviewLanguage } = record
  const isUnwritten = isTranscribed === false && !isPracticeInterview && serverParts?.hearing !== true
  const [hasDevice, setDevice] = useState<boolean>()
  useEffect(() => {
    if (isUnwritten) isHeardOnDevice(interviewLanguage).then(setDevice, () => setDevice(false))
  }, [isUnwritten, interviewLanguage])
  return isUnwritten && hasDevice === false ? (
    <p className="text-center text-compact text-ink-soft">{notWrittenDown}</p>
  ) : null
}
