import { describe, expect, test } from 'vitest'
import type { StoredUser } from '../storage/stored-user.ts'
import { removeAccount, removeContents } from './remove-account.ts'

const contents = ['interview files', 'applications', 'sessions', 'CV files']

/** Records what is deleted, in its order; `folders` are those of the account's sessions. */
function aStorage(folders: (string | undefined)[] = ['folder-1']) {
  const removed: string[] = []
  let opened = 0
  const note = (what: string) => async (): Promise<void> => void removed.push(what)
  const app = {
    applications: { removeOfUser: note('applications') },
    sessions: {
      ofUser: async () => folders.map((folder) => ({ folder })),
      removeOfUser: note('sessions'),
    },
    cvFiles: async () => ({ removeAll: note('CV files') }),
    interviewFiles: async () => {
      opened += 1
      return { removeFolder: note('interview files') }
    },
    users: { remove: note('account') },
    guardsByUser: { remove: note('sign-ins and links') },
  } as unknown as Parameters<typeof removeAccount>[1]
  return { app, removed, openedTimes: () => opened }
}

describe('deleting an account', () => {
  test('deletes the contents, then the account, then its sign-ins, then what came in between', async () => {
    const { app, removed } = aStorage()
    await removeAccount({ id: 'user-1' } as StoredUser, app)
    expect(removed).toEqual([...contents, 'account', 'sign-ins and links', ...contents])
  })
})

describe('deleting what an account holds', () => {
  test('deletes each folder of an interview before the sessions, which name them', async () => {
    const { app, removed } = aStorage(['folder-1', undefined, 'folder-2'])
    await removeContents('user-1', app)
    expect(removed).toEqual(['interview files', ...contents])
  })

  test('opens no storage of files where there was no interview', async () => {
    const { app, removed, openedTimes } = aStorage([undefined])
    await removeContents('user-1', app)
    expect(removed).toEqual(['applications', 'sessions', 'CV files'])
    expect(openedTimes()).toBe(0)
  })
})
