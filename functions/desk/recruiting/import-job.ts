import { isDeepStrictEqual } from 'node:util'
import { isJobId, type JobImport } from '#shared/position/job.ts'
import type { Step } from '#functions/platform/dynamo/transaction.ts'
import { laterThan } from '#functions/position/rows/later-than.ts'
import { importOf } from '#functions/position/rows/stored-job.ts'
import { importOfDraft } from '../rows/position-drafts.ts'
import type { RecruitingApp, RecruitingHandlers } from './app.ts'

type Stores = Pick<RecruitingApp, 'jobs' | 'drafts' | 'audit' | 'clock'>
type Sent = { id: string; body: JobImport; read: string | undefined; as: 'draft' | undefined }
type Saved = { created: boolean; updatedAt: string }

/** Without `read`, as for a file, it replaces any stored version; a page replaces only the version that it has shown. */
export const importJob: RecruitingHandlers['importJob'] = async (
  { params: { id }, query: { read, as }, body, keepAct, refuse, log },
  app,
) => {
  if (!isJobId(id)) throw refuse('job_id_invalid')
  const sent = { id, body, read, as }
  const auditStep = keepAct.step({ on: id, detail: as })
  const save = as === 'draft' ? savedDraft : published
  const saved = (await save(sent, auditStep, app)) ?? (await savedBefore(sent, keepAct.who, app))
  if (saved === undefined) throw refuse(read === 'new' ? 'position_exists' : 'position_changed')
  log.info('position imported', { jobId: id, as: as ?? 'published' })
  return { success: true, data: { id, ...saved } }
}

async function savedDraft(
  { id, body, read }: Sent,
  auditStep: Step,
  app: Stores,
): Promise<Saved | undefined> {
  const before = await app.drafts.byId(id)
  if (read !== undefined && read !== (before?.updatedAt ?? 'new')) return undefined
  const draft = { ...body, id, updatedAt: laterThan(before?.updatedAt, app.clock()) }
  const isSaved = await app.drafts.save(draft, before, [auditStep])
  return isSaved ? { created: before === undefined, updatedAt: draft.updatedAt } : undefined
}

/** A draft of the position ends in the same transaction. Its page has read the draft's version. */
async function published({ id, body, read }: Sent, auditStep: Step, app: Stores): Promise<Saved | undefined> {
  const draft = await app.drafts.byId(id)
  if (draft !== undefined && read === 'new') return undefined
  const steps = [auditStep, app.drafts.publishedStep(id, draft)]
  const now = app.clock()
  if (read === undefined) return app.jobs.import(id, body, now, steps)
  const readJob = draft?.updatedAt === read ? 'new' : read
  return app.jobs.importAfter({ id, imported: body, read: readJob }, now, steps)
}

/** The latest acts of a caller, among which a save is searched whose answer was lost. */
const actsRead = 20

/** What the same caller has saved, where the stored position or draft is what the caller sends again. */
async function savedBefore({ id, body, as }: Sent, who: string, app: Stores): Promise<Saved | undefined> {
  const draft = as === 'draft' ? await app.drafts.byId(id) : undefined
  const job = as === 'draft' ? undefined : await app.jobs.byId(id)
  const imported = draft === undefined ? job && importOf(job) : importOfDraft(draft)
  const updatedAt = (draft ?? job)?.updatedAt
  if (imported === undefined || updatedAt === undefined) return undefined
  const { postedDate = imported.postedDate } = body
  const sent = { ...body, ...(postedDate !== undefined && { postedDate }) }
  if (!isDeepStrictEqual(imported, sent)) return undefined
  const { acts } = await app.audit.page({ who, limit: actsRead })
  const isOwn = acts.some((act) => act.act === 'position_imported' && act.on === id && act.detail === as)
  return isOwn ? { created: false, updatedAt } : undefined
}
