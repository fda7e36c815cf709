import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { isJobId, type JobImport, type JobStatus } from '#shared/position/job.ts'
import type { Random } from '#functions/platform/world/ports.ts'
import { counterPrefix, storedCounter, type JobCounter } from './application-count.ts'
import { countedIn, listedIn, sumOf, withQuestions, type CountedJob, type ListedJob } from './counted-jobs.ts'
import type { Dynamo } from '#functions/platform/dynamo/dynamo.ts'
import { deletionSteps, importedJob, importSteps, jobKey, statusStep } from './job-steps.ts'
import { queryAll, scanAll } from '#functions/platform/dynamo/pages.ts'
import { storedJob, type StoredJob } from './stored-job.ts'
import { writeTogether, type Step } from '#functions/platform/dynamo/transaction.ts'

/** `updatedAt`: the version, which the next write by a page names. */
type Imported = { created: boolean; updatedAt: string }

/** An application can be written or withdrawn between reading the counters and removing the position. */
const maxTries = 5

/** Positions and the counts of their applications, by access pattern. `kept` is written in the same transaction. */
export function createJobs(dynamo: Dynamo, table: string, random: Random) {
  /** Reads consistently: a position that was just closed takes no more applications. */
  const byId = async (id: string): Promise<StoredJob | undefined> => {
    if (!isJobId(id)) return undefined
    const { Item } = await dynamo.send(
      new GetCommand({ TableName: table, Key: jobKey(id), ConsistentRead: true }),
    )
    return Item === undefined ? undefined : storedJob.parse(Item)
  }

  return {
    byId,

    /** For showing the position: one Query at half the read units; a change is seen within a second. */
    shown: async (id: string): Promise<CountedJob | undefined> =>
      isJobId(id) ? countedIn(await rowsOf(dynamo, table, id)).at(0) : undefined,

    applicationCount: async (id: string): Promise<number> => sumOf(await countersOf(dynamo, table, id)),

    /** Every position with its count, newest first. It scans the table, so no request of a candidate calls it. */
    all: async (): Promise<ListedJob[]> =>
      listedIn(await scanAll(dynamo, { TableName: table, ConsistentRead: true })),

    /** The same for the desk, with the questions before the interview, which the site shows to applicants alone. */
    allOfDesk: async () => withQuestions(await scanAll(dynamo, { TableName: table, ConsistentRead: true })),

    ...importingOf({ dynamo, table, random, byId }),

    /** False when there is no such position. */
    async setStatus(
      id: string,
      status: JobStatus,
      now: Date,
      auditSteps: readonly Step[] = [],
    ): Promise<boolean> {
      if (!isJobId(id)) return false
      return (await writeTogether(dynamo, [statusStep(table, id, status, now), ...auditSteps], random)).done
    },

    /** Deletes a position without applications. Its counters then refuse applications that are just being written. */
    async remove(
      id: string,
      auditSteps: readonly Step[] = [],
    ): Promise<'removed' | 'not_found' | 'has_applications'> {
      for (let tries = 1; tries <= maxTries; tries += 1) {
        if ((await byId(id)) === undefined) return 'not_found'
        const counters = await countersOf(dynamo, table, id)
        if (sumOf(counters) > 0) return 'has_applications'
        const steps = [...deletionSteps(table, id, counters), ...auditSteps]
        const { done } = await writeTogether(dynamo, steps, random)
        if (done) return 'removed'
      }
      throw new Error('The counters of the position changed each time they were read.')
    },
  }
}

type ImportParts = {
  dynamo: Dynamo
  table: string
  random: Random
  byId: (id: string) => Promise<StoredJob | undefined>
}

const importingOf = ({ dynamo, table, random, byId }: ImportParts) => ({
  /** Creates or replaces a position; a replaced one keeps its status and, unless given, its posted date. Undefined where one of `auditSteps` has a condition that fails. */
  async import(
    id: string,
    imported: JobImport,
    now: Date,
    auditSteps: readonly Step[] = [],
  ): Promise<Imported | undefined> {
    const before = await byId(id)
    const job = importedJob(before, { id, imported }, now)
    const steps = importSteps(table, job, { isNew: before === undefined })
    const { done } = await writeTogether(dynamo, [...steps, ...auditSteps], random)
    return done ? { created: before === undefined, updatedAt: job.updatedAt } : undefined
  },

  /** Replaces the version that was written at `read`, or creates a position for `new`. Undefined where another was written since. */
  async importAfter(
    { id, imported, read }: { id: string; imported: JobImport; read: string },
    now: Date,
    auditSteps: readonly Step[],
  ): Promise<Imported | undefined> {
    const before = await byId(id)
    if ((before?.updatedAt ?? 'new') !== read) return undefined
    const job = importedJob(before, { id, imported }, now)
    const steps = importSteps(table, job, {
      isNew: before === undefined,
      before: before?.updatedAt ?? null,
    })
    const { done } = await writeTogether(dynamo, [...steps, ...auditSteps], random)
    return done ? { created: before === undefined, updatedAt: job.updatedAt } : undefined
  },
})

/** The rows of a position and of its counters. */
const rowsOf = (dynamo: Dynamo, table: string, id: string) =>
  queryAll(dynamo, {
    TableName: table,
    KeyConditionExpression: 'id = :id',
    ExpressionAttributeValues: { ':id': id },
  })

async function countersOf(dynamo: Dynamo, table: string, id: string): Promise<JobCounter[]> {
  const rows = await queryAll(dynamo, {
    TableName: table,
    KeyConditionExpression: 'id = :id AND begins_with(part, :counters)',
    ExpressionAttributeValues: { ':id': id, ':counters': counterPrefix },
    ConsistentRead: true,
  })
  return rows.map((row) => storedCounter.parse(row))
}
