import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { createDynamo } from '#functions/platform/dynamo/dynamo.ts'
import { auth } from '#shared/account/auth/auth.ts'
import { createCheckedClient } from '#shared/platform/contract/checked-client.ts'
import type { Send } from '#shared/platform/contract/client.ts'
import { interviewStart } from '#shared/interview/contract/interview-start.ts'
import { interviewRoom } from '#shared/interview/contract/interview-room.ts'
import { interviewSessions } from '#shared/application/contract/interview-sessions.ts'
import { apiKeyHeader } from '#shared/platform/contract/headers.ts'
import type { TranscriptEntry } from '#shared/interview/transcript.ts'
import { recruiterApi } from '../../recruiter/api/recruiter-api.ts'
import { createSend } from '../../recruiter/api/send.ts'
import { localSettings } from '../account/settings.ts'
import { localAddress } from '../functions/config.ts'
import type { Stack } from '../stack.ts'
import { samplePeople, type SampleInterview, type SamplePerson } from './sample-people.ts'
import { sampleRecordings, sampleRecordingSeconds } from './sample-recordings.ts'

type SampledStack = Pick<Stack, 'site' | 'dynamo' | 'ses'>
type Application = { send: Send; userId: string; sessionId: string }

const second = 1000

/** Among the data of the servers, so that --fresh makes the samples again. */
const markerName = 'sample-applications'

const contentType = 'video/webm'
const password = 'sample-password-1'
const callId = 'sample-page'
const confirmation = /#confirm=([\w-]+)/

/** Sends like a page: with the site's key and the token of the sign-in. */
const sendAs = (site: string, token: string): Send => {
  const send = createSend({ origin: site })
  const [apiKey = ''] = localSettings.apiKeys
  const headers = { [apiKeyHeader]: apiKey, ...(token === '' ? {} : { authorization: `Bearer ${token}` }) }
  return (request) => send({ ...request, headers: { ...request.headers, ...headers } })
}

/** By fetch, because the sender of the recruiter command cannot send forms. */
async function registered(site: string, { name }: SamplePerson, email: string) {
  const [apiKey = ''] = localSettings.apiKeys
  const body = new FormData()
  for (const [field, value] of Object.entries({ name, email, password })) body.set(field, value)
  const answer = await fetch(`${site}/api/auth/register`, {
    method: 'POST',
    headers: { [apiKeyHeader]: apiKey },
    body,
  })
  if (!answer.ok) throw new Error(`The registration of a sample candidate answered ${answer.status}.`)
  return auth.register.response.parse(await answer.json()).data
}

async function apply({ site, ses }: SampledStack, person: SamplePerson, email: string): Promise<Application> {
  const { token, user } = await registered(site, person, email)
  const send = sendAs(site, token)
  const accounts = createCheckedClient(auth, send)
  const confirmationEmail = ses.inbox.list().findLast(({ to }) => to.includes(email))
  const [, confirmationToken] = confirmation.exec(confirmationEmail?.text ?? '') ?? []
  if (confirmationToken !== undefined) await accounts.confirmEmail({ body: { token: confirmationToken } })
  const { title, location, about, experience } = person
  await accounts.updateMe({
    body: { title, location, about, skills: [...person.skills], experience: [...experience] },
  })
  const { id } = (
    await createCheckedClient(interviewSessions, send).create({ body: { jobId: person.jobId } })
  ).data
  return { send, userId: user.id, sessionId: id }
}

type Sections = readonly { questions: readonly string[] }[]

const transcriptOf = (sections: Sections, answers: SampleInterview['answers']): TranscriptEntry[] =>
  answers.flatMap(({ section, question, askedAt, answeredAt, endedAt, answer }) => {
    const asked = sections[section]?.questions[question]
    if (asked === undefined) throw new Error(`There is no question ${question} in section ${section}.`)
    const [startMilliseconds, answerMilliseconds] = [askedAt * second, answeredAt * second]
    return [
      {
        role: 'assistant',
        content: asked,
        startMilliseconds,
        endMilliseconds: answerMilliseconds,
        section,
        question,
      },
      {
        role: 'user',
        content: answer,
        startMilliseconds: answerMilliseconds,
        endMilliseconds: endedAt * second,
        section,
        question,
      },
    ]
  })

/** Holds an interview by the calls that the room makes. */
async function interviewed(
  stack: SampledStack,
  application: Application,
  { recording, answers }: SampleInterview,
) {
  const { send, sessionId } = application
  const start = createCheckedClient(interviewStart, send)
  const room = createCheckedClient(interviewRoom, send)
  const { consentVersion: version } = (await start.create({ body: { sessionId } })).data
  const { sections } = (
    await start.setStatus({ body: { sessionId, status: 'in_progress', callId, consent: { version } } })
  ).data
  await setStartBack(stack, application)
  const bytes = readFileSync(sampleRecordings[recording])
  const params = { id: sessionId }
  const part = { segment: 1, part: 0, size: bytes.byteLength, contentType, callId } as const
  const { url, headers } = (await room.recordingPart({ params, body: part })).data
  const stored = await fetch(url, { method: 'PUT', headers, body: bytes })
  if (!stored.ok) throw new Error(`The upload of the sample recording answered ${stored.status}.`)
  await room.finish({
    params,
    body: { transcript: transcriptOf(sections, answers), callId, recordedParts: [1], segmentStarts: [0] },
  })
}

/** Moves the start back by the length of the recording, because the calls above take less than a second. */
async function setStartBack({ dynamo }: SampledStack, { userId, sessionId }: Application): Promise<void> {
  const startedAt = new Date(Date.now() - sampleRecordingSeconds * second).toISOString()
  await createDynamo(localAddress(dynamo)).send(
    new UpdateCommand({
      TableName: 'sessions',
      Key: { userId, id: sessionId },
      UpdateExpression: 'SET started_at = :at',
      ConditionExpression: 'attribute_exists(id)',
      ExpressionAttributeValues: { ':at': startedAt },
    }),
  )
}

/**
 * At the first start only: sample candidates apply, two of them with a short interview. Returns how many; 0 where other
 * positions or applications are stored.
 */
export async function makeFirstApplications(directory: string, stack: SampledStack): Promise<number> {
  const marker = join(directory, markerName)
  if (existsSync(marker)) return 0
  const { jobs } = (await recruiterApi(createSend({ origin: stack.site })).listJobs()).data
  const isFirst = jobs.every(({ applicationCount }) => applicationCount === 0)
  const people = samplePeople.filter(({ jobId }) => jobs.some(({ id }) => id === jobId))
  const applying = isFirst ? people : []
  for (const [index, person] of applying.entries()) {
    const application = await apply(stack, person, `sample.${index + 1}@example.com`)
    if (person.interview !== undefined) await interviewed(stack, application, person.interview)
  }
  writeFileSync(marker, '')
  return applying.length
}
