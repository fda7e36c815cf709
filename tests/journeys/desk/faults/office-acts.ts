import type { Page } from 'playwright-core'
import { rowOf } from '../desk-page.ts'
import { button, dialog, panel, positionPath, type Act } from './acts.ts'

const people = (page: Page) => panel(page, 'Waiting for their yes')

const fillPerson = async (page: Page): Promise<void> => {
  await button(people(page), 'Add a person').click()
  await dialog(page, 'Add a person').getByLabel('Name').fill('Nurul Huda')
  await dialog(page, 'Add a person').getByLabel('Email').fill(`nurul.${crypto.randomUUID()}@example.com`)
}

const sendPerson = (page: Page): Promise<void> => button(page, 'Send the email').click()
const personIsListed = (page: Page): Promise<void> =>
  people(page).getByText('The email to Nurul Huda').waitFor()

const addQuestion = async (page: Page): Promise<void> => {
  await button(page, 'Add a question').click()
  await page.getByRole('textbox', { name: 'Question' }).fill('Do you need a work pass?')
}
const question = (page: Page) => page.getByRole('textbox', { name: 'Question' })

const saving = ['PUT', /\/desk\/jobs\/[^/]+$/] as const
const changing = ['PATCH', /\/staff\/[^/]+$/] as const

const openColleague = async (page: Page, name: string): Promise<void> => {
  await button(rowOf(page, name), /^Change/).click()
  await dialog(page, name).waitFor()
}

export const officeActs: Readonly<Record<string, Act>> = {
  'adds a person to a position': {
    path: positionPath,
    begin: fillPerson,
    press: sendPerson,
    request: ['POST', /\/people$/],
    typed: (page) => dialog(page, 'Add a person').getByLabel('Name'),
    done: personIsListed,
    audited: ['position_person_added', 1],
  },
  'removes a person from a position': {
    path: positionPath,
    before: async (page) => {
      await fillPerson(page)
      await sendPerson(page)
      await personIsListed(page)
    },
    press: (page) => button(rowOf(page, 'Nurul Huda'), /^Remove/).click(),
    request: ['DELETE', /\/people\/[^/]+$/],
    isReadAgain: true,
    done: (page) => people(page).getByText('Nobody is waiting.').waitFor(),
    meanwhile: {
      act: async (_, { callOfColleague, jobId }) => {
        const path = `/desk/jobs/${jobId}/people`
        const [person] = (await callOfColleague(`GET ${path}`))['people'] as { id: string }[]
        await callOfColleague(`DELETE ${path}/${person?.id}`)
      },
      says: 'This person is no longer waiting.',
    },
    audited: ['position_person_removed', 1],
  },
  'saves a new position with a question': {
    path: () => '/desk/positions/new',
    begin: async (page) => {
      await page
        .getByLabel('Title')
        .first()
        .fill(`Engineer ${crypto.randomUUID().slice(0, 8)}`)
      await page.getByLabel('Description').fill('You run the machines that train models.')
      await addQuestion(page)
    },
    press: (page) => button(page, 'Save Draft').click(),
    request: saving,
    typed: question,
    done: (page) => page.getByText('Saved as a draft.').waitFor(),
    audited: ['position_imported', 1],
  },
  'publishes a draft': {
    path: () => '/desk/positions/new',
    before: async (page) => {
      await page
        .getByLabel('Title')
        .first()
        .fill(`Engineer ${crypto.randomUUID().slice(0, 8)}`)
      await page.getByLabel('Description').fill('You run the machines that train models.')
      await button(page, 'Save Draft').click()
      await page.getByRole('link', { name: 'Open the position' }).click()
      await page.getByLabel('Description').waitFor()
    },
    begin: (page) => page.getByLabel('Department').fill('Engineering'),
    press: async (page) => {
      await button(page, 'Publish…').click()
      await button(page.getByRole('dialog'), 'Publish').click()
    },
    request: saving,
    typed: (page) => page.getByLabel('Department'),
    done: (page) => page.getByText('Candidates see the change on the site.').waitFor(),
    // Saved as a draft, and published.
    audited: ['position_imported', 2],
  },
  'changes the questions of a position': {
    path: positionPath,
    begin: addQuestion,
    press: (page) => button(page, 'Save and Publish').click(),
    request: saving,
    typed: question,
    done: (page) => page.getByText('Candidates see the change on the site.').waitFor(),
    meanwhile: {
      act: async (_, { callOfColleague, jobId }) => {
        const path = `/desk/jobs/${jobId}`
        const { import: read } = await callOfColleague(`GET ${path}`)
        await callOfColleague(`PUT ${path}`, { ...(read as object), department: 'Storage' })
      },
      says: 'A colleague has saved this position since you opened it.',
    },
    audited: ['position_imported', 1],
  },
  'closes a position': {
    path: positionPath,
    press: (page) => button(page, 'Close for applications').click(),
    request: ['PATCH', saving[1]],
    isReadAgain: true,
    done: (page) => button(page, 'Reopen').waitFor(),
    audited: ['position_status_set', 1],
  },
  'invites a colleague': {
    path: () => '/desk/team',
    begin: async (page) => {
      await button(page, 'Invite a colleague').click()
      await page.getByLabel('Name').fill('Hafiz Rahman')
      await page.getByLabel('Work email').fill(`hafiz.${crypto.randomUUID()}@example.com`)
    },
    press: (page) => button(page, 'Send the invitation').click(),
    request: ['POST', /\/desk\/staff$/],
    typed: (page) => page.getByLabel('Name'),
    done: (page) => page.getByText('Hafiz Rahman has been invited').waitFor(),
    audited: ['staff_invited', 1],
  },
  'changes the role and the positions of a colleague': {
    path: () => '/desk/team',
    begin: async (page, { colleague }) => {
      await openColleague(page, colleague.name)
      await page.getByLabel('Role').selectOption('Reviewer')
      await page.getByRole('checkbox').first().check()
    },
    press: (page, { colleague }) => button(dialog(page, colleague.name), 'Save').click(),
    request: changing,
    done: (page, { colleague }) => page.getByText(`The access of ${colleague.name} has changed.`).waitFor(),
    audited: ['staff_changed', 1],
  },
  'proposes an administrator, who needs a second one': {
    path: () => '/desk/team',
    begin: async (page, { colleague }) => {
      await openColleague(page, colleague.name)
      await page.getByLabel(/^Administrator/).check()
    },
    press: (page, { colleague }) => button(dialog(page, colleague.name), 'Save').click(),
    request: changing,
    done: (page, { colleague }) => page.getByText(`Nothing has changed for ${colleague.name} yet`).waitFor(),
    audited: ['staff_changed', 1],
  },
  'disables a colleague': {
    path: () => '/desk/team',
    begin: (page, { colleague }) => openColleague(page, colleague.name),
    press: (page) => button(page, 'Disable the account').click(),
    request: changing,
    isReadAgain: true,
    done: (page, { colleague }) =>
      rowOf(page, colleague.name).getByText('Disabled', { exact: true }).waitFor(),
    audited: ['staff_changed', 1],
  },
  'resets the second factor of a colleague': {
    path: () => '/desk/team',
    begin: (page, { colleague }) => button(rowOf(page, colleague.name), /^Reset second factor/).click(),
    press: (page) => button(page.getByRole('dialog'), 'Reset second factor').click(),
    request: ['POST', /\/factor$/],
    isReadAgain: true,
    done: (page, { colleague }) => dialog(page, `Invite ${colleague.name} again?`).waitFor(),
    audited: ['staff_factor_reset', 1],
  },
}
