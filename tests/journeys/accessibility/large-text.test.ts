import { expect } from 'vitest'
import { enlargeText, lossesIn } from '#tests/support/large-text.ts'
import { test } from '#tests/support/fixtures.ts'
import { inWideRun } from '#tests/support/wide-run.ts'

const narrowest = [320] as const

/** `screens.wide.test.ts` has every page, at each width. */
const sample = ['/', '/contact', '/careers', '/login'] as const

test(
  'text that is cut off, broken, laid on another or outside its card is found',
  inWideRun,
  async ({ open }) => {
    const page = await open('/privacy', { reducedMotion: true, before: enlargeText })
    expect(await lossesIn(page, narrowest)).toEqual([])
    await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const add = (text: string, style: Partial<CSSStyleDeclaration>): void => {
        const paragraph = document.createElement('p')
        paragraph.className = 'added'
        paragraph.textContent = text
        Object.assign(paragraph.style, style)
        heading.before(paragraph)
      }
      add('Unbreakable', { width: '4rem', overflowWrap: 'anywhere' })
      add('A long line', { width: '3rem', whiteSpace: 'nowrap' })
      add('Two lines in one', { height: '1rem', overflow: 'hidden' })
      add('Above', { marginBottom: '-1.5em' })
      const box = document.createElement('input')
      box.type = 'checkbox'
      Object.assign(box.style, { display: 'block', margin: '0 0 -1.5rem' })
      heading.before(box)
      document.querySelector('main')?.append('A page that is wider: ', '_'.repeat(80))
      document.body.style.overflowWrap = 'normal'
    })
    expect(await lossesIn(page, narrowest)).toEqual(
      expect.arrayContaining([
        '320 px: the word "Unbreakable" is broken in "Unbreakable"',
        '320 px: "A long line" is outside .added',
        '320 px: "Two lines in one" is cut off by .added',
        '320 px: the page scrolls sideways',
      ]),
    )
    const covered = (await lossesIn(page, narrowest)).filter((loss) => loss.includes('lies on'))
    expect(covered).not.toEqual([])
    expect(covered.filter((loss) => loss.includes('a box to tick'))).not.toEqual([])
  },
)

test('text of twice the size fits a narrow phone', async ({ open, stack }) => {
  const page = await open('/privacy', { reducedMotion: true, before: enlargeText })
  const lost: Record<string, string[]> = {}
  for (const path of sample) {
    await page.goto(stack.site + path)
    lost[path] = await lossesIn(page, narrowest)
  }
  expect(lost).toEqual(Object.fromEntries(sample.map((path) => [path, []])))
})
