import { eventually } from '#tests/support/eventually.ts'
import { holdInterview } from './interview.ts'
import { enterKey, typeCredentials, type World } from './steps.ts'
import type { Visitor } from './visitor.ts'

export type Flow = { name: string; run: (visitor: Visitor, world: World) => Promise<void> }

const subject = 'Eight H100 nodes'

async function sendEnquiry(visitor: Visitor, { stack }: World): Promise<void> {
  await visitor.open('/')
  await visitor.click('link', 'Contact Us')
  await visitor.sees('heading', 'Send an enquiry')
  await visitor.type('First Name', 'Aisyah')
  await visitor.type('Last Name', 'Rahman')
  await visitor.type('Business Email', 'aisyah@example.com')
  // A select takes the option that begins with what is typed.
  await visitor.type('Enquiry Type', 'GPU')
  await visitor.press(enterKey)
  await visitor.type('Subject', subject)
  await visitor.type('Message', 'We would like to lease eight nodes for three months.')
  await visitor.click('button', 'Send Message')
  await visitor.sees('text', 'Message Sent Successfully!')
  await eventually(
    () => stack.ses.inbox.list(),
    (mails) => mails.some(({ text }) => text.includes(subject)),
  )
}

async function registerWithCv(visitor: Visitor, { cv }: World): Promise<void> {
  await visitor.open('/register')
  await visitor.chooseFile(cv)
  await visitor.sees('heading', 'CV Processed Successfully')
  await visitor.click('button', 'Create Account')
  await visitor.sees('heading', 'Welcome Aboard!')
  await visitor.click('button', 'Continue')
  await visitor.sees('tab', 'Overview')
}

async function signIn(visitor: Visitor, { candidate }: World): Promise<void> {
  await visitor.open('/login')
  await typeCredentials(visitor, candidate)
  await visitor.click('tab', 'Profile')
  await visitor.sees('text', candidate.email)
}

/** As a guest from the careers page to the lobby of the interview. */
async function apply(visitor: Visitor, { candidate, job }: World): Promise<void> {
  await visitor.open('/careers')
  await visitor.click('link', job.title)
  await visitor.sees('heading', job.title)
  await visitor.click('button', 'Apply')
  await visitor.sees('heading', 'Apply for Position')
  await visitor.click('link', 'Sign In')
  await visitor.sees('heading', 'Welcome back')
  await typeCredentials(visitor, candidate)
  await visitor.sees('heading', 'Your AI Interview is Ready!')
  await visitor.click('link', 'Start AI Interview Now')
  await visitor.click('button', 'Start Interview')
  // Camera, microphone and interviewer: Firefox can hold an interview.
  await visitor.sees('list', 'Readiness')
}

export const flows: readonly Flow[] = [
  { name: 'home, contact, an enquiry is sent', run: sendEnquiry },
  { name: 'an account is created with a CV', run: registerWithCv },
  { name: 'a candidate signs in', run: signIn },
  { name: 'careers, position, applying as a guest, lobby of the interview', run: apply },
  { name: 'a whole interview, whose recording plays in Chromium', run: holdInterview },
]
