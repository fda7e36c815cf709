import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { registerCandidate } from '#tests/support/candidates.ts'
import { test } from '#tests/support/fixtures.ts'
import { putJobs } from '#tests/support/jobs.ts'
import { sampleOf } from '#tests/support/wide-run.ts'
import { applyFor } from '../dashboard/applications.ts'
import * as room from './room-page.ts'

/** The controls of the call that cannot be pressed at each of their edges, or whose label reaches an edge, and the texts that something covers. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const inset = 3
    const isFree = (element: Element): boolean => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const [x, y] = [(left + right) / 2, (top + bottom) / 2]
      const points = [
        [left + inset, y],
        [right - inset, y],
        [x, top + inset],
        [x, bottom - inset],
      ] as const
      return points.every((point) => {
        const at = document.elementFromPoint(...point)
        return at !== null && (element.contains(at) || at.contains(element))
      })
    }
    const isRoomy = (label: Element): boolean => {
      const [text, control] = [label.getBoundingClientRect(), label.parentElement?.getBoundingClientRect()]
      return control !== undefined && text.left >= control.left + inset && text.right <= control.right - inset
    }
    const meets = (a: Element, b: Element): boolean => {
      const [one, other] = [a.getBoundingClientRect(), b.getBoundingClientRect()]
      return (
        one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
      )
    }
    const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent
    const controls = [...document.querySelectorAll('#root button, #root textarea')].filter(
      (element) => element.checkVisibility() && !isFree(element),
    )
    const labels = [...document.querySelectorAll('fieldset > button > span')].filter(
      (label) => !isRoomy(label),
    )
    const overlays = [...document.querySelectorAll('[data-part="over"], fieldset, section')]
    const texts = [...document.querySelectorAll('[data-part="text"]')].flatMap((text) =>
      overlays
        .filter((overlay) => !overlay.contains(text) && meets(text, overlay))
        .map((overlay) => `${nameOf(text)} < ${nameOf(overlay)}`),
    )
    return [...[...controls, ...labels].map((element) => nameOf(element) ?? ''), ...texts]
  })

const screens = [
  { name: 'a phone on its side, whose transcript is closed', width: 844, height: 390, opens: false },
  { name: 'a phone on its side, whose transcript was opened', width: 844, height: 390, opens: true },
  { name: 'a phone', width: 390, height: 844, opens: false },
  { name: 'a small phone on its side', width: 667, height: 375, opens: true },
]

test.for(sampleOf(screens))(
  'every control and name is free on $name',
  async ({ width, height, opens }, { open, stack }) => {
    const candidate = await registerCandidate(stack.site, { name: 'Muhammad Hafizuddin bin Abdul Rahman' })
    await putJobs(stack, [room.shortJob])
    const sessionId = await applyFor(stack, candidate, room.shortJob.id)
    const page = await room.openCall(open, sessionId, { as: candidate, width, height, reducedMotion: true })
    const transcript = page.getByRole('button', { name: 'Transcript', exact: true })
    const panel = page.getByRole('region', { name: 'Live Transcription' })
    const isSide = width > height
    await expect.poll(() => panel.isVisible()).toBe(!isSide)
    if (isSide) await transcript.click()
    await room.log(page).getByText('Are you ready').waitFor()
    await room.type(page, 'Yes')
    await page.getByRole('button', { name: 'Done answering' }).waitFor({ timeout: 30_000 })
    await page.getByRole('heading', { level: 2, name: 'Question 1 of 2' }).waitFor()
    if (isSide && !opens) await page.getByRole('button', { name: 'Close', exact: true }).click()
    expect(await covered(page)).toEqual([])
  },
)
