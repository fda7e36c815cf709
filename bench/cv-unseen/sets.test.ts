import { expect, test } from 'vitest'
import { docxOf, wordXmlOf } from './as-word.ts'
import { richTextOf } from './as-rich-text.ts'
import { htmlOf } from './as-html.ts'
import { textsOf } from './blocks.ts'
import { arrangements } from './form.ts'
import { mixedSet, type Planned } from './sets.ts'
import { shownTruth } from './truth.ts'
import { wordings } from './wordings.ts'

const bytesOf = ({ blocks, cv }: Planned): string =>
  [docxOf(blocks, cv.form.wordFont), richTextOf(blocks, cv.form.wordFont), wordXmlOf(blocks)]
    .map((bytes) => bytes.toString('latin1'))
    .join('') + htmlOf(blocks, cv.form.font)

test('the same seed draws the same documents, and another seed draws others', () => {
  const [one, same, other] = [7, 7, 8].map((seed) => mixedSet(seed, 12).map(bytesOf))
  expect(same).toEqual(one)
  expect(other).not.toEqual(one)
})

test('a larger set begins with the documents of a smaller one', () =>
  expect(mixedSet(7, 30).slice(0, 5)).toEqual(mixedSet(7, 5)))

const all = mixedSet(11, 300)

test('the document shows all that its truth says', () => {
  for (const { id, blocks, cv } of all) {
    const shown = textsOf(blocks).join('\n').toLowerCase()
    const { name, email, phone, title, location, summary, skills, experience, education, languages } =
      shownTruth(cv)
    const said = [
      name,
      email,
      phone,
      title,
      location,
      summary,
      ...skills,
      ...experience.flatMap(({ company, position, description }) => [
        company,
        position,
        ...description.split('\n'),
      ]),
      ...education.flatMap(({ degree, field_of_study: field, institution }) => [degree, field, institution]),
      ...languages.flatMap(({ language, proficiency }) => [language, proficiency]),
    ]
    expect(
      said.filter((text) => !shown.includes(text.toLowerCase())),
      id,
    ).toEqual([])
  }
})

test('the truth leaves out what the form hides', () => {
  for (const { cv } of all) {
    const truth = shownTruth(cv)
    const { title, summary, location, languages, levels, duties } = cv.form.shows
    expect([truth.title !== '', truth.summary !== '', truth.location !== '']).toEqual([
      title,
      summary,
      location,
    ])
    expect(truth.languages.length > 0).toBe(languages)
    expect(truth.languages.every(({ proficiency }) => (proficiency !== '') === levels)).toBe(true)
    expect(truth.experience.every(({ description }) => (description !== '') === duties)).toBe(true)
  }
})

test('salaries, references and labels are in no field', () => {
  const labelled = all.filter(({ layout }) => layout === 'labelled-entries')
  expect(labelled.length).toBeGreaterThan(20)
  for (const { cv, blocks } of labelled) {
    const truth = JSON.stringify(shownTruth(cv))
    expect(textsOf(blocks)).toContain(cv.jobs[0]?.salary)
    for (const { salary } of cv.jobs) expect(truth).not.toContain(salary)
    for (const referee of cv.referees) expect(truth).not.toContain(referee)
  }
})

test('a small set has every arrangement, and a large one every wording', () => {
  expect(new Set(mixedSet(3, 9).map(({ layout }) => layout))).toEqual(new Set(arrangements))
  expect(new Set(mixedSet(3, 900).flatMap(({ cv }) => cv.wordings)).size).toBe(wordings.length)
})
