import type { Recognition, Recognitions } from './recogniser.ts'

type OnDevice = { langs: readonly string[]; processLocally: true }

type RecognitionClass = {
  new (): Recognition
  /** Missing in browsers that cannot tell, which may send the voice to their vendor. */
  available?: (wish: OnDevice) => Promise<string>
}

type Brands = { userAgentData?: { brands: readonly { brand: string }[] } }

/**
 * The recogniser is a component of Google Chrome. Other Chromium builds have the same functions without it: asking them whether
 * it is available ends the page's process (seen in headless Chromium 153).
 */
const isGoogleChrome = (): boolean =>
  (navigator as Brands).userAgentData?.brands.some(({ brand }) => brand === 'Google Chrome') === true

/** `SpeechRecognition`; undefined where the browser has none that can say that it works on the device. */
export function browserRecognitions(): Recognitions | undefined {
  const { SpeechRecognition } = globalThis as { SpeechRecognition?: RecognitionClass }
  if (SpeechRecognition?.available === undefined || !isGoogleChrome()) return undefined
  return {
    async isOnDevice(language) {
      const state = await SpeechRecognition.available?.({ langs: [language], processLocally: true })
      // 'downloadable' would download a language pack without the candidate's request.
      return state === 'available'
    },
    create: () => new SpeechRecognition(),
  }
}
