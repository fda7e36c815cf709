import type { Page } from 'playwright-core'

type Prepare = (page: Page) => Promise<unknown>

/** Runs in the page before its own scripts. A text, because commands are compiled without the browser's types. */
const script =
  (content: string): Prepare =>
  (page) =>
    page.addInitScript({ content })

/** The page cannot know whether the devices are granted, so it asks. */
export const askFirst = script(`navigator.permissions.query = () => Promise.reject(new TypeError('unknown'))`)

/** The settings of a Chrome refuse this site; its user agent is not the one of a browser without a window. */
export const deniedForGood = script(
  `Object.defineProperty(navigator, 'userAgent', { value: navigator.userAgent.replace('Headless', '') })
  navigator.permissions.query = () => Promise.resolve(Object.assign(new EventTarget(), { state: 'denied' }))`,
)

/** `getUserMedia` fails as browsers do, with an exception of this name. */
export const refuseDevices = (exceptionName: string): Prepare =>
  script(`navigator.mediaDevices.getUserMedia = () =>
    Promise.reject(new DOMException('The devices are refused.', '${exceptionName}'))`)

/** Some kinds of devices are not connected. */
export const unplug = (...kinds: ('videoinput' | 'audioinput')[]): Prepare =>
  script(`{
    const media = navigator.mediaDevices
    const list = media.enumerateDevices.bind(media)
    media.enumerateDevices = async () =>
      (await list()).filter(({ kind }) => !${JSON.stringify(kinds)}.includes(kind))
  }`)

/** The microphone delivers silence. */
export const silence = script(`{
  const media = navigator.mediaDevices
  const take = media.getUserMedia.bind(media)
  media.getUserMedia = async (constraints) => {
    const silent = new AudioContext().createMediaStreamDestination().stream
    return new MediaStream([...silent.getAudioTracks(), ...(await take(constraints)).getVideoTracks()])
  }
}`)

export const withoutRecorder = script(`Reflect.deleteProperty(window, 'MediaRecorder')`)
