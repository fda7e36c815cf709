import { expect, test } from 'vitest'
import { truthOf } from './cv.ts'
import { arrangements } from './form.ts'
import { referees } from './sections.ts'
import { bytesOf, mixedSet } from './sets.ts'
import { families } from './wordings.ts'

/** In place of a browser: the pages themselves. */
const printer = {
  print: async (html: string) => Buffer.from(html),
  scan: async (html: string) => Buffer.from(html),
}
const files = (seed: number) => Promise.all(mixedSet(seed, 12).map((planned) => bytesOf(planned, printer)))

test('the same seed draws the same documents, and another seed draws others', async () => {
  const [one, same, other] = await Promise.all([7, 7, 8].map(files))
  expect(same).toEqual(one)
  expect(other).not.toEqual(one)
})

test('a larger set begins with the documents of a smaller one', () =>
  expect(mixedSet(7, 30).slice(0, 5)).toEqual(mixedSet(7, 5)))

const all = mixedSet(11, 300)

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : []

test('the document shows all that its truth says', () => {
  for (const { id, blocks, cv } of all) {
    const shown = JSON.stringify(blocks).toLowerCase()
    const { experience, ...truth } = truthOf(cv)
    const said = [
      ...textsIn(truth),
      ...experience.flatMap(({ company, position, description }) => [
        company,
        position,
        ...description.split('\n'),
      ]),
    ]
    expect(
      said.filter((text) => !shown.includes(text.toLowerCase())),
      id,
    ).toEqual([])
  }
})

test('salaries, references and labels are in no field', () => {
  const labelled = all.filter(({ layout }) => layout === 'labelled-entries')
  expect(labelled.length).toBeGreaterThan(20)
  for (const { cv, blocks } of labelled) {
    const truth = JSON.stringify(truthOf(cv))
    expect(JSON.stringify(blocks)).toContain(cv.person.jobs[0]?.salary)
    for (const text of [...cv.person.jobs.map(({ salary }) => salary), ...referees])
      expect(truth).not.toContain(text)
  }
})

test('a small set has every arrangement, and a large one every wording', () => {
  expect(new Set(mixedSet(3, 9).map(({ layout }) => layout))).toEqual(new Set(arrangements))
  const wordings = families.flatMap(({ open, closed }) => [...open, ...closed])
  expect(
    new Set(mixedSet(3, 1500).flatMap(({ cv }) => cv.person.jobs.map(({ wording }) => wording))).size,
  ).toBe(wordings.length)
})
