import Daily, { type DailyCall } from '@daily-co/daily-js'

/** The only file that imports daily-js, so that its 73 kB are a chunk of their own: docs/decisions/039-daily.md */

/** What the room uses of a call object. */
export type CallObject = Pick<
  DailyCall,
  | 'on'
  | 'load'
  | 'join'
  | 'leave'
  | 'destroy'
  | 'participants'
  | 'setLocalAudio'
  | 'setInputDevicesAsync'
  | 'startRecording'
  | 'stopRecording'
  | 'sendAppMessage'
>

export type CallSources = { audioSource: MediaStreamTrack | false; videoSource: MediaStreamTrack | false }

/** daily-js allows one call object in a page, so that one which an earlier room left is destroyed first. */
export async function createCallObject(sources: CallSources): Promise<CallObject> {
  await Daily.getCallInstance()?.destroy()
  return Daily.createCallObject({
    ...sources,
    // Otherwise the code it downloads is evaluated, which the page's policy does not allow.
    dailyConfig: { avoidEval: true },
  })
}
