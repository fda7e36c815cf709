import { expect, test } from 'vitest'
import { readRecognised } from './read-cv.ts'
import { straightenedWords, type TiltedLine } from './straightened-words.ts'

/** Two columns of an upright page: dates in a margin on the right, at the height of their entry. */
const rows: readonly (readonly [text: string, x: number, y: number])[] = [
  ['Aisyah Rahman', 60, 60],
  ['aisyah@example.com', 60, 90],
  ['Work Experience', 60, 140],
  ['Operations Manager, Angsana Freight Sdn Bhd', 60, 170],
  ['Jan 2020 - Present', 700, 170],
  ['Plans the routes of forty lorries', 60, 195],
  ['Coordinator, Kerteh Marine Berhad', 60, 235],
  ['Mar 2015 - Dec 2019', 700, 235],
]
const letterWidth = 9

/** The page rotated around its corner, as recognition returns it: a line for each text. */
const turnedBy = (degrees: number): TiltedLine[] => {
  const angle = (degrees * Math.PI) / 180
  const turned = (x: number, y: number) => ({
    x: x * Math.cos(angle) - y * Math.sin(angle),
    y: x * Math.sin(angle) + y * Math.cos(angle),
  })
  return rows.map(([text, x, y]) => {
    let at = x
    const words = text.split(' ').map((word) => {
      const [left, right] = [turned(at, y).x, turned(at + word.length * letterWidth, y).x]
      at += (word.length + 1) * letterWidth
      return { text: word, left, right, confidence: 95 }
    })
    return { from: turned(x, y), to: turned(at - letterWidth, y), height: 14, words }
  })
}

test.each([0, 1, 2, 3, -2])('a page skewed by %s degrees is read like an upright one', (degrees) => {
  const words = straightenedWords(turnedBy(degrees))
  const { cv } = readRecognised([{ width: 1000, height: 1414, words }])
  expect(cv.experience).toMatchObject([
    { position: 'Operations Manager', company: 'Angsana Freight Sdn Bhd', end_date: 'Present' },
    { position: 'Coordinator', company: 'Kerteh Marine Berhad', start_date: 'Mar 2015' },
  ])
  const [name, , email] = words
  expect(name?.left).toBeCloseTo(email?.left ?? 0, 0)
})
