import type { AssessmentSection } from '#shared/position/assessment.ts'
import type { CallDevices, CallTransport } from '../ports/call-transport.ts'
import { placeIn } from './place-in.ts'

/** What was set and said in a call, so that another interviewer can continue. */
export function createCallMemory() {
  let devices: CallDevices = { stream: undefined, speaker: undefined }
  let isMicrophoneOn = false
  let isCameraOn = true
  let sections: readonly AssessmentSection[] = []
  let section = 0
  const lines: string[] = []
  return {
    setDevices: (next: CallDevices): void => void (devices = next),
    setMicrophone: (isOn: boolean): void => void (isMicrophoneOn = isOn),
    setCamera: (isOn: boolean): void => void (isCameraOn = isOn),
    setSections: (next: readonly AssessmentSection[]): void => void (sections = next),
    openSection: (index: number): void => void (section = index),
    /** What the interviewer may speak about now. */
    agenda: () => ({ sections, section }),
    heard(text: string): void {
      if (text.trim() !== '') lines.push(text)
    },
    /** Joins another call with these settings; its interviewer continues, or greets where nothing was said. */
    async goOnIn(call: CallTransport): Promise<void> {
      call.setDevices(devices)
      call.setSections(sections)
      await call.join()
      call.setMicrophone(isMicrophoneOn)
      call.setCamera(isCameraOn)
      call.openSection(section)
      if (lines.length === 0 || call.goOn === undefined) call.greet()
      else call.goOn(placeIn(lines, sections, section), 'interviewer')
    },
  }
}

export type CallMemory = ReturnType<typeof createCallMemory>
