import { describe, expect, test } from 'vitest'
import type { StoredUser } from '#functions/account/rows/stored-user.ts'
import { createLog } from '#functions/platform/log/log.ts'
import { removeAccount, removeContents } from './remove-account.ts'

const contents = [
  'sign-ins and links',
  'applications',
  'assessments',
  'sessions',
  'interview files',
  'CV files',
]

/** Records what is deleted, in its order; `folders` are those of the account's sessions. */
function aStorage({
  folders = ['interviews/job--1/name--2/'] as (string | undefined)[],
  isSilent = false,
} = {}) {
  const removed: string[] = []
  const note = (what: string) => async (): Promise<void> => void removed.push(what)
  const erase = isSilent ? () => Promise.reject(new Error('silent')) : note('interview files')
  const app = {
    clock: () => new Date(),
    tables: { removals: 'removals' },
    applications: { removeOfUser: note('applications') },
    assessments: { removeOfUser: note('assessments') },
    sessionRemoval: {
      removeOfUser: async () => {
        removed.push('sessions')
        return folders.map((folder) => ({ id: '2', folder }))
      },
    },
    cvFiles: async () => ({ removeAll: note('CV files') }),
    interviewRemains: async () => ({ erase }),
    users: {
      remove: async (_: string, steps: unknown[]) => void removed.push(`account with ${steps.length} row`),
    },
    guardsByUser: { remove: note('sign-ins and links') },
  } as unknown as Parameters<typeof removeAccount>[1]
  return { app, removed }
}

const account = { id: 'user-1' } as StoredUser

describe('deleting an account', () => {
  test('deletes the account with the row that repeats the rest, then the contents', async () => {
    const { app, removed } = aStorage()
    await removeAccount(
      account,
      app,
      createLog({}, () => {}),
    )
    expect(removed).toEqual(['account with 1 row', ...contents])
  })

  test('leaves to the row what an unavailable service keeps, and logs the id of the account', async () => {
    const { app } = aStorage({ isSilent: true })
    const lines: string[] = []
    await removeAccount(
      account,
      app,
      createLog({}, (line) => lines.push(line)),
    )
    expect(lines.map((line) => (JSON.parse(line) as { userId: string }).userId)).toEqual(['user-1'])
  })
})

test('the files of each interview that had a room are deleted', async () => {
  const { app, removed } = aStorage({
    folders: ['interviews/a--1/n--2/', undefined, 'interviews/b--2/n--3/'],
  })
  await removeContents('user-1', app)
  expect(removed.filter((what) => what === 'interview files')).toHaveLength(2)
})
