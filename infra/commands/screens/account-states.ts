import type { Page } from 'playwright-core'
import type { State } from './state.ts'
import { button } from './interview-page.ts'

type Person = { name: string; email: string }

/** The candidate that the other states are signed in as. */
const accountOwner: Person = { name: 'Aisyah Rahman', email: 'aisyah.rahman@example.com' }

let newPeople = 0
/** A person whose e-mail address is not registered. */
const aNewPerson = (): Person => {
  newPeople += 1
  return { name: 'Nurul Izzah binti Kamaruddin', email: `nurul.${newPeople}@example.com` }
}

const cvOf = ({ name, email }: Person): string => `
  <h1>${name}</h1>
  <p>Senior Data Analyst</p>
  <p>${email} | +60 12-345 6789 | Shah Alam, Selangor</p>
  <h2>Summary</h2>
  <p>Data analyst with eight years in logistics and energy.</p>
  <h2>Work Experience</h2>
  <p><b>Senior Data Analyst</b>, Example Logistics Sdn Bhd</p><p>Jan 2021 - Present</p>
  <ul><li>Forecasts the demand of forty depots each week</li></ul>
  <p><b>Data Analyst</b>, Example Energy Berhad</p><p>Mar 2018 - Dec 2020</p>
  <ul><li>Built the load model of three power stations</li></ul>
  <h2>Education</h2>
  <p>Bachelor of Science in Statistics, University of Malaya</p><p>2014 - 2018</p>
  <h2>Skills</h2>
  <p>SQL, Python, dbt, Airflow</p>
  <h2>Languages</h2>
  <p>Malay (native), English (fluent)</p>`

/** The reader cannot assign a position among the skills. */
const cvWithStrayPosition = (person: Person): string =>
  `${cvOf(person)}<h2>Skills</h2><p>Operations Manager, Example Ports Berhad</p><p>Feb 2015 - Jan 2018</p>`

/** The browser prints the CV, so the repository needs no file. */
async function chooseCv(page: Page, person: Person, html = cvOf(person)): Promise<void> {
  const paper = await page.context().newPage()
  await paper.setContent(html)
  const buffer = await paper.pdf({ format: 'A4' })
  await paper.close()
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer })
}

async function review(page: Page, person: Person, html?: string): Promise<void> {
  await chooseCv(page, person, html)
  await page.getByRole('dialog').waitFor()
}

async function createAccount(page: Page): Promise<void> {
  await review(page, aNewPerson())
  await button(page, 'Create Account').click()
  await page.getByRole('heading', { name: 'Welcome Aboard!' }).waitFor()
}

const registering = { visitor: 'guest', path: '/register' } as const

/** States of registration with a CV, of an account without a password, and the e-mails that both cause. */
export const accountStates: readonly State[] = [
  {
    ...registering,
    name: 'cv-reading',
    before: (page) => page.route('**/api/cv/analyze-text', () => {}),
    reach: async (page) => {
      await chooseCv(page, aNewPerson())
      await page.getByRole('heading', { name: 'Reading your CV' }).waitFor()
    },
  },
  { ...registering, name: 'cv-review', reach: (page) => review(page, aNewPerson()) },
  {
    ...registering,
    name: 'cv-left-out',
    reach: async (page) => {
      const person = aNewPerson()
      await review(page, person, cvWithStrayPosition(person))
      await page.getByRole('heading', { name: 'We may have missed something' }).scrollIntoViewIfNeeded()
    },
  },
  {
    ...registering,
    name: 'cv-unread',
    reach: async (page) => {
      await chooseCv(page, aNewPerson(), '<p></p>')
      await page
        .getByRole('dialog')
        .or(page.getByRole('alert').filter({ hasText: /./ }))
        .first()
        .waitFor()
    },
  },
  { ...registering, name: 'account-found', reach: (page) => review(page, accountOwner) },
  {
    ...registering,
    name: 'account-found-unfolded',
    reach: async (page) => {
      await review(page, accountOwner)
      await page.getByText('What will be updated').click()
    },
  },
  { ...registering, name: 'account-created', reach: createAccount },
  {
    ...registering,
    name: 'dashboard-first',
    reach: async (page) => {
      await createAccount(page)
      await page.goto(new URL('/dashboard', page.url()).href)
      await page.getByRole('tab', { name: 'Overview' }).waitFor()
    },
  },
  {
    ...registering,
    name: 'dashboard-set-password',
    reach: async (page) => {
      await createAccount(page)
      await page.goto(new URL('/dashboard?tab=profile', page.url()).href)
      await button(page, 'Set a password').scrollIntoViewIfNeeded()
    },
  },
  // The mailbox of the local run never sets data-ready, because it is no page of the site.
  {
    visitor: 'without JavaScript',
    name: 'email',
    path: '/_local/mail',
    reach: (page) => page.getByRole('navigation').getByRole('link').first().click(),
  },
]
