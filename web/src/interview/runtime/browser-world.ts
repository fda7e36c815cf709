import { browserCall } from '../transports/browser-call.ts'
import { createAudioMeter } from './audio-meter.ts'
import type { Clock } from './clock.ts'
import { createIndexedParts } from './indexed-parts.ts'
import type { RoomCalls } from './room-calls.ts'
import type { World } from './room-state.ts'
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
  transport: browserCall,
  newId: () => crypto.randomUUID(),
})
