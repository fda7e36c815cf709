import type { Page } from 'playwright-core'
import { applicantPath, button, dialog, listPath, panel, waitingPath, type Act, type World } from './acts.ts'

const notes = (page: Page) => panel(page, 'Team notes')
const decision = (page: Page) => panel(page, 'Decision')
const noteRequest = ['PUT', /\/notes\/[^/]+$/] as const

const writeNote = async (page: Page): Promise<void> => {
  await notes(page).getByLabel('Add a note').fill('Asks good questions.')
  await button(page, 'Add note').click()
  await notes(page).getByText('Your note is saved.').waitFor()
}

const stageIs = async (page: Page, { name }: World['waiting'], stage: string): Promise<void> => {
  const select = await page.getByLabel(`Stage of ${name}`).elementHandle()
  await page.waitForFunction(
    ([element, to]) => element instanceof HTMLSelectElement && element.value === to && !element.disabled,
    [select, stage] as const,
  )
}

/** A decision of the dialog with this name. */
const decide = (name: string, fill: (page: Page, world: World) => Promise<void>): Act => ({
  path: applicantPath,
  begin: async (page, world) => {
    await button(decision(page), name).click()
    await dialog(page, new RegExp(`^${name}`))
      .getByLabel('The letter')
      .getByText('Hello')
      .waitFor()
    await fill(page, world)
  },
  press: (page) => button(dialog(page, new RegExp(`^${name}`)), name).click(),
  request: ['PATCH', /\/applications\/[^/]+$/],
  typed: (page) => page.getByLabel('How the letter begins'),
  done: async (page) => {
    await dialog(page, new RegExp(`^${name}`)).waitFor({ state: 'detached' })
    await decision(page).getByText('Decided by Siti Hajar').waitFor()
  },
  meanwhile: {
    act: (_, { callOfColleague, interviewed }) =>
      callOfColleague(`PATCH /desk/applications/${interviewed.applicationId}`, { status: 'accepted' }),
    says: /^Daniel \w+ has decided on this application/,
  },
  audited: ['application_decided', 1],
})

/** The offer, or the outcome that is in its place until it is closed. */
const undoAll = (page: Page) => button(page, 'Undo all').or(button(page.getByRole('status'), 'Close'))

const ownWords = (page: Page): Promise<void> =>
  page.getByLabel('How the letter begins').fill('Thank you for the long talk about schedulers.')

const rejection = { status: 'rejected', rejection: { reason: 'Other' } }

export const applicantActs: Readonly<Record<string, Act>> = {
  'rejects several applicants': {
    path: listPath,
    begin: async (page) => {
      await page.getByLabel('Select all shown').check()
      await button(page, 'Reject').click()
      await page.getByLabel('Reason').first().selectOption('Other')
      await page.getByLabel('What the letter says').fill('We chose somebody with more years in networks.')
    },
    press: (page) => button(page.getByRole('dialog'), 'Reject').click(),
    request: ['PATCH', /\/applications\/[^/]+$/],
    typed: (page) => page.getByLabel('What the letter says'),
    isReadAgain: true,
    done: async (page) => {
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await page.getByText('2 decisions of yours can still be undone').waitFor()
    },
    meanwhile: {
      act: async (_, { callOfColleague, interviewed, waiting }) => {
        for (const { applicationId } of [interviewed, waiting])
          await callOfColleague(`PATCH /desk/applications/${applicationId}`, {
            status: 'rejected',
            rejection: { reason: 'Too little experience' },
          })
      },
      says: /has decided on this application/,
    },
    audited: ['application_decided', 2],
  },
  'invites with times to choose from': decide('Invite to an interview', async (page, { colleague }) => {
    await page.getByLabel('Several times').check()
    await page.getByLabel('Time 1').fill('2099-12-31T10:00')
    await page.getByLabel('Time 2').fill('2099-12-30T15:00')
    await page.getByLabel('Who meets the candidate').selectOption(colleague.name)
    await ownWords(page)
    await page.getByLabel('The letter').getByText(`With: ${colleague.name}`).waitFor()
  }),
  'moves one applicant to a stage': {
    path: applicantPath,
    ready: (page, { interviewed }) => page.getByLabel(`Stage of ${interviewed.name}`),
    press: async (page, { interviewed }) => {
      await page.getByLabel(`Stage of ${interviewed.name}`).selectOption('Team')
    },
    request: ['PUT', /\/stage$/],
    isReadAgain: true,
    done: (page, { interviewed }) => stageIs(page, interviewed, 'Team'),
    meanwhile: {
      act: (_, { callOfColleague, interviewed }) =>
        callOfColleague(`PUT /desk/applications/${interviewed.applicationId}/stage`, {
          from: 'New',
          to: 'Hold',
        }),
      says: /moved this applicant to Hold/,
    },
    audited: ['applicant_moved', 1],
  },
  'moves several applicants to a stage': {
    path: listPath,
    begin: (page) => page.getByLabel('Select all shown').check(),
    press: async (page) => {
      await page.getByLabel('Move to a stage').selectOption('Team')
    },
    request: ['PUT', /\/stage$/],
    isReadAgain: true,
    done: (page) => page.getByText('2 applicants moved to Team.').waitFor(),
    audited: ['applicant_moved', 2],
  },
  'adds a note with a mention': {
    path: applicantPath,
    begin: async (page, { colleague }) => {
      await notes(page).getByLabel('Add a note').pressSequentially('Please ask about backups, @dan')
      await button(notes(page), new RegExp(`^${colleague.name}`)).click()
      await notes(page).getByText(`Email to ${colleague.name}`).waitFor()
    },
    press: (page) => button(page, 'Add note').click(),
    request: noteRequest,
    typed: (page) => notes(page).getByLabel('Add a note'),
    done: async (page) => {
      await notes(page).getByText('Your note is saved.').waitFor()
      await notes(page).getByRole('listitem').nth(1).waitFor({ state: 'detached' })
    },
    audited: ['note_written', 1],
  },
  'changes a note': {
    path: applicantPath,
    before: writeNote,
    begin: async (page) => {
      await button(notes(page), 'Change').click()
      await notes(page).getByLabel('Change your note').fill('Asks very good questions.')
    },
    press: (page) => button(notes(page), 'Save').click(),
    request: noteRequest,
    typed: (page) => notes(page).getByLabel('Change your note'),
    done: (page) => notes(page).getByText('Your note is changed.').waitFor(),
    meanwhile: {
      act: async (_, { call, interviewed: { applicationId } }) => {
        const path = `/desk/applications/${applicationId}/notes`
        const [note] = (await call(`GET ${path}`))['notes'] as { id: string; updatedAt: string }[]
        const body = { text: 'From the other tab.', mentions: [], updatedAt: note?.updatedAt }
        await call(`PUT ${path}/${note?.id}`, body)
      },
      says: 'You have changed this note elsewhere.',
    },
    audited: ['note_written', 2],
  },
  'deletes a note': {
    path: applicantPath,
    before: writeNote,
    begin: (page) => button(notes(page), 'Delete').click(),
    press: (page) => button(page, 'Delete the note').click(),
    request: ['DELETE', noteRequest[1]],
    done: (page) => notes(page).getByText('Your note is deleted.').waitFor(),
    audited: ['note_deleted', 1],
  },
  'writes a letter': {
    path: applicantPath,
    begin: async (page) => {
      await button(page, /^Write to/).click()
      await page.getByLabel('Subject').fill('Your notice period')
      await page.getByRole('textbox', { name: /^Letter/ }).fill('When could you begin?')
    },
    press: (page) => button(page, 'Send the letter').click(),
    request: ['POST', /\/letters$/],
    typed: (page) => page.getByRole('textbox', { name: /^Letter/ }),
    done: (page) => page.getByText('The letter is on its way').waitFor(),
    audited: ['letter_written', 1],
  },
  "answers a candidate's question": {
    path: applicantPath,
    begin: async (page) => {
      await button(panel(page, 'Questions for us'), /^Answer/).click()
      await page.getByRole('textbox', { name: /^Letter/ }).fill('We are nine.')
    },
    press: (page) => button(page, 'Send the letter').click(),
    request: ['POST', /\/letters$/],
    typed: (page) => page.getByRole('textbox', { name: /^Letter/ }),
    done: (page) =>
      panel(page, 'Questions for us').getByText('Answered by Siti Hajar, in a letter').waitFor(),
    meanwhile: {
      act: async (_, { callOfColleague, interviewed: { applicationId } }) => {
        const path = `/desk/applications/${applicationId}`
        const questions = (await callOfColleague(`GET ${path}`))['questions'] as { id: string }[]
        await callOfColleague(`POST ${path}/questions/answered`, { questions: questions.map(({ id }) => id) })
      },
      says: /^A colleague has answered this question since you opened it/,
    },
    audited: ['letter_written', 1],
  },
  'marks a question as answered': {
    path: applicantPath,
    ready: (page) => button(panel(page, 'Questions for us'), /^Mark as answered/),
    press: (page) => button(panel(page, 'Questions for us'), /^Mark as answered/).click(),
    request: ['POST', /\/questions\/answered$/],
    done: (page) => panel(page, 'Questions for us').getByText('Answered by Siti Hajar').waitFor(),
    audited: ['questions_answered', 1],
  },
  'invites without the AI interview': {
    ...decide('Invite to an interview', async (page) => {
      await page.getByLabel('Why without the AI interview').fill('She built our first cluster.')
      await ownWords(page)
      await page.getByLabel('The letter').getByText('long talk').waitFor()
    }),
    path: waitingPath,
    meanwhile: {
      act: (_, { callOfColleague, waiting }) =>
        callOfColleague(`PATCH /desk/applications/${waiting.applicationId}`, rejection),
      says: /^Daniel \w+ has decided on this application/,
    },
  },
  'rejects with a reason': decide('Reject', async (page) => {
    await page.getByLabel('Reason').first().selectOption('Other')
    await ownWords(page)
    await page.getByLabel('The letter').getByText('long talk').waitFor()
  }),
  'undoes a decision': {
    path: applicantPath,
    before: async (page, { call, interviewed }) => {
      await call(`PATCH /desk/applications/${interviewed.applicationId}`, rejection)
      await page.reload()
    },
    ready: (page) => button(decision(page), /^Undo/),
    press: (page) => button(decision(page), /^Undo/).click(),
    request: ['DELETE', /\/decision$/],
    done: (page) => button(decision(page), /^Undo/).waitFor({ state: 'detached' }),
    meanwhile: {
      act: (_, { callOfColleague, interviewed: { applicationId } }) =>
        callOfColleague(`PATCH /desk/applications/${applicationId}`, { status: 'accepted' }),
      says: /^Daniel \w+ has decided on this application/,
    },
    audited: ['decision_recalled', 1],
  },
  'undoes all decisions': {
    path: listPath,
    before: async (page, { call, interviewed, waiting }) => {
      await call(`PATCH /desk/applications/${interviewed.applicationId}`, rejection)
      await call(`PATCH /desk/applications/${waiting.applicationId}`, rejection)
      await page.reload()
    },
    ready: undoAll,
    press: async (page) => {
      await undoAll(page).first().waitFor()
      const close = button(page.getByRole('status'), 'Close')
      if (await close.isVisible()) await close.click()
      await button(page, 'Undo all').click()
    },
    request: ['DELETE', /\/decision$/],
    isReadAgain: true,
    done: async (page) => {
      await page.getByRole('table').waitFor()
      await button(page.getByRole('table'), /^Undo/).first().waitFor({ state: 'detached' })
    },
    audited: ['decision_recalled', 2],
  },
  'offers a retake': {
    path: applicantPath,
    begin: (page) => button(page, 'Offer a retake').click(),
    press: (page) => button(page, 'Grant').click(),
    request: ['POST', /\/attempts$/],
    isReadAgain: true,
    done: (page) => dialog(page, 'Offer a retake?').waitFor({ state: 'detached' }),
    meanwhile: {
      act: (_, { callOfColleague, interviewed: { applicationId } }) =>
        callOfColleague(`PATCH /desk/applications/${applicationId}`, rejection),
      says: /^The application is decided, or a decision is pending/,
    },
    audited: ['attempt_granted', 1],
  },
}
