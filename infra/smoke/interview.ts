import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { runCheck, type Site } from '#functions/platform/canary/site.ts'
import { hiddenJobPrefix } from '#shared/position/hidden-job.ts'
import { callSite, good } from '#functions/platform/canary/site.ts'
import type { RecruiterApi } from '../recruiter/api/recruiter-api.ts'
import { candidateApi } from './api.ts'

type Say = (line: string) => void
export type Parts = { site: Site; recruiter: RecruiterApi; patience: Patience; say: Say }

/** A recording of some seconds, the sample of the local run. */
const recordingFile = new URL('../local/desk/sample-interview.webm', import.meta.url)
const contentType = 'video/webm'
const callId = 'smoke-page'
/** Two, so that the product has parts to join. */
const partsOfRecording = 2

/** How long to wait for what the deployment does after the answer. */
export const patience = {
  /** Shorter than the relay's schedule of a minute, so that only the stream can have caused it. */
  streamMilliseconds: 40_000,
  filesMilliseconds: 180_000,
} as const
export type Patience = Readonly<Record<keyof typeof patience, number>>

const lookEveryMilliseconds = 1000

async function until<Found>(milliseconds: number, look: () => Promise<Found | undefined>): Promise<Found> {
  const end = Date.now() + milliseconds
  for (;;) {
    const state = await look()
    if (state !== undefined) return state
    if (Date.now() > end) throw new Error(`not within ${milliseconds / 1000} seconds`)
    await setTimeout(lookEveryMilliseconds)
  }
}

export const hiddenPositionId = (): string => `${hiddenJobPrefix}${Date.now()}`

export async function positionChecks({ site, recruiter, say }: Parts, id: string): Promise<void> {
  await runCheck(
    {
      name: 'a position is imported by the signed API, and its page is published',
      lookAt: 'the policy of recruiters, the log of Recruiting, and the bucket of published positions',
      run: async () => {
        const body = { title: 'Smoke test', description: 'For the smoke test only; do not apply.' }
        await recruiter.importJob({ params: { id }, query: { read: 'new' }, body })
        await recruiter.publish({})
        const { status } = await fetch(`${site.url}/careers/${id}`)
        if (status !== 200) throw new Error(`its page answered ${status}`)
      },
    },
    say,
  )
  await runCheck(
    {
      name: 'visitors see it in no list',
      lookAt: 'functions/position/publishing/publish.ts',
      run: async () => {
        const listed = JSON.stringify(good(await callSite(site, 'GET /jobs')))
        const pages = await Promise.all(
          ['/careers', '/sitemap.xml'].map(async (path) => (await fetch(`${site.url}${path}`)).text()),
        )
        if ([listed, ...pages].some((text) => text.includes(id))) throw new Error('a list shows it')
      },
    },
    say,
  )
}

/** Applies, and waits for the letter that the stream of the table causes. */
export const letterCheck = (
  { site, recruiter, patience: wait, say }: Parts,
  { jobId, token }: { jobId: string; token: string },
) =>
  runCheck(
    {
      name: 'an application causes a letter: the stream of its table',
      lookAt: 'the event source mapping and the log of Letters, and SES',
      run: async () => {
        const { id: sessionId } = (await candidateApi(site, token).sessions.create({ body: { jobId } })).data
        await until(wait.streamMilliseconds, async () => {
          const { applications } = (await recruiter.listApplications({ params: { id: jobId }, query: {} }))
            .data
          const [application] = applications
          if (application === undefined) return undefined
          const { letter } = (await recruiter.showApplication({ params: { id: application.id } })).data
          if (letter?.state === 'dead') throw new Error('the letter was given up')
          // No letter: the limit of the simulator's mailbox is reached, and the relay left the letter out.
          return letter?.state === 'pending' ? undefined : true
        })
        return sessionId
      },
    },
    say,
  )

/** An interview with a recording of two parts, to the page that recruiters open. */
export async function recordingChecks(
  { site, recruiter, patience: wait, say }: Parts,
  { jobId, token, sessionId }: { jobId: string; token: string; sessionId: string },
): Promise<void> {
  const { start, room } = candidateApi(site, token)
  await runCheck(
    {
      name: 'a browser may put two parts of a recording',
      lookAt: 'the CORS rule of the bucket of interviews, and the grants of Interviews',
      run: async () => {
        const { data: record } = await start.create({ body: { sessionId } })
        const consent = { version: record.consentVersion }
        await start.setStatus({ body: { sessionId, status: 'in_progress', callId, consent } })
        const bytes = readFileSync(recordingFile)
        const half = Math.ceil(bytes.byteLength / partsOfRecording)
        for (let part = 0; part < partsOfRecording; part += 1)
          await putPart({
            site,
            room,
            sessionId,
            part,
            bytes: bytes.subarray(part * half, (part + 1) * half),
          })
        const params = { id: sessionId }
        const body = { transcript: [], callId, recordedParts: [partsOfRecording], segmentStarts: [0] }
        await room.finish({ params, body })
      },
    },
    say,
  )
  await runCheck(
    {
      name: 'the recording becomes a file and a page',
      lookAt: 'the log of InterviewFiles and the bucket of interviews',
      run: async () => {
        const id = await until(wait.filesMilliseconds, async () => {
          const { recordings } = (await recruiter.listRecordings({ params: { id: jobId }, query: {} })).data
          const [recording] = recordings
          if (recording?.state === 'failed') throw new Error(`failed: ${recording.failure}`)
          return recording?.state === 'assembled' ? recording.id : undefined
        })
        const { url } = (await recruiter.openRecording({ params: { id } })).data
        // The recording is noted before its page is written again (settle.ts); until then the page has no player.
        await until(wait.filesMilliseconds, async () => {
          const page = await fetch(url)
          if (!page.ok) throw new Error(`its page answered ${page.status}`)
          return (await page.text()).includes('<video') || undefined
        })
      },
    },
    say,
  )
}

type Put = {
  site: Site
  room: ReturnType<typeof candidateApi>['room']
  sessionId: string
  part: number
  bytes: Buffer<ArrayBuffer>
}

async function putPart({ site, room, sessionId, part, bytes }: Put): Promise<void> {
  const body = { segment: 1, part, size: bytes.byteLength, contentType, callId } as const
  const { url, headers } = (await room.recordingPart({ params: { id: sessionId }, body })).data
  const { origin } = new URL(site.url)
  const preflight = await fetch(url, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'content-type',
    },
  })
  if (!preflight.ok) throw new Error(`the preflight answered ${preflight.status}`)
  const stored = await fetch(url, { method: 'PUT', headers: { ...headers, origin }, body: bytes })
  if (!stored.ok) throw new Error(`part ${part + 1} answered ${stored.status}`)
}
