import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { speech, speechRate } from '#tests/support/speech/speech.ts'
import * as room from './room-page.ts'
import { openSpeakingPage } from './speaking-page.ts'
import { test } from './with-session.ts'

const noiseSeconds = 9
/** Shorter than the pause that ends an answer: keys that counted as a voice would become part of the answer. */
const gapSeconds = 3
const quietSeconds = 6

const isKey = (second: number): boolean => second % 0.15 < 0.008
const isBeep = (second: number): boolean => second % 0.5 < 0.02
const isTone = (second: number): boolean => second % 3 > 2.6

/** Nine seconds of a keyboard, of beeps like Chromium's and of short tones, then an answer; a fan throughout. */
async function noisyRoom(): Promise<{ sound: Float32Array; answerSeconds: number }> {
  const answer = await speech(
    'I led the migration of our storage cluster, and in four months nobody lost a file.',
  )
  const answerAt = (noiseSeconds + gapSeconds) * speechRate
  const sound = new Float32Array(answerAt + answer.length + quietSeconds * speechRate)
  let fan = 0
  for (const at of sound.keys()) {
    const second = at / speechRate
    fan += 0.1 * (0.1 * (Math.random() * 2 - 1) - fan)
    let noise = fan
    if (second < noiseSeconds) {
      if (isKey(second)) noise += 0.3 * (Math.random() * 2 - 1)
      if (isBeep(second)) noise += 0.3 * Math.sin(2 * Math.PI * 400 * second)
      if (isTone(second)) noise += 0.3 * Math.sin(2 * Math.PI * 523 * second)
    }
    sound[at] = noise + 0.8 * (answer[at - answerAt] ?? 0)
  }
  return { sound, answerSeconds: answer.length / speechRate }
}

const choice = (page: Page) => page.getByRole('checkbox', { name: 'I will type' })

test(
  'the answer of a candidate in a noisy room is their voice alone; a candidate who types is not heard',
  { timeout: 180_000 },
  async ({ stack, candidate, sessionId }) => {
    const { sound, answerSeconds } = await noisyRoom()
    const refused: string[] = []
    const { page, close } = await openSpeakingPage({
      site: stack.site,
      candidate,
      sessionId,
      sound,
      before: (opening) =>
        void opening.on('console', (message) => {
          if (message.text().includes('Content Security Policy')) refused.push(message.text())
        }),
    })
    try {
      await room.startButton(page).click()
      await room.becomeReady(page)
      await choice(page).check()
      await page.reload()
      await room.startButton(page).click()
      await room.becomeReady(page)
      expect(await choice(page).isChecked()).toBe(true)
      await choice(page).uncheck()
      const detector = page.waitForResponse((response) => response.url().endsWith('.wasm'))
      await room.startCall(page)
      expect((await detector).status()).toBe(200)
      await room.log(page).getByText('Are you ready').waitFor()
      await room.type(page, 'Yes, I am ready.')
      const answers = room.log(page).getByText(/Spoken answer, \d+ seconds/)
      await answers.nth(1).waitFor({ timeout: 120_000 })
      const seconds = (await answers.allTextContents()).map((text) => Number(/\d+/.exec(text)?.[0]))
      // The first can have begun before the question.
      expect(Math.max(...seconds)).toBeLessThan(answerSeconds + 1)
      expect(seconds[1]).toBeGreaterThan(answerSeconds - 1)
      expect(refused).toEqual([])
      await choice(page).check()
      await page.getByRole('button', { name: 'Done answering' }).waitFor({ state: 'detached' })
    } finally {
      await close()
    }
  },
)
