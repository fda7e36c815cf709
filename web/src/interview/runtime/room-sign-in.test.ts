import { expect, test } from 'vitest'
import { aRoom } from '#tests/support/interview/a-room.ts'

/** A room whose page is held by `holdSignIn` while `isHeld` is true. */
async function aCall() {
  const page: { isHeld: boolean; changed?: (hasEnded: boolean) => void } = { isHeld: false }
  const call = aRoom({
    change: {
      holdSignIn: (changed) => {
        Object.assign(page, { isHeld: true, changed })
        return () => {
          page.isHeld = false
        }
      },
    },
  })
  await call.begin()
  await call.clock.pass(5_000)
  return { ...call, page }
}

type ACall = Awaited<ReturnType<typeof aCall>>

const said = ({ script }: ACall, text: string, final: boolean): void =>
  script.emit({ type: 'userText', text, final, isTyped: false })

test.each<[string, (call: ACall) => void, (call: ACall) => void]>([
  [
    'speaks',
    (call) => {
      call.levels.value = 1
    },
    (call) => {
      call.levels.value = 0
    },
  ],
  ['is being recognised', (call) => said(call, 'I bui', false), (call) => said(call, 'I build.', true)],
  ['types', ({ room }) => room.setTyping(true), ({ room }) => room.setTyping(false)],
])('while the candidate %s, the page stays, and two seconds more', async (_, begin, end) => {
  const call = await aCall()
  expect(call.page.isHeld).toBe(false)
  begin(call)
  await call.clock.pass(30_000)
  expect(call.page.isHeld).toBe(true)
  end(call)
  await call.clock.pass(1_900)
  expect(call.page.isHeld).toBe(true)
  begin(call)
  await call.clock.pass(10_000)
  expect(call.page.isHeld).toBe(true)
  end(call)
  await call.clock.pass(5_000)
  expect(call.page.isHeld).toBe(false)
})

test('an answer is over when the interviewer speaks, whose voice is none', async () => {
  const call = await aCall()
  call.levels.value = 1
  await call.clock.pass(1_000)
  expect(call.page.isHeld).toBe(true)
  call.script.emit({ type: 'aiSpeech', isSpeaking: true })
  await call.clock.pass(1_000)
  expect(call.page.isHeld).toBe(false)
})

test('the call says that the sign-in has ended, and that it is back', async () => {
  const { room, page } = await aCall()
  room.setTyping(true)
  page.changed?.(true)
  expect(room.getState().hasSignInEnded).toBe(true)
  page.changed?.(false)
  expect(room.getState().hasSignInEnded).toBe(false)
})

test('an answer that ends is stored in the browser before the page leaves', async () => {
  const call = await aCall()
  said(call, 'I bui', false)
  call.server.fail('saveTranscript', ...Array.from({ length: 9 }, () => new Error('Signed out.')))
  said(call, 'I build racks.', true)
  await call.clock.pass(1_000)
  expect(call.page.isHeld).toBe(true)
  expect(call.interviews.kept()[0]?.checkpoint?.entries.at(-1)).toMatchObject({ content: 'I build racks.' })
})

test('a room that closes holds the page no longer', async () => {
  const { room, page } = await aCall()
  room.setTyping(true)
  room.close()
  expect(page.isHeld).toBe(false)
})
