import { partSeconds } from '#shared/application/session/recording-rate.ts'
import { permitted } from '../api/permitted-storage.ts'
import { holdSignIn } from '../api/session/session-state.ts'
import { browserNetwork, browserTimer } from '../api/unsent/browser-retries.ts'
import { createIndexedUnsent } from '../api/unsent/indexed-unsent.ts'
import { createSessionLocks } from '../api/unsent/session-locks.ts'
import { uploadPart } from '../api/unsent/upload-part.ts'
import { importAgain } from '../form/import-again.ts'
import { deviceNameOf } from './runtime/device-name.ts'
import { browserCall } from './transports/browser-call.ts'
import { createAudioMeter } from './runtime/audio-meter.ts'
import type { Clock } from './runtime/clock.ts'
import type { LastCalls, RoomCalls } from './runtime/room-calls.ts'
import type { RoomWorld } from './runtime/room-interview.ts'
import type { World } from './runtime/world.ts'

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

/** Both events are needed: phones discard hidden pages without `pagehide`, and a tab that is closed while visible may not become hidden first. */
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

/** Another candidate may use the same tab. */
const typingOf = (owner: string): World['typing'] => {
  const key = `interview-types:${owner}`
  return {
    isChosen: () => permitted('sessionStorage', (storage) => storage.getItem(key)) !== null,
    choose: (isChosen) =>
      permitted('sessionStorage', (storage) =>
        isChosen ? storage.setItem(key, 'yes') : storage.removeItem(key),
      ),
  }
}

type Candidate = { owner: string; calls: Omit<RoomCalls, 'upload'>; lastCalls: LastCalls }

/** The world of the room in a browser. `mediaDevices` is missing where the page is not secure. */
export const browserWorld = ({ owner, calls, lastCalls }: Candidate): RoomWorld => ({
  clock,
  network: browserNetwork,
  media: (navigator as Partial<Navigator>).mediaDevices,
  recorders: {
    partMilliseconds: partSeconds * 1000,
    isSupported: (type) => MediaRecorder.isTypeSupported(type),
    create: (stream, options) => new MediaRecorder(stream, options),
  },
  meter: createAudioMeter,
  detector: async (stream) => {
    const { createVoiceDetector } = await importAgain(() => import('./runtime/voice-detector.ts'))
    return createVoiceDetector(stream)
  },
  typing: typingOf(owner),
  owner,
  ...createIndexedUnsent(() => indexedDB),
  locks: createSessionLocks((navigator as Partial<Navigator>).locks),
  calls: { ...calls, upload: uploadPart },
  lastCalls,
  onHidden,
  isHidden: () => document.visibilityState === 'hidden',
  holdSignIn,
  transport: browserCall,
  loadDelivery: () => import('../api/unsent/deliver.ts'),
  loadInterview: () => importAgain(() => import('./runtime/interview-in-progress.ts')),
  loadMix: () => importAgain(() => import('./runtime/voice-mix.ts')),
  loadProof: () => importAgain(() => import('./proof/browser-proof.ts')),
  newId: () => crypto.randomUUID(),
  deviceName: () => deviceNameOf(navigator.userAgent),
})
