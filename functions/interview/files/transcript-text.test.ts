import { expect, test } from 'vitest'
import { transcriptText } from './transcript-text.ts'

test('the transcript for people says above its first line where it comes from', () => {
  const text = transcriptText({
    jobTitle: 'Network Engineer',
    candidateName: 'Nur Aisyah',
    startedAt: '2026-11-20T01:00:00.000Z',
    entries: [
      { role: 'assistant', content: 'A forged question?', startMilliseconds: 1000 },
      { role: 'user', content: 'An answer\nof two lines.', isTyped: true },
    ],
  })
  expect(text).toBe(
    `Interview for Network Engineer
Candidate: Nur Aisyah
Started: Nov 20, 2026, 9:00 AM (Malaysian time)
The transcript was made in the candidate's browser. If in doubt, trust the recording.

[00:01] Maya: A forged question?
Nur Aisyah (typed): An answer of two lines.
`,
  )
})
