import type { Page } from 'playwright-core'
import * as interview from '../screens/interview-page.ts'
import { openApplicant } from '../screens/desk-states.ts'
import { answerApplications, manyApplications, position } from '../screens/sample-applications.ts'
import type { State } from '../screens/state.ts'

export type Picture = Omit<State, 'widths'> & {
  alt: string
  /** The page looks the same in both themes, so there is one file. */
  oneTheme?: true
}

export const maxPictureBytes = 150_000

/** The video element of the page; commands are compiled without the browser's types. */
type Video = { currentTime: number; muted: boolean; play: () => Promise<void>; pause: () => void }
const shownSeconds = 5

/** Opens the page of a recording, which the desk shows in a frame, by itself. */
async function openRecording(page: Page): Promise<void> {
  await openApplicant(page)
  await page.getByRole('button', { name: 'Watch' }).click()
  const frame = page.locator('iframe[title="Recording of the interview"]')
  await page.goto((await frame.getAttribute('src')) ?? '')
  await page.locator('video').evaluate(async (video: Video, seconds) => {
    video.currentTime = seconds
    video.muted = true
    // The browser draws a spinner over the video until it plays.
    await video.play()
    video.pause()
  }, shownSeconds)
}

/** The screenshots of the README, in its order. */
export const pictures: readonly Picture[] = [
  {
    name: 'home',
    alt: 'The home page: "Unlock the Power of Cloud & AI Innovation" beside a drawing of lit server racks',
    path: '/',
    visitor: 'guest',
    oneTheme: true,
  },
  {
    name: 'position',
    alt: 'The page of a position: title, pay, closing date, duties, and the button "Apply"',
    path: `/careers/${position.id}`,
    visitor: 'guest',
  },
  {
    name: 'call',
    alt: "The interview: the candidate's own picture, the question below it, the transcript beside it",
    path: interview.interviewPath,
    before: interview.keepScheduled,
    reach: interview.talk,
  },
  {
    name: 'dashboard',
    alt: 'The dashboard of a candidate with applications in several stages',
    path: '/dashboard',
    before: (page) => answerApplications(page, manyApplications),
  },
  {
    name: 'desk',
    alt: 'An applicant at the desk: what was said in the interview, the decision, the history',
    path: '/desk/applicants',
    visitor: 'recruiter',
    reach: openApplicant,
  },
  {
    name: 'recording',
    alt: 'The page of a recording: the video, its speed, the questions with their times, the transcript',
    path: '/desk/applicants',
    visitor: 'recruiter',
    reach: openRecording,
  },
]

export const fileOf = ({ name, oneTheme }: Picture, theme: 'light' | 'dark'): string =>
  oneTheme ? `${name}.webp` : `${name}-${theme}.webp`
