import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { inject } from 'vitest'
import type { Candidate } from '#tests/support/candidates.ts'
import { wavOf } from '#tests/support/speech/wav.ts'
import { spokenSound } from './speech.ts'

type Speaking = {
  site: string
  candidate: Pick<Candidate, 'email' | 'password'>
  sessionId: string
  /** What the microphone plays again and again, at 48 kHz. */
  sound?: Float32Array
  /** Called before the first navigation. */
  before?: (page: Page) => void
}

/** Opens an interview as its signed-in candidate, in a browser whose microphone plays speech from a file. */
export async function openSpeakingPage({
  site,
  candidate,
  sessionId,
  sound = spokenSound(),
  before,
}: Speaking) {
  const folder = mkdtempSync(join(tmpdir(), 'site-speech-'))
  const file = join(folder, 'speech.wav')
  writeFileSync(file, wavOf(sound))
  const { path, environment } = inject('browser')
  const browser = await chromium.launch({
    executablePath: path,
    env: { ...process.env, ...environment },
    args: [
      '--no-sandbox',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-audio-capture=${file}`,
    ],
  })
  const close = async (): Promise<void> => {
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const page = await browser.newPage()
    before?.(page)
    await page.goto(`${site}/login`)
    await page.getByLabel('Email').fill(candidate.email)
    await page.getByLabel('Password', { exact: true }).fill(candidate.password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await page.getByRole('tab', { name: 'Overview' }).waitFor()
    await page.goto(`${site}/interview/${sessionId}`)
    return { page, close }
  } catch (error) {
    await close()
    throw error
  }
}
