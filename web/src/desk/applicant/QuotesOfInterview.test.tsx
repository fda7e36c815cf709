import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { wellbeingText } from '#shared/interview/interviewer/answer-words.ts'
import { QuotesOrNote } from './QuotesOfInterview.tsx'

const words = { answers: null, quotes: null, transcription: null, interviewer: null }
const drawn = (stoppedForWellbeing: boolean): string =>
  renderToStaticMarkup(
    <QuotesOrNote words={{ ...words, stoppedForWellbeing }} onPlay={() => undefined} />,
  ).replaceAll('&#x27;', "'")

test("after an end for the candidate's wellbeing the desk says so under no heading", () => {
  expect(drawn(true)).toContain(wellbeingText)
  expect(drawn(true)).not.toContain('own words')
  expect(drawn(false)).toContain("In the candidate's own words")
})
