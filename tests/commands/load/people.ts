import { aCandidate, caller, goodPassword } from '#tests/support/api.ts'
import { aJob, jobsOf } from '#tests/support/jobs.ts'
import { announcePart, putPart, runningInterview, type SignedUpload } from '#tests/support/rooms.ts'
import type { FromServer } from './server.ts'

export type Person = {
  call: ReturnType<typeof caller>
  email: string
  userId: string
  token: string
  sessionId: string
  /** The last acknowledged value, which must be stored at the end. */
  phone: string | undefined
  /** Values sent after it without a 200: a call that was answered 503 may have been stored. */
  unsure: string[]
  transcript: number
  parts: number
  /** One write at a time, as a page sends them. */
  busy: boolean
}

export const jobId = 'engineer'

/** Candidates who are signed in and whose interview runs. */
export async function openPeople(server: FromServer, count: number): Promise<Person[]> {
  const { id, status: _, updatedAt, ...imported } = aJob({ id: jobId })
  await jobsOf(server).import(id, imported, new Date(updatedAt))
  const people: Person[] = []
  for (let at = 0; at < count; at += 1) {
    const call = caller(server)
    const { email, id: userId, token } = await aCandidate(call)
    const sessionId = await runningInterview({ call, token, jobId })
    people.push({
      call,
      email,
      userId,
      token,
      sessionId,
      phone: undefined,
      unsure: [],
      transcript: 0,
      parts: 0,
      busy: false,
    })
  }
  return people
}

const fine = (status: number): void => {
  if (status !== 200) throw new Error(String(status))
}

export const read = async ({ call, token, sessionId }: Person, which: number): Promise<void> => {
  const routes = ['GET /auth/me', 'GET /interviews', `GET /interview/${sessionId}/status`]
  fine((await call(routes[which % routes.length] ?? '', { token })).status)
}

export async function saveProfile(person: Person, number: number): Promise<void> {
  const phone = `+60 3-${1000 + (number % 9000)} ${1000 + (Math.floor(number / 9000) % 9000)}`
  person.unsure.push(phone)
  fine((await person.call('PATCH /auth/me', { token: person.token, json: { phone } })).status)
  person.phone = phone
  person.unsure = []
}

export async function saveTranscript(person: Person): Promise<void> {
  const { call, token, sessionId, transcript } = person
  const version = transcript + 1
  const entries = [{ role: 'user', content: `Answer ${version}` }]
  const { status } = await call(`PUT /interviews/${sessionId}/transcript`, {
    token,
    json: { version, entries, callId: 'page-of-the-test' },
  })
  fine(status)
  person.transcript = version
}

export async function savePart(person: Person): Promise<void> {
  const part = person.parts + 1
  const answer = await announcePart(person, { part, bytes: `part ${part}` })
  fine(answer.status)
  fine((await putPart(answer.body['data'] as SignedUpload, `part ${part}`)).status)
  person.parts = part
}

export const signIn = async ({ call, email }: Person): Promise<void> =>
  fine((await call('POST /auth/login', { json: { email, password: goodPassword } })).status)

export const readCv = async ({ call }: Person): Promise<void> => {
  const text = 'Aina Yusof\naina@example.com\n\nExperience\nEngineer at Kinabalu Data, 2019 to 2024'
  fine((await call('POST /cv/analyze-text', { json: { text } })).status)
}
