import { systemRandom } from '#functions/platform/world/ports.ts'
import { createDynamo } from '#functions/platform/dynamo/dynamo.ts'
import { createJobs } from '#functions/position/rows/jobs.ts'
import { localAddress } from '#infra/local/functions/config.ts'
import { localSettings } from '#infra/local/account/settings.ts'

const sectionSeconds = 300
const questionsOfSection = 10
const sections = ['Operations', 'Networks', 'Storage', 'Schedulers', 'Teamwork'].map((title) => ({
  title,
  duration: sectionSeconds,
  questions: Array.from(
    { length: questionsOfSection },
    (_, index) => `${title}, question ${index + 1}: what did you change, and what came of it?`,
  ),
}))

export const jobTitle = 'Endurance Engineer'

/** Stores a position with more questions than an interview has time for, and applies for it; returns the session's id. */
export async function applyForLongInterview(
  { site, dynamo }: { site: string; dynamo: string },
  token: string,
): Promise<string> {
  const id = 'endurance-engineer'
  const jobs = createJobs(createDynamo(localAddress(dynamo)), 'jobs', systemRandom)
  const now = new Date()
  await jobs.import(
    id,
    {
      title: jobTitle,
      description: 'Runs the longest interview.',
      requirements: '',
      department: 'Engineering',
      location: 'Kuala Lumpur',
      jobType: 'Full-time',
      level: 'Senior',
      closingDate: null,
      postedDate: now.toISOString().slice(0, 10),
      sections,
      criteria: [],
      screening: [],
    },
    now,
  )
  const [apiKey = ''] = localSettings.apiKeys
  const answer = await fetch(`${site}/api/interviews/`, {
    method: 'POST',
    headers: { 'x-api-key': apiKey, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ jobId: id }),
  })
  if (!answer.ok) throw new Error(`POST /api/interviews/ was answered ${answer.status}.`)
  return ((await answer.json()) as { data: { id: string } }).data.id
}
