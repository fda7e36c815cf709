import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { endProcess, nextMessage, startProcess } from './child-process.ts'
import { goals, ratioAtLeast, type Figure, type Section } from './figures.ts'
import type { Answered, Load } from './load-process.ts'
import { pairedFigure, pairedRounds, type Contender } from './rounds.ts'
import type { CpuSoFar, FromServer, ServerName } from './server-process.ts'

const secondsPerRun = 1

type Server = { child: ChildProcess; url: string }

/** `microseconds` is the server's CPU time per request; it shows when the load process is the limit. */
type Run = { perSecond: number; microseconds: number }

/** Requests per second of the local server, with the load from another process. */
export async function localServer(folder: string, rounds: number): Promise<Section> {
  const load = startProcess('load-process.ts', [])
  const children = [load]
  const start = async (name: ServerName): Promise<Server> => {
    const child = startProcess('server-process.ts', [name, join(folder, 'product')])
    children.push(child)
    return { child, url: (await nextMessage<FromServer>(child)).url }
  }
  try {
    const bare = await start('bare')
    const guarded = await start('guarded')
    const doorless = await start('doorless gateway')
    const gateway = await start('gateway')
    const whole = await start('whole product')
    const contenders = {
      'doorless POST': run(load, doorless, 'enquiry without door'),
      'bare POST': run(load, bare, 'enquiry without door'),
      'gateway POST': run(load, gateway, 'enquiry'),
      'guarded POST': run(load, guarded, 'enquiry'),
      'gateway GET': run(load, gateway, 'health'),
      'bare GET': run(load, bare, 'health'),
      'whole POST': run(load, whole, 'new enquiries'),
    }
    const warmUpRounds = 1
    await pairedRounds(warmUpRounds, contenders)
    return sectionOf(await pairedRounds(rounds, contenders), rounds)
  } finally {
    await Promise.all(children.map(endProcess))
  }
}

/** Sends requests to one server for one second. */
const run =
  (load: ChildProcess, { child, url }: Server, request: Load['request']): Contender<Run> =>
  async () => {
    const before = await cpuOf(child)
    load.send({ url, request, seconds: secondsPerRun } satisfies Load)
    const { count, perSecond, failed } = await nextMessage<Answered>(load)
    if (failed > 0) throw new Error(`${failed} requests of kind "${request}" to ${url} failed.`)
    return { perSecond, microseconds: ((await cpuOf(child)) - before) / count }
  }

async function cpuOf(server: ChildProcess): Promise<number> {
  server.send('cpu')
  return (await nextMessage<CpuSoFar>(server)).microseconds
}

type Runs = Record<
  `${'doorless' | 'bare' | 'gateway' | 'guarded' | 'whole'} POST` | `${'gateway' | 'bare'} GET`,
  Run[]
>

function sectionOf(runs: Runs, rounds: number): Section {
  const figure = (what: string, of: keyof Run, mine: Run[], floor: Run[], name: string): Figure =>
    pairedFigure(
      what,
      of === 'perSecond' ? 'per s' : 'us',
      mine.map((result) => result[of]),
      { values: floor.map((result) => result[of]), name },
    )
  const bare = 'bare node:http, same schema'
  const guarded = 'node:http with door and log line'
  const post = figure(
    'POST, routed and validated',
    'perSecond',
    runs['doorless POST'],
    runs['bare POST'],
    bare,
  )
  return {
    title: `Local server (${rounds} rounds of ${secondsPerRun} s)`,
    figures: [
      { ...post, goal: ratioAtLeast(goals.localPostToBareHttp, post.ratio) },
      figure('  its CPU', 'microseconds', runs['doorless POST'], runs['bare POST'], bare),
      figure('POST with door and log line', 'perSecond', runs['gateway POST'], runs['guarded POST'], guarded),
      figure('  its CPU', 'microseconds', runs['gateway POST'], runs['guarded POST'], guarded),
      figure('POST with door and log line', 'perSecond', runs['gateway POST'], runs['bare POST'], bare),
      figure(
        'GET with door and log line',
        'perSecond',
        runs['gateway GET'],
        runs['bare GET'],
        'bare node:http',
      ),
      figure('POST, stored and mailed', 'perSecond', runs['whole POST'], runs['bare POST'], bare),
    ],
  }
}
