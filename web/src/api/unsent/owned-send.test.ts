import { expect, test } from 'vitest'
import type { WireRequest } from '#shared/platform/contract/client.ts'
import { ownedSend } from './owned-send.ts'

const request = { method: 'POST', address: '/api/interviews/1/finish' } as WireRequest

test.each([['candidate-2'], [undefined]])('while %s is signed in, nothing is sent', async (signedIn) => {
  const sent: WireRequest[] = []
  const send = ownedSend(
    async (each) => {
      sent.push(each)
      return { status: 200, body: {} }
    },
    'candidate-1',
    () => signedIn,
  )
  await expect(send(request)).rejects.toMatchObject({ code: 'not_signed_in', status: 401 })
  expect(sent).toEqual([])
})

test("the owner's calls are sent", async () => {
  const send = ownedSend(
    async () => ({ status: 200, body: {} }),
    'candidate-1',
    () => 'candidate-1',
  )
  await expect(send(request)).resolves.toEqual({ status: 200, body: {} })
})
