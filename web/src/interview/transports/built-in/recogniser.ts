import type { Clock } from '../../runtime/clock.ts'
import type { Recogniser } from './listening.ts'

type Heard = Parameters<Recogniser['start']>[0]['heard']

/** What the recogniser needs of the browser's `SpeechRecognition`. */
export type Recognition = {
  lang: string
  continuous: boolean
  interimResults: boolean
  /** The voice does not leave the device. */
  processLocally: boolean
  start: () => void
  abort: () => void
  onresult: ((event: RecognitionResults) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
}

export type RecognitionResults = {
  /** The first result that has changed. */
  resultIndex: number
  results: ArrayLike<{ isFinal: boolean; 0?: { transcript: string } | undefined }>
}

export type Recognitions = {
  /** Whether the browser recognises this language without sending the voice anywhere. */
  isOnDevice: (language: string) => Promise<boolean>
  create: () => Recognition
}

/** Errors after which later runs fail as well. */
const final: ReadonlySet<string> = new Set(['not-allowed', 'service-not-allowed', 'language-not-supported'])
/** A browser ends a run after silence, and after about a minute; neither is a failure. */
const harmless: ReadonlySet<string> = new Set(['', 'no-speech'])

const maxFailures = 3
const pauseMilliseconds = 500

/**
 * Recognises speech on the candidate's device: docs/decisions/040-speech-recognition.md. Where that fails, the interviewer uses
 * the microphone's level alone, which shows when an answer ends.
 */
export function createRecogniser(clock: Clock, source: Recognitions, language: string): Recogniser {
  const isAllowed = source.isOnDevice(language).catch(() => false)
  let isForbidden = false
  return {
    start({ heard }) {
      let isOver = false
      let stop = () => {}
      void isAllowed.then((allowed) => {
        if (allowed && !isForbidden && !isOver)
          stop = listen(clock, source, {
            language,
            heard,
            forbidden: () => {
              isForbidden = true
            },
          })
      })
      return () => {
        isOver = true
        stop()
      }
    },
  }
}

type Listening = { language: string; heard: Heard; forbidden: () => void }

/** Recognises until it is stopped, in as many runs as the browser needs. */
function listen(clock: Clock, source: Recognitions, { language, heard, forbidden }: Listening): () => void {
  let current: Recognition | undefined
  let failures = 0
  let stopTimer = () => {}
  /** Words that may still change. */
  let interim = ''

  /** Interim words stay when no final form of them arrives. */
  const keepInterim = () => {
    const text = interim
    interim = ''
    if (text !== '') heard(text, true)
  }

  const ended = (error: string) => {
    current = undefined
    keepInterim()
    if (final.has(error)) {
      forbidden()
      return
    }
    if (!harmless.has(error)) failures += 1
    if (failures < maxFailures) stopTimer = clock.after(pauseMilliseconds * 2 ** failures, run)
  }

  const resulted = ({ resultIndex, results }: RecognitionResults) => {
    failures = 0
    const { said, saying } = textsIn(results, resultIndex)
    interim = saying
    if (said !== '') heard(said, true)
    if (saying !== '') heard(saying, false)
  }

  function run(): void {
    const recognition = source.create()
    current = recognition
    startRun(recognition, {
      language,
      resulted: (event) => {
        if (current === recognition) resulted(event)
      },
      ended: (error) => {
        if (current === recognition) ended(error)
      },
    })
  }

  run()
  return () => {
    stopTimer()
    const running = current
    current = undefined
    keepInterim()
    running?.abort()
  }
}

type Run = {
  language: string
  resulted: (event: RecognitionResults) => void
  /** Gets the name of the error that ended the run, or an empty string. */
  ended: (error: string) => void
}

function startRun(recognition: Recognition, { language, resulted, ended }: Run): void {
  let error = ''
  Object.assign(recognition, {
    lang: language,
    continuous: true,
    interimResults: true,
    processLocally: true,
    onresult: resulted,
    onerror: (event: { error: string }) => {
      error = event.error
    },
    onend: () => ended(error),
  } satisfies Partial<Recognition>)
  try {
    recognition.start()
  } catch {
    ended('start-failed')
  }
}

/** The words that an event makes final, and those that may still change. */
function textsIn(results: RecognitionResults['results'], from: number): { said: string; saying: string } {
  const texts = { said: '', saying: '' }
  for (const { isFinal, 0: best } of Array.from(results).slice(from)) {
    const name = isFinal ? 'said' : 'saying'
    texts[name] = `${texts[name]} ${best?.transcript.trim() ?? ''}`.trim()
  }
  return texts
}
