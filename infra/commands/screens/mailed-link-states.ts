import type { Page } from 'playwright-core'
import type { OpenedIntroduction } from '#shared/account/contract/introductions.ts'
import type { OpenedInvitation } from '#shared/application/contract/invitations.ts'
import { errors, type ErrorCode } from '#shared/platform/contract/errors.ts'
import { button } from './interview-page.ts'
import { arranged, position } from './sample-applications.ts'
import type { State } from './state.ts'

const times = ['2099-12-03T07:00:00.000Z', '2099-12-04T02:00:00.000Z', '2099-12-07T06:30:00.000Z']

const invitation: OpenedInvitation = {
  jobTitle: position.title,
  teamInterview: null,
  slots: { times, place: arranged.place, minutes: arranged.minutes },
  interviewers: [{ name: 'Sample Recruiter' }],
  answer: null,
  hasInterview: true,
}

const introduction: OpenedIntroduction = {
  does: 'yes',
  jobTitle: position.title,
  name: 'Aisyah Rahman',
  email: 'aisyah.rahman@example.com',
  fileName: 'aisyah-rahman-cv.pdf',
  referrer: 'Sample Recruiter',
  keptUntil: '2099-12-18T00:00:00.000Z',
  isOpen: true,
  hasAccount: false,
  isSignedIn: false,
}

const answered = (path: string, data: object) => (page: Page) =>
  page.route(`**/api/${path}`, (route) => route.fulfill({ json: { success: true, data } }))

const refused = (path: string, code: ErrorCode) => (page: Page) =>
  page.route(`**/api/${path}`, (route) =>
    route.fulfill({
      status: errors[code].status,
      json: { success: false, code, message: errors[code].text, detail: errors[code].text },
    }),
  )

const invited = {
  visitor: 'guest',
  path: '/invitation#invitation=sample',
  before: answered('invitations/open', invitation),
} as const
const introduced = { visitor: 'guest', path: '/introduction#yes=sample' } as const
const shows = (text: string | RegExp) => (page: Page) => page.getByText(text).first().waitFor()

/** Pages to which the letters of an invitation and of an added person lead. */
export const mailedLinkStates: readonly State[] = [
  { ...invited, name: 'invitation-times', reach: shows('Dec 3, 2099') },
  {
    ...invited,
    name: 'invitation-chosen',
    before: answered('invitations/open', {
      ...invitation,
      teamInterview: arranged,
      answer: { kind: 'attending', at: '2026-11-26T02:00:00.000Z' },
    }),
    reach: shows('Dec 3, 2099'),
  },
  {
    ...invited,
    name: 'invitation-taken',
    before: async (page) => {
      await invited.before(page)
      await refused('invitations/choose', 'slot_taken')(page)
    },
    reach: async (page) => {
      await page.getByRole('button', { name: /Dec 3, 2099/ }).click()
      await shows(errors.slot_taken.text)(page)
    },
  },
  {
    ...invited,
    name: 'invitation-gone',
    before: refused('invitations/open', 'invitation_gone'),
    reach: shows(errors.invitation_gone.text),
  },
  {
    ...introduced,
    name: 'introduction-yes',
    before: answered('auth/introduction', introduction),
    reach: shows(position.title),
  },
  {
    ...introduced,
    name: 'introduction-account',
    before: answered('auth/introduction', { ...introduction, hasAccount: true }),
    reach: shows(position.title),
  },
  {
    ...introduced,
    name: 'introduction-delete',
    path: '/introduction#delete=sample',
    before: answered('auth/introduction', { ...introduction, does: 'delete' }),
    reach: shows(introduction.name),
  },
  {
    ...introduced,
    name: 'introduction-gone',
    before: refused('auth/introduction', 'introduction_gone'),
    reach: shows(errors.introduction_gone.text),
  },
  {
    name: 'job-questions',
    path: '/careers/on-demand-product-manager',
    before: answered('interviews/', {
      id: 'session',
      interviewUrl: '/interview/session',
      isExisting: false,
      questions: [
        { kind: 'number', text: 'How long is your notice period?', unit: 'weeks' },
        { kind: 'choice', text: 'Where would you like to work?', options: ['Kuala Lumpur', 'Penang'] },
        { kind: 'yes_no', text: 'Do you need a work pass for Malaysia?' },
        { kind: 'text', text: 'When could you start?' },
      ],
    }),
    async reach(page) {
      await button(page, 'Apply').click()
      await page.getByRole('dialog').getByText('When could you start?').waitFor()
    },
  },
]
