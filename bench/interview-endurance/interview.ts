import type { Page } from 'playwright-core'

/** A run of the page's recorder; times are in milliseconds of `performance.now()` in the page. */
export type RecorderRun = { bitsPerSecond: number; startedAt: number; stoppedAt: number | undefined }

/** Notes when the page's recorders run, and their bitrates. */
export async function watchRecorders(page: Page): Promise<() => Promise<RecorderRun[]>> {
  await page.addInitScript(() => {
    const runs: RecorderRun[] = []
    class Watched extends MediaRecorder {
      constructor(stream: MediaStream, options?: MediaRecorderOptions) {
        super(stream, options)
        const run: RecorderRun = {
          bitsPerSecond: (options?.videoBitsPerSecond ?? 0) + (options?.audioBitsPerSecond ?? 0),
          startedAt: 0,
          stoppedAt: undefined,
        }
        this.addEventListener('start', () => {
          run.startedAt = performance.now()
          runs.push(run)
        })
        this.addEventListener('stop', () => {
          run.stoppedAt = performance.now()
        })
      }
    }
    Object.assign(window, { MediaRecorder: Watched, recorderRuns: runs })
  })
  return () => page.evaluate(() => (window as unknown as { recorderRuns: RecorderRun[] }).recorderRuns)
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Goes through loader and lobby, and starts the interview with the consent. */
export async function startInterview(page: Page, url: string, interviewName: string): Promise<void> {
  await page.goto(url)
  await button(page, 'Start Interview').click()
  const ready = page.getByText('Session expires in:')
  const grant = button(page, 'Grant Camera & Microphone Access').first()
  await ready.or(grant).first().waitFor()
  // Some versions of Chromium grant the devices without a click, and the button disappears during it.
  const clicked = grant.click().catch(() => undefined)
  await Promise.race([clicked, ready.waitFor()])
  await ready.waitFor()
  await button(page, 'Start Interview').click()
  const dialog = page.getByRole('dialog', { name: 'Confirm Interview Start' })
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Start Interview' }).click()
  await page.getByRole('heading', { level: 1, name: interviewName }).waitFor()
}

const answer =
  'We kept the queue short by packing small jobs onto shared nodes, and told each team every week what it had used.'

/** Types an answer. A spoken one would never end, because the fake microphone has no pause. */
export async function typeAnswer(page: Page): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Type your answer' })
  await field.fill(answer)
  await field.press('Enter')
}

export async function endInterview(page: Page): Promise<void> {
  await button(page, 'End call').click()
  await button(page, 'End interview').click()
}

export const whenEnding = (page: Page, timeoutMilliseconds: number): Promise<void> =>
  page.getByText('Ending Interview').first().waitFor({ timeout: timeoutMilliseconds })
