import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { endProcess, nextMessage, startProcess } from '../child-process.ts'
import { goals, type Section } from '../figures.ts'
import type { Answered, Load } from '../load-process.ts'
import { pairedFigure, pairedRounds, type Contender } from '../rounds.ts'
import type { FromServer, ServerName } from '../server-process.ts'
import { listedJobs } from './job-list-servers.ts'

const secondsPerRun = 2

/** Compares `GET /jobs` of the local product with a server that sends the same bytes. A failed request ends the benchmark. */
export async function jobListSpeed(folder: string, rounds: number): Promise<Section> {
  const load = startProcess('load-process.ts', [])
  const children = [load]
  const contender = async (name: ServerName): Promise<Contender<Answered>> => {
    const child = startProcess('server-process.ts', [name, join(folder, 'job-list')])
    children.push(child)
    const { url } = await nextMessage<FromServer>(child)
    return () => run(load, url)
  }
  try {
    const contenders = {
      product: await contender('product with jobs'),
      bare: await contender('bare with jobs'),
    }
    const warmUpRounds = 1
    await pairedRounds(warmUpRounds, contenders)
    return sectionOf(await pairedRounds(rounds, contenders), rounds)
  } finally {
    await Promise.all(children.map(endProcess))
  }
}

async function run(load: ChildProcess, url: string): Promise<Answered> {
  load.send({ url, seconds: secondsPerRun } satisfies Load)
  const answered = await nextMessage<Answered>(load)
  if (answered.failed > 0) throw new Error(`${answered.failed} requests of ${url}/api/jobs failed.`)
  return answered
}

function sectionOf({ product, bare }: { product: Answered[]; bare: Answered[] }, rounds: number): Section {
  const name = 'bare node:http, same bytes'
  const perSecond = pairedFigure(
    'GET /jobs, 0 errors',
    'per s',
    product.map((run) => run.perSecond),
    { values: bare.map((run) => run.perSecond), name },
  )
  const p99 = pairedFigure(
    '  its p99',
    'ms',
    product.map((run) => run.p99Milliseconds),
    { values: bare.map((run) => run.p99Milliseconds), name },
  )
  const goal = {
    text: `>= ${goals.jobListPerSecond} per s`,
    holds: perSecond.measured.value >= goals.jobListPerSecond,
  }
  return {
    title: `${listedJobs} jobs in the snapshot (${rounds} rounds of ${secondsPerRun} s)`,
    figures: [{ ...perSecond, goal }, p99],
  }
}
