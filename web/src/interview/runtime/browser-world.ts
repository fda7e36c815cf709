import type { InterviewRecord } from '#shared/domain/interview-record.ts'
import { importAgain } from '../../form/import-again.ts'
import type { CallTransport } from '../transports/call-transport.ts'
import { createBuiltIn } from '../transports/built-in/built-in.ts'
import { browserRecognitions } from '../transports/built-in/browser-recognitions.ts'
import { browserSynthesis } from '../transports/built-in/browser-synthesis.ts'
import { createRecogniser } from '../transports/built-in/recogniser.ts'
import { scriptOf } from '../transports/built-in/script.ts'
import { createVoice } from '../transports/built-in/voice.ts'
import { createAudioMeter } from './audio-meter.ts'
import type { Clock } from './clock.ts'
import { createIndexedParts } from './indexed-parts.ts'
import type { RoomCalls } from './room-calls.ts'
import type { CallNeeds, World } from './room-state.ts'
import { uploadPart } from './upload-part.ts'

const clock: Clock = {
  now: () => Date.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds)
    return () => {
      clearTimeout(timer)
    }
  },
  every(milliseconds, run) {
    const timer = setInterval(run, milliseconds)
    return () => {
      clearInterval(timer)
    }
  },
}

const network: World['network'] = {
  isOnline: () => navigator.onLine,
  onChange(listener) {
    for (const name of ['online', 'offline']) addEventListener(name, listener)
    return () => {
      for (const name of ['online', 'offline']) removeEventListener(name, listener)
    }
  },
}

const onDevice = (language: string) => {
  const recognitions = browserRecognitions()
  return recognitions === undefined ? undefined : createRecogniser(clock, recognitions, language)
}

const builtIn = (record: InterviewRecord, { onVoice }: CallNeeds): CallTransport =>
  createBuiltIn({
    clock,
    script: scriptOf(record),
    voice: createVoice(clock, browserSynthesis(), {
      language: record.interviewLanguage,
      gender: record.voice,
    }),
    recogniser: onDevice(record.interviewLanguage),
    onVoice,
  })

/** The world of the room in a browser. `mediaDevices` is missing where the page is not secure. */
export const browserWorld = (calls: Omit<RoomCalls, 'upload'>): World => ({
  clock,
  network,
  media: (navigator as Partial<Navigator>).mediaDevices,
  recorders: {
    partMilliseconds: 5_000,
    isSupported: (type) => MediaRecorder.isTypeSupported(type),
    create: (stream, options) => new MediaRecorder(stream, options),
  },
  meter: createAudioMeter,
  parts: createIndexedParts(() => indexedDB),
  calls: { ...calls, upload: uploadPart },
  async transport(record, needs) {
    if (record.provider === 'built-in') return builtIn(record, needs)
    const { browserDaily } = await importAgain(() => import('../transports/daily/browser-daily.ts'))
    return browserDaily(record, needs)
  },
  newId: () => crypto.randomUUID(),
})
