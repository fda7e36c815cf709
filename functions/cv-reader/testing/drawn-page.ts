import { lineOf, type Line } from '../layout/line.ts'

/** In the page's unit. */
const widthOfSpace = 8
const widthOfCell = 120
const widthOfLetter = 5

/** The lines of a page that a test draws: bold between asterisks, larger behind a plus sign, indented by leading spaces, cells between bars. */
export const drawnPage = (page: string): Line[] =>
  page.split('\n').flatMap((row) => {
    const size = row.startsWith('+') ? 13 : 10
    const text = row.replace(/^\+/, '').trim()
    const bold = text.startsWith('*')
    const left = 50 + widthOfSpace * (row.length - row.trimStart().length)
    const cells = text.replaceAll('*', '').split(' | ')
    const parts = cells.map((cell, at) => ({
      text: cell,
      left: left + widthOfCell * at,
      right: left + widthOfCell * at + widthOfLetter * cell.length,
      bold,
      italic: false,
      size,
    }))
    return lineOf(parts, { gap: 1.4, startsBlock: false }) ?? []
  })
