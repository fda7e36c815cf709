import { expect, test } from 'vitest'
import { createLog } from '#functions/platform/log/log.ts'
import { applicationId } from '../rows/application-id.ts'
import { systemWorld } from '#functions/platform/world/world.ts'
import { noteReturn } from './note-return.ts'

const application = applicationId({ userId: 'of-an-applicant', jobId: 'engineer' })

const returns = {
  limiter: { take: async () => ({ allowed: true, giveBack: async () => {} }) as const },
  letterBrake: { pull: () => expect.unreachable() },
}

test.each<[string, object, string[]]>([
  ['an account', { user: ['of-an-account'] }, ['of-an-account']],
  ['an application', { application: [application] }, ['of-an-applicant']],
  ['an enquiry', { enquiry: ['of-an-enquiry'] }, []],
])('a returned letter about %s is noted for its account', async (_, tags, accounts) => {
  const noted: string[] = []
  const noteBounce = async (userId: string): Promise<boolean> => {
    noted.push(userId)
    return true
  }
  const note = noteReturn({
    ...systemWorld(),
    log: createLog({}, () => {}),
    unproved: { noteBounce },
    ...returns,
  })
  await note({ detail: { mail: { tags } } })
  expect(noted).toEqual(accounts)
})
