import { describe, expect, test } from 'vitest'
import { nothing, textIn } from '#tests/support/interview/drawn.tsx'
import { LoadFailed } from './loader/LoadFailed.tsx'
import { loadingFailedText } from './loader/load-interview.ts'
import { Preparing } from './loader/Preparing.tsx'
import { Ready } from './loader/Ready.tsx'
import { notFoundText } from './loader/resolve-session.ts'
import { Unsupported } from './lobby/Unsupported.tsx'
import { Banner } from './room/Banner.tsx'

describe('the loader says', () => {
  const ready = (
    <Ready
      interview={{
        sessionId: 's',
        job: { title: 'Storage Engineer', department: '' },
        timeFactor: 1,
        candidateName: 'Aisha Rahman',
        asksFor: undefined,
        hasApplied: true,
        continueBefore: null,
        interviewsLeft: 3,
        failure: undefined,
      }}
      timeFactor={1}
      isStarting={false}
      startFailure={undefined}
      onTimeChosen={nothing}
      onStart={nothing}
      onPractise={nothing}
      onRetry={nothing}
    />
  )
  const failed = <LoadFailed message={undefined} onRetry={nothing} />
  test.each([
    ['Preparing Your Interview', <Preparing key="" />],
    ['Loading your profile and job details...', <Preparing key="" />],
    ['Unable to Load Interview', failed],
    ['We encountered an issue loading your interview session. Please try again.', failed],
    ['Try Again', failed],
    ['Back to Dashboard', failed],
    ['Ready to Start Your Interview', ready],
    ['Storage Engineer', ready],
    ['Aisha Rahman', ready],
    ['AI-Powered Interview', ready],
    ['Duration: 15-20 minutes', ready],
    ['Before You Begin', ready],
    ['Start Interview', ready],
    ['Your interview will be recorded for assessment purposes', ready],
    ['Back to Dashboard', ready],
  ])('%s', (text, drawn) => expect(textIn(drawn)).toContain(text))

  test('Failed to load interview session data. Please try again.', () =>
    expect(loadingFailedText).toBe('Failed to load interview session data. Please try again.'))
  test('No interview session found for session ID: {id}', () =>
    expect(notFoundText('abc')).toBe('No interview session found for session ID: abc'))
})

describe('the room says', () => {
  test.each([
    ['Browser Not Supported', <Unsupported key="" onClose={nothing} />],
    ['Chrome, Firefox, Safari or Edge', <Unsupported key="" onClose={nothing} />],
    ['Close', <Unsupported key="" onClose={nothing} />],
    ['TEST MODE - This interview is for testing purposes only', <Banner key="" kind="test" />],
  ])('%s', (text, drawn) => expect(textIn(drawn)).toContain(text))
})
