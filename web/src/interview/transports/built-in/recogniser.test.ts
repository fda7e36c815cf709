import { describe, expect, test } from 'vitest'
import { createFakeClock } from '#tests/support/interview/fake-clock.ts'
import { createRecogniser, type Recognition } from './recogniser.ts'

/** A recognition whose results and errors the test dispatches. */
class FakeRecognition implements Recognition {
  lang = ''
  continuous = false
  interimResults = false
  processLocally = false
  onresult: Recognition['onresult'] = null
  onerror: Recognition['onerror'] = null
  onend: Recognition['onend'] = null
  isRunning = false
  isRefused = false
  start(): void {
    if (this.isRefused) throw new DOMException('No.', 'InvalidStateError')
    this.isRunning = true
  }
  abort(): void {
    this.isRunning = false
    this.onerror?.({ error: 'aborted' })
    this.onend?.()
  }
  hear(...texts: [string, boolean][]): void {
    const results = texts.map(([transcript, isFinal]) => ({ isFinal, 0: { transcript } }))
    this.onresult?.({ resultIndex: 0, results })
  }
  end(error?: string): void {
    this.isRunning = false
    if (error !== undefined) this.onerror?.({ error })
    this.onend?.()
  }
}

async function listening({ isOnDevice = () => Promise.resolve(true), isRefused = false } = {}) {
  const clock = createFakeClock()
  const made: FakeRecognition[] = []
  const asked: string[] = []
  const recogniser = createRecogniser(
    clock,
    {
      isOnDevice(language) {
        asked.push(language)
        return isOnDevice()
      },
      create() {
        const recognition = new FakeRecognition()
        recognition.isRefused = isRefused
        made.push(recognition)
        return recognition
      },
    },
    'en-US',
  )
  const heard: [string, boolean][] = []
  const start = () =>
    recogniser.start({
      heard: (text, isFinal) => heard.push([text, isFinal]),
      turnEnded: () => {},
      turnEnding: () => {},
      lost: () => {},
    })
  const stop = start()
  await clock.pass(0)
  return { clock, made, asked, heard, start, stop, latest: () => made.at(-1) as FakeRecognition }
}

describe('a recogniser', () => {
  test("listens on the device, in the interview's language, for words as they come", async () => {
    const { latest, asked } = await listening()
    expect(asked).toEqual(['en-US'])
    expect(latest()).toMatchObject({
      lang: 'en-US',
      continuous: true,
      interimResults: true,
      processLocally: true,
      isRunning: true,
    })
  })

  test.each<[string, () => Promise<boolean>]>([
    ['the voice would leave the machine', () => Promise.resolve(false)],
    ['the browser does not say', () => Promise.reject(new Error('No.'))],
  ])('does not listen where %s', async (_, isOnDevice) => {
    const { made } = await listening({ isOnDevice })
    expect(made).toEqual([])
  })

  test('stopped before the browser has answered does not begin', async () => {
    const answer = Promise.withResolvers<boolean>()
    const { made, stop, clock } = await listening({ isOnDevice: () => answer.promise })
    stop()
    answer.resolve(true)
    await clock.pass(0)
    expect(made).toEqual([])
  })

  test('reports final words and those that may change', async () => {
    const { latest, heard } = await listening()
    latest().hear([' I led ', false])
    latest().hear(['I led a team.', true], ['We', false])
    expect(heard).toEqual([
      ['I led', false],
      ['I led a team.', true],
      ['We', false],
    ])
  })

  test.each<[string, string | undefined]>([
    ['its time', undefined],
    ['silence (no-speech)', 'no-speech'],
  ])('begins again after %s, however often', async (_, error) => {
    const { clock, made, latest } = await listening()
    for (let run = 1; run <= 20; run += 1) {
      latest().end(error)
      await clock.pass(500)
    }
    expect([made.length, latest().isRunning]).toEqual([21, true])
  })

  test.each(['network', 'aborted', 'audio-capture'])(
    'gives up for this answer after three times %s',
    async (error) => {
      const { clock, made, latest, start } = await listening()
      for (let run = 1; run <= 3; run += 1) {
        latest().end(error)
        await clock.pass(5000)
      }
      expect([made.length, clock.pending()]).toEqual([3, 0])
      start()
      await clock.pass(0)
      expect(latest().isRunning).toBe(true)
    },
  )

  test('counts failures anew after each result', async () => {
    const { clock, made, latest } = await listening()
    for (let run = 1; run <= 6; run += 1) {
      latest().hear(['Yes.', true])
      latest().end('network')
      await clock.pass(5000)
    }
    expect(made).toHaveLength(7)
  })

  test.each(['not-allowed', 'service-not-allowed', 'language-not-supported'])(
    'does not begin again after %s, in later answers either',
    async (error) => {
      const { clock, made, latest, start } = await listening()
      latest().end(error)
      start()
      await clock.pass(60_000)
      expect(made).toHaveLength(1)
    },
  )

  test('that cannot be started gives up', async () => {
    const { clock, made } = await listening({ isRefused: true })
    await clock.pass(60_000)
    expect([made.length, clock.pending()]).toEqual([3, 0])
  })

  test.each<[string, (recognition: FakeRecognition, stop: () => void) => void]>([
    ['it is stopped', (_, stop) => stop()],
    ['its run ends', (recognition) => recognition.end('network')],
  ])('keeps words that might have changed when %s', async (_, ends) => {
    const { latest, heard, stop } = await listening()
    latest().hear(['I led', false])
    ends(latest(), stop)
    expect(heard.at(-1)).toEqual(['I led', true])
  })

  test('that is stopped hears nothing more and leaves no timer', async () => {
    const { clock, made, latest, heard, stop } = await listening()
    const recognition = latest()
    stop()
    recognition.hear(['Late.', true])
    recognition.end()
    await clock.pass(60_000)
    expect([heard, made.length, recognition.isRunning, clock.pending()]).toEqual([[], 1, false, 0])
    latest().end('no-speech')
    expect(clock.pending()).toBe(0)
  })
})
