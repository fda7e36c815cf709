import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { repositoryRoot } from '#infra/paths.ts'
import type { TranscriptEntry } from '#shared/interview/transcript.ts'
import type { StoredSession } from '#functions/application/session/stored-session.ts'
import { sectionsOf } from '../../rooms/sections.ts'
import { summaryOf } from '../summary.ts'
import { inTime } from './player.ts'
import { recordingPage } from './recording-page.ts'
import typeface from './typeface.json' with { type: 'json' }

const session: StoredSession = {
  userId: 'user',
  id: 'session',
  jobId: 'network-engineer',
  jobTitle: 'Network Engineer',
  department: 'Engineering',
  status: 'completed',
  createdAt: '2026-11-20T01:00:00.000Z',
  started_at: '2026-11-20T01:00:00.000Z',
  finished_at: '2026-11-20T01:12:30.000Z',
  roomCreatedAt: null,
  consent: { text: 'I agree to be recorded.', at: '2026-11-20T00:59:50.000Z' },
}
const user = {
  id: 'user',
  email: 'aisyah@example.com',
  name: 'Nur Aisyah',
  phone: '',
  title: '',
  location: '',
  about: '',
  skills: [],
  experience: [],
  education: '',
  languages: [],
  epoch: 1,
  reminders: 0,
  createdAt: '2026-11-01T00:00:00.000Z',
}
const file = (segment: number, seconds: number | undefined) => ({
  segment,
  name: `recording-${segment}.webm`,
  bytes: 1,
  parts: 1,
  missing: [],
  ...(seconds === undefined ? {} : { seconds }),
})
type Change = {
  attempt?: { number: number; others: string[] }
  session?: Partial<StoredSession>
  name?: string
  entries?: readonly TranscriptEntry[]
  recording?: ReturnType<typeof file>[]
}
function page(change: Change = {}): string {
  const { entries = [], recording = [file(1, 60)], name = user.name } = change
  const summary = summaryOf({
    session: { ...session, ...change.session },
    user: { ...user, name },
    job: undefined,
    entries,
    recording,
  })
  return recordingPage({
    recordingId: 'user--session',
    summary,
    entries,
    sections: sectionsOf(undefined),
    cvName: 'cv.pdf',
    attempt: change.attempt,
  })
}

/** The page between these, without its script and style. */
const bodyOf = (html: string): string => html.slice(html.indexOf('<body>'), html.indexOf('<script>'))

const hostile = '</script><script>alert(1)</script><img src=x onerror="alert(2)">\'&\u202e'

describe('The page of a recording', () => {
  test('claims no counts of questions that an agent put in its own words', () => {
    const agent = { session: { provider: 'daily' as const } }
    expect(page(agent)).toContain('not counted: the interviewer put them in its own words')
    const asked: TranscriptEntry = { role: 'assistant', content: 'Why here?', section: 0, question: 0 }
    expect(page({ ...agent, entries: [asked] })).not.toContain('not counted')
    expect(page()).not.toContain('not counted')
  })

  test.each([
    ['a name', { name: hostile }],
    ['a line of the transcript', { entries: [{ role: 'user', content: hostile, startMilliseconds: 0 }] }],
    ['a line without a time', { entries: [{ role: 'user', content: hostile }] }],
    ['the title of a position', { session: { jobTitle: hostile, department: hostile } }],
    ['the text of the consent', { session: { consent: { text: hostile, at: hostile } } }],
    ['the name of a file', { recording: [{ ...file(1, 60), name: hostile }] }],
  ] satisfies [string, Change][])('shows %s as text', (_, change) => {
    const html = page(change)
    expect(html.match(/<script/g)).toHaveLength(1)
    expect(html).not.toContain('<img')
    expect(bodyOf(html)).toContain('&lt;img src=x onerror=&quot;alert(2)&quot;&gt;&#39;&amp;')
  })

  test('loads nothing from elsewhere and allows its own script and style only', () => {
    const html = page()
    expect(html).toMatch(
      /content="default-src 'none'; style-src 'sha256-[^']+'; script-src 'sha256-[^']+'; font-src data:; media-src 'self' file:/,
    )
    expect(html).not.toMatch(/https?:\/\/(?!www\.w3\.org)/)
    expect(html).not.toMatch(/ style=| on\w+=/)
  })

  test('has the typeface of the site in it', () => {
    const woff2 = readFileSync(join(repositoryRoot, 'web/src/ui/instrument-sans-basic.woff2'), 'base64')
    expect(typeface.woff2, 'functions/interview/files/page/typeface.json is the font in Base64').toBe(woff2)
    expect(page()).toContain(woff2)
  })

  test('says what was agreed to, and when', () => {
    expect(bodyOf(page())).toContain('I agree to be recorded.')
    expect(bodyOf(page())).toContain(
      'Text as the candidate&#39;s browser sent it, agreed on Nov 20, 2026, 8:59 AM (Malaysian time)',
    )
    const consent = { text: 'I agree.', at: '2026-11-20T00:59:50.000Z', version: '2026-11' }
    expect(bodyOf(page({ session: { consent } }))).toContain(
      'Version 2026-11, agreed on Nov 20, 2026, 8:59 AM',
    )
    expect(bodyOf(page({ session: { consent: undefined } }))).toContain('No consent is stored')
  })

  test('says that the transcript is as the browser of the candidate sent it, where there is one', () => {
    const entries: TranscriptEntry[] = [{ role: 'assistant', content: 'A forged question?' }]
    const source = 'The transcript was made in the candidate&#39;s browser.'
    expect(bodyOf(page({ entries }))).toContain(source)
    expect(bodyOf(page())).not.toContain(source)
  })

  test('says how long the interview took, or that it was not finished', () => {
    expect(bodyOf(page())).toContain('12 min 30 s')
    expect(bodyOf(page({ session: { finished_at: null, status: 'abandoned' } }))).toContain(
      'not finished (abandoned)',
    )
  })

  test('names the devices, one after the other', () => {
    const pages = [
      { at: '2026-11-20T01:00:00.000Z', device: 'Chrome on Windows' },
      { at: '2026-11-20T01:05:00.000Z', device: 'Safari on iPhone' },
    ]
    expect(bodyOf(page({ session: { pages } }))).toMatch(
      /Chrome on Windows from .*, then Safari on iPhone from /,
    )
  })

  test('says that the candidate had extra time, and does not mention it otherwise', () => {
    expect(bodyOf(page())).not.toContain('extra time')
    expect(bodyOf(page({ session: { timeFactor: 1.5 } }))).toContain('extra time: up to 30 minutes')
  })

  test('numbers the attempt and names the others, where there are some', () => {
    expect(bodyOf(page())).not.toContain('Attempt')
    const html = bodyOf(page({ attempt: { number: 2, others: ['user--first'] } }))
    expect(html).toContain('Attempt 2 of 3. The other one:')
    expect(html).toContain('recordings open user--first')
  })

  test('says before the counts that nothing was recognised, and counts no words then', () => {
    const heard = { role: 'user', content: '(Spoken answer, 9 seconds)', isUnrecognised: true } as const
    const html = bodyOf(page({ entries: [heard] }))
    expect(html).toContain('Nothing that the candidate said aloud was written down')
    expect(html).not.toContain("Candidate's words")
    expect(html.indexOf('was written down')).toBeLessThan(html.indexOf('Candidate talked'))
    expect(bodyOf(page({ entries: [heard, { role: 'user', content: 'Racks.' }] }))).toContain(
      '1 of 2 spoken answers was not written down',
    )
    expect(bodyOf(page({ entries: [{ role: 'user', content: 'Racks.' }] }))).toContain("Candidate's words")
  })

  test('says why it plays nothing', () => {
    expect(bodyOf(page({ recording: [] }))).toContain('This interview has no recording that plays.')
    expect(bodyOf(page({ recording: [] }))).not.toContain('<video')
  })

  test('says that the recording failed and which command tries again, and shows everything else', () => {
    const recordingFailure = { reason: 'RangeError', at: '2026-11-20T02:00:00.000Z' }
    const summary = summaryOf({
      session: { ...session, recordingFailure },
      user,
      job: undefined,
      entries: [{ role: 'user', content: 'An answer.' }],
      recording: undefined,
    })
    const html = bodyOf(
      recordingPage({
        recordingId: 'user--session',
        summary,
        entries: [{ role: 'user', content: 'An answer.' }],
        sections: [],
        cvName: undefined,
        attempt: undefined,
      }),
    )
    expect(html).toContain('could not be put together after several attempts (RangeError)')
    expect(html).toContain('npm run recruiter -- recordings retry user--session')
    expect(html).toContain('An answer.')
    expect(html).not.toContain('<video')
  })

  test('names the command that opens it', () =>
    expect(bodyOf(page())).toContain('npm run recruiter -- recordings open user--session'))
})

test('a segment is at its time of the interview, also one of the call that began before those of the page', () =>
  expect(
    inTime([
      { ...file(1, 60), startSeconds: 200.5 },
      { ...file(2, 30), startSeconds: 300 },
      { ...file(3, undefined), startSeconds: -1.5 },
    ]).map(({ file: { segment }, startSeconds }) => [segment, startSeconds]),
  ).toEqual([
    [3, -1.5],
    [1, 200.5],
    [2, 300],
  ]))

test('without a time, one segment follows the other', () =>
  expect(
    inTime([file(1, 60), file(2, 12.5), file(3, undefined)]).map(({ startSeconds }) => startSeconds),
  ).toEqual([0, 60, 72.5]))
