import type { InterviewRecord } from '#shared/domain/interview-record.ts'
import { browserNetwork, browserTimer } from '../../api/unsent/browser-retries.ts'
import { createIndexedUnsent } from '../../api/unsent/indexed-unsent.ts'
import { createSessionLocks } from '../../api/unsent/session-locks.ts'
import { uploadPart } from '../../api/unsent/upload-part.ts'
import { importAgain } from '../../form/import-again.ts'
import type { CallTransport } from '../transports/call-transport.ts'
import { createBuiltIn } from '../transports/built-in/built-in.ts'
import { browserSynthesis } from '../transports/built-in/browser-synthesis.ts'
import { scriptOf } from '../transports/built-in/script.ts'
import { createVoice } from '../transports/built-in/voice.ts'
import { createAudioMeter } from './audio-meter.ts'
import type { Clock } from './clock.ts'
import type { LastCalls, RoomCalls } from './room-calls.ts'
import type { CallNeeds, World } from './room-state.ts'

const clock: Clock = {
  ...browserTimer,
  now: () => Date.now(),
  every(milliseconds, run) {
    const timer = setInterval(run, milliseconds)
    return () => {
      clearInterval(timer)
    }
  },
}

/** Both events: phones end hidden pages without a `pagehide`, and a page that is closed at once is never hidden. */
const onHidden: World['onHidden'] = (listener) => {
  const hidden = (): void => {
    if (document.visibilityState === 'hidden') listener()
  }
  document.addEventListener('visibilitychange', hidden)
  addEventListener('pagehide', listener)
  return () => {
    document.removeEventListener('visibilitychange', hidden)
    removeEventListener('pagehide', listener)
  }
}

const builtIn = (record: InterviewRecord, { onVoice }: CallNeeds): CallTransport =>
  createBuiltIn({
    clock,
    script: scriptOf(record),
    voice: createVoice(clock, browserSynthesis(), {
      language: record.interviewLanguage,
      gender: record.voice,
    }),
    // Speech recognition sends the voice to the browser's maker, so it stays off until candidates can allow it.
    recogniser: undefined,
    onVoice,
  })

type Candidate = { owner: string; calls: Omit<RoomCalls, 'upload'>; lastCalls: LastCalls }

/** The world of the room in a browser. `mediaDevices` is missing where the page is not secure. */
export const browserWorld = ({ owner, calls, lastCalls }: Candidate): World => ({
  clock,
  network: browserNetwork,
  media: (navigator as Partial<Navigator>).mediaDevices,
  recorders: {
    partMilliseconds: 5_000,
    isSupported: (type) => MediaRecorder.isTypeSupported(type),
    create: (stream, options) => new MediaRecorder(stream, options),
  },
  meter: createAudioMeter,
  owner,
  ...createIndexedUnsent(() => indexedDB),
  locks: createSessionLocks((navigator as Partial<Navigator>).locks),
  calls: { ...calls, upload: uploadPart },
  lastCalls,
  onHidden,
  async transport(record, needs) {
    if (record.provider === 'built-in') return builtIn(record, needs)
    const { browserDaily } = await importAgain(() => import('../transports/daily/browser-daily.ts'))
    return browserDaily(record, needs)
  },
  newId: () => crypto.randomUUID(),
})
