import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LocalSes } from 'local-aws/ses'
import { auth } from '#shared/contract/auth.ts'
import { createCheckedClient } from '#shared/contract/checked-client.ts'
import type { Send } from '#shared/contract/client.ts'
import { interview } from '#shared/contract/interview-start.ts'
import { interviewRoom } from '#shared/contract/interview-room.ts'
import { interviewSessions } from '#shared/contract/interview-sessions.ts'
import { apiKeyHeader } from '#shared/contract/headers.ts'
import { consentFor } from '#shared/domain/consent.ts'
import { recruiterApi } from '../../recruiter/api/recruiter-api.ts'
import { createSend } from '../../recruiter/api/send.ts'
import { localSettings } from '../account/settings.ts'
import { samplePeople, type SamplePerson } from './sample-people.ts'

/** Among the data of the servers, so that --fresh makes the samples again. */
const markerName = 'sample-applications'

const recordingFile = new URL('sample-interview.webm', import.meta.url)
const contentType = 'video/webm'
const password = 'sample-password-1'
const callId = 'sample-page'
const confirmation = /#confirm=([\w-]+)/

/** Sends like a page: with the site's key and the token of the sign-in. */
const sendAs = (site: string, token: string): Send => {
  const send = createSend({ origin: site })
  const [apiKey = ''] = localSettings.apiKeys
  const own = { [apiKeyHeader]: apiKey, ...(token === '' ? {} : { authorization: `Bearer ${token}` }) }
  return (request) => send({ ...request, headers: { ...request.headers, ...own } })
}

/** By fetch, because the sender of the recruiter command cannot send forms. */
async function registered(site: string, { name }: SamplePerson, email: string): Promise<string> {
  const [apiKey = ''] = localSettings.apiKeys
  const body = new FormData()
  for (const [field, value] of Object.entries({ name, email, password })) body.set(field, value)
  const answer = await fetch(`${site}/api/auth/register`, {
    method: 'POST',
    headers: { [apiKeyHeader]: apiKey },
    body,
  })
  if (!answer.ok) throw new Error(`The registration of a sample candidate answered ${answer.status}.`)
  return auth.register.response.parse(await answer.json()).data.token
}

async function apply(site: string, inbox: LocalSes['inbox'], person: SamplePerson, email: string) {
  const send = sendAs(site, await registered(site, person, email))
  const accounts = createCheckedClient(auth, send)
  const confirmationEmail = inbox.list().findLast(({ to }) => to.includes(email))
  const [, token] = confirmation.exec(confirmationEmail?.text ?? '') ?? []
  if (token !== undefined) await accounts.confirmEmail({ body: { token } })
  const { title, location, about, experience } = person
  await accounts.updateMe({
    body: { title, location, about, skills: [...person.skills], experience: [...experience] },
  })
  const { id } = (
    await createCheckedClient(interviewSessions, send).create({ body: { jobId: person.jobId } })
  ).data
  return { send, sessionId: id }
}

/** Holds an interview of a few seconds, by the calls that the room makes. */
async function interviewed(
  send: Send,
  sessionId: string,
  transcript: NonNullable<SamplePerson['transcript']>,
): Promise<void> {
  const start = createCheckedClient(interview, send)
  const room = createCheckedClient(interviewRoom, send)
  const { version } = consentFor()
  await start.create({ body: { sessionId } })
  await start.setStatus({ body: { sessionId, status: 'in_progress', callId, consent: { version } } })
  const bytes = readFileSync(recordingFile)
  const params = { id: sessionId }
  const part = { segment: 1, part: 0, size: bytes.byteLength, contentType, callId } as const
  const { url, headers } = (await room.recordingPart({ params, body: part })).data
  const stored = await fetch(url, { method: 'PUT', headers, body: bytes })
  if (!stored.ok) throw new Error(`The upload of the sample recording answered ${stored.status}.`)
  await room.finish({
    params,
    body: { transcript: [...transcript], callId, recordedParts: [1], segmentStarts: [0] },
  })
}

/**
 * At the first start only: sample candidates apply, two of them with a short interview. Returns how many; 0 where other
 * positions or applications are stored.
 */
export async function makeFirstApplications(
  directory: string,
  site: string,
  inbox: LocalSes['inbox'],
): Promise<number> {
  const marker = join(directory, markerName)
  if (existsSync(marker)) return 0
  const { jobs } = (await recruiterApi(createSend({ origin: site })).listJobs()).data
  const isFirst = jobs.every(({ applicationCount }) => applicationCount === 0)
  const people = samplePeople.filter(({ jobId }) => jobs.some(({ id }) => id === jobId))
  const applying = isFirst ? people : []
  for (const [index, person] of applying.entries()) {
    const { send, sessionId } = await apply(site, inbox, person, `sample.${index + 1}@example.com`)
    if (person.transcript !== undefined) await interviewed(send, sessionId, person.transcript)
  }
  writeFileSync(marker, '')
  return applying.length
}
