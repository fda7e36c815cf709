import { createCheckedClient } from '#shared/platform/contract/checked-client.ts'
import type { Send } from '#shared/platform/contract/client.ts'
import { interviewStart } from '#shared/interview/contract/interview-start.ts'
import { interviews } from '#shared/interview/contract/interviews.ts'
import { deliver } from '#web/api/unsent/deliver.ts'
import { createSessionLocks } from '#web/api/unsent/session-locks.ts'
import { conductInterview } from '#web/interview/runtime/interview-in-progress.ts'
import { createInterview } from '#web/interview/runtime/room.ts'
import { uploadPart } from '#web/api/unsent/upload-part.ts'
import { createBuiltIn } from '#web/interview/transports/built-in/built-in.ts'
import { scriptOf } from '#web/interview/transports/built-in/script.ts'
import { createVoice } from '#web/interview/transports/built-in/voice.ts'
import type { Call } from '../api.ts'
import { createFakeClock } from './fake-clock.ts'
import { FakeDevices, FakeRecorders } from './fake-media.ts'
import { createFakeInterviews, createFakeNetwork, createFakePage, createFakeParts } from './fake-world.ts'

type Applicant = { id: string; token: string; sessionId: string }

/** The request does not reach the server, its answer is lost, or it is answered with this status. */
export type Fault = 'lost' | 'answer lost' | { status: number; body?: object }

const lookMilliseconds = 25

/** The room of a candidate's page with a fake browser, against the real server. */
export function aRunnerPage(call: Call, { id, token, sessionId }: Applicant) {
  const faults = new Map<string, Fault[]>()
  const signIn = { token }
  const sent: string[] = []
  /** The next fault of the requests whose path ends like this. */
  const faultOf = (request: string): Fault | undefined =>
    [...faults].find(([path]) => request.endsWith(path))?.[1].shift()

  const send: Send = async ({ method, address, body }) => {
    const request = `${method} ${address.replace(/^\/api/, '')}`
    sent.push(request)
    const fault = faultOf(request)
    if (fault === 'lost') throw new TypeError('Failed to fetch')
    if (typeof fault === 'object') return { status: fault.status, body: fault.body ?? {} }
    const answer = await call(request, { token: signIn.token, json: body })
    if (fault === 'answer lost') throw new TypeError('Failed to fetch')
    return answer
  }
  const upload: typeof uploadPart = (form, part) => {
    const fault = faults.get('S3')?.shift()
    return fault === undefined ? uploadPart(form, part) : Promise.reject(new TypeError('Failed to fetch'))
  }
  const clock = createFakeClock(Date.now())
  const recorders = new FakeRecorders()
  const interviewsStore = createFakeInterviews()
  const calls = { ...createCheckedClient(interviews, send), ...createCheckedClient(interviewStart, send) }
  const { finish, saveTranscript } = calls
  const room = createInterview(
    {
      clock,
      network: createFakeNetwork(),
      media: new FakeDevices().source(),
      recorders: recorders.recorders(),
      typing: { isChosen: () => false, choose: () => {} },
      detector: () => Promise.reject(new Error('no worklet')),
      meter: () => ({ level: () => 0, close: () => {} }),
      owner: id,
      parts: createFakeParts(),
      interviews: interviewsStore,
      locks: createSessionLocks(undefined),
      lastCalls: { saveTranscript, finish },
      onHidden: createFakePage().onHidden,
      isHidden: () => false,
      holdSignIn: () => () => {},
      calls: { ...calls, upload },
      transport: (record, { onVoice }) =>
        createBuiltIn({
          clock,
          script: scriptOf(record),
          voice: createVoice(clock, undefined, { language: 'en-US', gender: 'male' }),
          recogniser: undefined,
          onVoice,
        }),
      loadDelivery: () => Promise.resolve({ deliver }),
      loadInterview: () => Promise.resolve({ conductInterview }),
      loadMix: () => Promise.reject(new Error('The interviewer has no sound of its own.')),
      loadProof: () => Promise.reject(new Error('No proof is needed.')),
      newId: () => crypto.randomUUID(),
      deviceName: () => 'Chrome on Linux',
    },
    { sessionId },
  )
  const opened = async () => {
    await room.open()
    await room.requestDevices()
    room.pressStart()
    await room.consent()
  }
  /** The page's clock moves on meanwhile: a call that a busy server refuses is repeated after a pause. */
  const begin = async () => {
    const looks = setInterval(() => void clock.pass(lookMilliseconds), lookMilliseconds)
    await opened().finally(() => clearInterval(looks))
  }
  const answer = async (text: string) => {
    await clock.pass(12_000)
    room.sendText(text)
  }
  return { room, clock, recorders, interviews: interviewsStore, faults, signIn, sent, begin, answer }
}
