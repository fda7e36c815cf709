import { createCallEvents } from '../ports/call-events.ts'
import type { CallDevices, CallTransport } from '../ports/call-transport.ts'

/**
 * A call whose code is loaded once camera and microphone are granted: the lobby does not need it before, nor does a candidate
 * who does not grant them.
 */
export function createDeferred(load: () => Promise<CallTransport>): CallTransport {
  const events = createCallEvents()
  const granted = Promise.withResolvers<void>()
  let devices: CallDevices = { stream: undefined, speaker: undefined }
  let isMicrophoneOn = false
  let isCameraOn = true
  let isLeft = false
  let call: CallTransport | undefined
  return {
    subscribe: events.subscribe,
    get recording() {
      return call?.recording
    },
    async join() {
      await granted.promise
      const loaded = await load()
      if (isLeft) return
      call = loaded
      loaded.subscribe(events.emit)
      loaded.setDevices(devices)
      if (isMicrophoneOn) loaded.setMicrophone(true)
      if (!isCameraOn) loaded.setCamera(false)
      await loaded.join()
    },
    setDevices(next) {
      devices = next
      if (next.stream !== undefined) granted.resolve()
      call?.setDevices(next)
    },
    setMicrophone(isOn) {
      isMicrophoneOn = isOn
      call?.setMicrophone(isOn)
    },
    setCamera(isOn) {
      isCameraOn = isOn
      call?.setCamera(isOn)
    },
    setSections: (sections) => call?.setSections(sections),
    setTimeFactor: (factor) => call?.setTimeFactor?.(factor),
    greet: () => call?.greet(),
    goOn: (place, after) => (call?.goOn === undefined ? call?.greet() : call.goOn(place, after)),
    openSection: (index) => call?.openSection(index),
    sendText: (text) => call?.sendText(text),
    finishAnswer: () => call?.finishAnswer(),
    stay: () => call?.stay?.(),
    async leave() {
      isLeft = true
      await call?.leave()
      events.close()
    },
  }
}
