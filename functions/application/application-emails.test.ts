import { describe, expect, test } from 'vitest'
import { company } from '#shared/company.ts'
import { recruiterStatus } from '#shared/application/application.ts'
import {
  anotherInterviewEmail,
  interruptedEmail,
  receivedEmail,
  statusEmail,
  withdrawnEmail,
  type LetterFacts,
} from './application-emails.ts'
import { escapeHtml, type Email } from '#functions/platform/mail/email.ts'
import { recordingDeletedEmail } from '#functions/interview/rooms/recording-deleted-email.ts'

const site = 'https://www.example.com'
const facts: LetterFacts = {
  slots: undefined,
  interviewers: [],
  isChoice: false,
  name: 'Aisyah Rahman',
  jobTitle: 'GPU Platform Engineer',
  appliedAt: '2026-11-22T08:15:00.000Z',
  teamInterview: null,
  earlierInterview: undefined,
  calledOff: null,
  site,
  dashboardUrl: `${site}/dashboard`,
  interviewUrl: `${site}/interview/gpu-platform-engineer`,
  answerUrl: undefined,
  hasQuestions: false,
  isProved: true,
  words: undefined,
  waivesInterview: false,
  otherPositions: [],
}
const interviewUrl = `${site}/interview/session-1`

const headingOf = ({ html }: Email): string =>
  (/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1] ?? '').replaceAll('&#39;', "'")
const linksOf = ({ html }: Email): string[] =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, url]) => url ?? '')

const deletedRecording = { name: facts.name, jobTitle: facts.jobTitle, dashboardUrl: facts.dashboardUrl }

const withdrawn = { name: facts.name, jobTitle: facts.jobTitle, site }

const letters: [string, Email][] = [
  ['withdrawn', withdrawnEmail({ ...withdrawn, hadInterview: false })],
  ['withdrawn, after an interview', withdrawnEmail({ ...withdrawn, hadInterview: true })],
  ['recording deleted', recordingDeletedEmail(deletedRecording)],
  ['received', receivedEmail(facts, interviewUrl)],
  ['received, with questions', receivedEmail({ ...facts, hasQuestions: true }, interviewUrl)],
  ['received, after the interview', receivedEmail(facts, undefined)],
  ['interrupted', interruptedEmail(facts, 2)],
  ['interrupted, without another attempt', interruptedEmail(facts, 0)],
  ['another interview', anotherInterviewEmail(facts)],
  ...recruiterStatus.options.map((status): [string, Email] => [status, statusEmail(status, facts)]),
]

describe.each(letters)('the letter "%s"', (_, email) => {
  test('names candidate, position and company, and says in HTML what it says in text', () => {
    expect(email.text).toMatch(/^Hello Aisyah,\n\n[A-Z]/)
    expect(email.text).toContain('GPU Platform Engineer')
    expect(email.subject).toMatch(/GPU Platform Engineer.* – Merbok AI Cloud$/)
    for (const line of email.text.split(/\n+/)) {
      const said = escapeHtml(line.replace(/^\d\. /, '').replace(/:$/, ''))
      expect(email.html).toContain(said)
    }
  })

  test('is signed by the hiring team, and an inbox shows its first sentence', () => {
    expect(email.text).toMatch(/\n\nThe hiring team\nMerbok AI Cloud Sdn\. Bhd\.$/)
    const preview = /<div style="display:none[^>]*>(.*?)&#847;/.exec(email.html)?.[1]
    expect(preview).toBe(escapeHtml(email.text.split('\n\n')[1]!))
  })

  test('has one button, a link of the site, and an e-mail address for replies', () => {
    expect(linksOf(email)).toHaveLength(1)
    expect(linksOf(email)[0]).toMatch(
      /^(https:\/\/www\.example\.com\/(dashboard|careers|interview\/session-1|interview\/gpu-platform-engineer)|mailto:careers@example\.com)$/,
    )
    expect(email.text).toContain(company.careersEmail)
  })
})

describe('an invitation', () => {
  const answerUrl = `${site}/invitation#invitation=token`
  const teamInterview = { at: '2026-12-31T07:00:00.000Z', place: 'Level 30', minutes: 45 }

  test('leads to the page that asks for the answer, and to the dashboard', () => {
    const email = statusEmail('interview_pending', { ...facts, answerUrl, teamInterview })
    expect(linksOf(email)).toEqual([answerUrl, facts.dashboardUrl])
    expect(email.text).toContain('say that you will be there, ask for another time or withdraw')
  })

  test('without a date asks for one, and one whose interview is over asks nothing', () => {
    expect(statusEmail('interview_pending', { ...facts, answerUrl }).text).toContain(
      'suggest a time or withdraw',
    )
    const slots = { times: [teamInterview.at], place: 'Level 30', minutes: 45 }
    const offered = statusEmail('interview_pending', {
      ...facts,
      answerUrl,
      slots,
      interviewers: ['Siti', 'Wei'],
    })
    expect(linksOf(offered)).toEqual([answerUrl])
    expect(offered.text).toContain('Place: Level 30\nWith: Siti and Wei')
    const over = statusEmail('interview_pending', { ...facts, teamInterview })
    expect(linksOf(over)).toEqual([facts.dashboardUrl])
  })

  test('that is cancelled has a letter of its own', () => {
    const cancelled = statusEmail('reviewed', { ...facts, calledOff: teamInterview.at })
    expect(cancelled.subject).toContain('Your interview for GPU Platform Engineer is cancelled')
    expect(headingOf(cancelled)).toBe('Interview cancelled')
    expect(cancelled.text).toContain(
      'The interview on Thursday, Dec 31, 2026, 3:00 PM (Malaysian time) will not take place.',
    )
    expect(cancelled.text).not.toContain('is under review')
  })
})

test('a withdrawal after an interview says what is deleted, and that the attempts still count', () => {
  expect(withdrawnEmail({ ...withdrawn, hadInterview: true }).text).toContain(
    "its recording, its transcript and our team's marks. Interviews that you started still count as attempts",
  )
})

describe('application received', () => {
  const email = receivedEmail(facts, interviewUrl)

  test('says when it arrived, in Malaysian time, and the four steps in order', () => {
    expect(email.subject).toBe('We received your application for GPU Platform Engineer – Merbok AI Cloud')
    expect(email.text).toContain('reached us on Nov 22, 2026, 4:15 PM (Malaysian time).')
    expect([...email.text.matchAll(/^\d\. [\w ]+/gm)].map(([step]) => step)).toEqual([
      '1. Submit Application',
      '2. AI Interview',
      '3. Team Interview',
      '4. Decision',
    ])
  })

  test('leads to the interview of 15–20 minutes, at any time', () => {
    expect(linksOf(email)).toEqual([interviewUrl])
    expect(email.text).toContain('takes about 15–20 minutes, and you can take it at any time')
  })

  test('leads to the dashboard where the position asks something first', () => {
    const asking = receivedEmail({ ...facts, hasQuestions: true }, interviewUrl)
    expect(linksOf(asking)).toEqual([`${site}/dashboard`])
    expect(asking.text).toContain('our team asks you a few questions on your dashboard')
  })

  test('does not invite a candidate whose interview is completed', () => {
    const late = receivedEmail(facts, undefined)
    expect(linksOf(late)).toEqual([`${site}/dashboard`])
    expect(late.text).toContain('2. AI Interview: done.')
    expect(late.text).not.toContain('15–20 minutes')
  })
})

describe('interview interrupted', () => {
  test('says that the time has passed, how often the interview can be started, and where', () => {
    const email = interruptedEmail(facts, 2)
    expect(email.text).toContain('has passed before it was finished. Your answers are kept.')
    expect(email.text).toContain('You can start the interview 2 more times.')
    expect(linksOf(email)).toEqual([facts.interviewUrl])
  })

  test('offers no interview where every attempt is used', () => {
    const email = interruptedEmail(facts, 0)
    expect(email.text).toContain('You have used every interview attempt')
    expect(email.text).not.toContain('again')
    expect(linksOf(email)).toEqual([facts.dashboardUrl])
  })
})

describe('status changed', () => {
  const changes = [
    {
      status: 'ai_pending',
      subject: 'Your application for GPU Platform Engineer is open again',
      heading: 'Your application is open again',
      says: 'Your next step is the AI interview.',
      link: '/interview/gpu-platform-engineer',
    },
    {
      status: 'reviewed',
      subject: 'Your application for GPU Platform Engineer is under review',
      heading: 'Application Under Review',
      says: 'is being reviewed by our team',
      link: '/dashboard',
    },
    {
      status: 'interview_pending',
      subject: 'We would like to interview you for GPU Platform Engineer',
      heading: "We'd like to meet you",
      says: 'Our hiring team would like to meet you',
      link: '/dashboard',
    },
    {
      status: 'interviewed',
      subject: 'Your interview for GPU Platform Engineer',
      heading: 'Thank you for the interview',
      says: 'We are now reviewing your interview',
      link: '/dashboard',
    },
    {
      status: 'accepted',
      subject: 'Congratulations! Your application for GPU Platform Engineer has been accepted',
      heading: 'Congratulations!',
      says: 'with your offer and the next steps',
      link: '/dashboard',
    },
    {
      status: 'rejected',
      subject: 'Your application for GPU Platform Engineer',
      heading: 'About your application',
      says: 'Unfortunately, your application was not selected for this position.',
      link: '/careers',
    },
  ] as const

  test.each(changes)('to $status', ({ status, subject, heading, says, link }) => {
    const email = statusEmail(status, facts)
    expect(email.subject).toBe(`${subject} – Merbok AI Cloud`)
    expect(headingOf(email)).toBe(heading)
    expect(email.text).toContain(says)
    expect(linksOf(email)).toEqual([new URL(link, site).href])
  })

  test('has a letter for each status that a recruiter sets', () => {
    expect(changes.map(({ status }) => status).toSorted()).toEqual(recruiterStatus.options.toSorted())
  })

  const meeting = { at: '2026-11-30T02:00:00Z', place: 'Level 30, <South> Wing', minutes: 45 }

  test('to interview_pending names date, place and length of the interview, as far as they are set', () => {
    const dated = statusEmail('interview_pending', { ...facts, teamInterview: meeting })
    expect(headingOf(dated)).toBe('Interview scheduled')
    expect(dated.subject).toContain('We would like to interview you for GPU Platform Engineer')
    expect(dated.text).toContain(
      'When: Monday, Nov 30, 2026, 10:00 – 10:45 AM (Malaysian time)\nPlace: Level 30, <South> Wing\n\n',
    )
    expect(dated.html).toContain('Level 30, &lt;South&gt; Wing</td>')
    const bare = statusEmail('interview_pending', {
      ...facts,
      teamInterview: { ...meeting, place: null, minutes: null },
    })
    expect(bare.text).toContain('When: Monday, Nov 30, 2026, 10:00 AM (Malaysian time)\n\n')
    expect(bare.text).not.toContain('Place:')
    expect(statusEmail('interview_pending', facts).text).toContain('to agree on a time')
  })

  test('links a call, without the comma after it', () => {
    const place = 'Video call: https://call.example.com/a?b=1&c=2, then <Level> 30'
    const { html } = statusEmail('interview_pending', { ...facts, teamInterview: { ...meeting, place } })
    const url = 'https://call.example.com/a?b=1&amp;c=2'
    expect(html).toContain(`Video call: <a class="link" href="${url}"`)
    expect(html).toContain(`>${url}</a>, then &lt;Level&gt; 30</td>`)
  })

  test('says that an interview has changed, and what it was before', () => {
    const earlierInterview = { ...meeting, at: '2026-11-27T02:00:00Z' }
    const email = statusEmail('interview_pending', { ...facts, teamInterview: meeting, earlierInterview })
    expect(email.subject).toBe('Your interview for GPU Platform Engineer has changed – Merbok AI Cloud')
    expect(headingOf(email)).toBe('Interview changed')
    const earlier = 'Friday, Nov 27, 2026, 10:00 – 10:45 AM (Malaysian time)'
    expect(email.text).toContain(
      `Monday, Nov 30, 2026, 10:00 – 10:45 AM (Malaysian time) (before: ${earlier})\nPlace: Level 30, <South> Wing\n`,
    )
    expect([...email.html.matchAll(/<s [^>]*>(.*?)<\/s>/g)].map(([, text]) => text)).toEqual([earlier])
    expect(email.text).toContain('has changed. These are the new details.')
  })

  test.each(['interview_pending', 'reviewed', 'accepted', 'rejected'] as const)(
    'to %s says that the interview it cancels will not take place',
    (status) => {
      const sentence = 'The interview on Monday, Nov 30, 2026, 10:00 AM (Malaysian time) will not take place.'
      expect(statusEmail(status, facts).text).not.toContain('will not take place')
      expect(statusEmail(status, { ...facts, calledOff: meeting.at }).text).toContain(sentence)
    },
  )
})

test('a rejection names other positions with their links', () => {
  const otherPositions = [
    { label: 'Network Engineer, Kuala Lumpur', url: `${site}/careers/network-engineer` },
    { label: 'Research <Lead>', url: `${site}/careers/research-lead` },
  ]
  const email = statusEmail('rejected', { ...facts, otherPositions })
  expect(email.text).toContain(
    `These positions are open now:\n\n- Network Engineer, Kuala Lumpur: ${site}/careers/network-engineer\n- Research <Lead>: ${site}/careers/research-lead\n\nSee open positions:`,
  )
  expect(linksOf(email)).toEqual([...otherPositions.map(({ url }) => url), `${site}/careers`])
  expect(email.html).toContain('Research &lt;Lead&gt;</a>')
})

test('the letter about a deleted recording says what is gone, and that the application stays', () => {
  const email = recordingDeletedEmail(deletedRecording)
  expect(email.subject).toBe(
    'Your interview recording for GPU Platform Engineer was deleted – Merbok AI Cloud',
  )
  expect(email.text).toContain('with its transcript and everything that was made from it')
  expect(email.text).toContain('Your application stays with us')
  expect(email.text).toContain('If you did not ask for this')
})

describe('markup and line breaks', () => {
  const hostile = {
    ...facts,
    name: '<script>alert(1)</script>',
    jobTitle: 'Engineer <b>\r\nBcc: all@example.com',
  }

  test('in a name leave the name out', () => {
    expect(statusEmail('reviewed', hostile).text).toMatch(/^Hello,\n\nYour/)
    expect(recordingDeletedEmail(hostile).text).toMatch(/^Hello,\n\nAs you asked/)
  })

  test('in a title are escaped, and add no header', () => {
    const { subject, html } = receivedEmail(hostile, interviewUrl)
    expect(html).not.toMatch(/<(script|b)>/)
    expect(html).toContain('Engineer &lt;b&gt;')
    expect(subject).toBe(
      'We received your application for Engineer <b> Bcc: all@example.com – Merbok AI Cloud',
    )
  })
})

test.each(['reviewed', 'interview_pending', 'accepted'] as const)(
  'the letter of a decision to %s that waives the AI interview says that it is not needed, also after own words',
  (status) => {
    const texts = [undefined, 'We know your work.'].map(
      (words) => statusEmail(status, { ...facts, words, waivesInterview: true }).text,
    )
    for (const text of texts)
      expect(text).toContain("You don't need to take the AI interview for this position.")
    expect(statusEmail(status, facts).text).not.toContain('AI interview')
  },
)
