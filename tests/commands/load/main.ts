import { fork } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { buildSiteIfNeeded, siteFolder } from '#infra/local/site/built-site.ts'
import {
  openPeople,
  read,
  readCv,
  savePart,
  saveProfile,
  saveTranscript,
  signIn,
  type Person,
} from './people.ts'
import { quantile } from '../../../bench/measured.ts'
import { lostWrites } from './lost-writes.ts'
import { release, scriptsIn } from './release.ts'
import type { FromServer } from './server.ts'

/**
 * `npm run load -- [--seconds 8] [--most 640]`: raises the rate of actions on loopback until one fails, while releases with new assets are
 * deployed and open tabs keep the old ones. Counts acknowledged writes that are missing afterwards.
 */
const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '8' }, most: { type: 'string', default: '640' } },
})
const seconds = Number(values.seconds)
const most = Math.min(Number(values.most), 1000)
const firstRate = 20
const people = 40
/** If the machine cannot start actions this fast, the rate counts as not reached. */
const reachedShare = 0.9

const paths = ['/', '/careers', '/about', '/contact', '/services', '/careers/engineer']
const say = (line: string): void => void process.stdout.write(`${line}\n`)

type World = { site: string; candidates: readonly Person[]; tabs: string[]; number: number }

async function page({ site, tabs, number }: World): Promise<void> {
  // Every third page is an open tab that asks for a script of the release with which it was opened.
  const script = number % 3 === 0 ? tabs[number % Math.max(1, tabs.length)] : undefined
  const path = script ?? paths[number % (paths.length - 1)] ?? '/'
  const answer = await fetch(`${site}${path}`)
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path} ${answer.status}`)
  if (script === undefined && tabs.length < 200) tabs.push(...scriptsIn(text))
}

/** 60 % pages, 25 % signed-in reads, 10 % checkpoints and parts, 4 % writes, 1 % sign-ins and CVs. */
function actionOf(world: World): () => Promise<void> {
  const { candidates, number } = world
  const share = (number * 37) % 100
  const free = candidates.filter(({ busy }) => !busy)
  const person = free[number % Math.max(1, free.length)]
  if (share < 60 || person === undefined) return () => page(world)
  if (share < 85) return () => read(person, number)
  const alone = (write: () => Promise<void>) => async () => {
    person.busy = true
    await write().finally(() => (person.busy = false))
  }
  if (share < 95) return alone(() => (number % 2 === 0 ? saveTranscript(person) : savePart(person)))
  if (share < 99) return alone(() => saveProfile(person, number))
  return () => (number % 200 === 0 ? readCv(person) : signIn(person))
}

/** Starts actions at a fixed rate, without waiting for earlier ones. */
async function step(world: World, rate: number) {
  const times: number[] = []
  const failures: string[] = []
  const running: Promise<void>[] = []
  const begun = performance.now()
  const total = rate * seconds
  for (let at = 0; at < total; at += 1) {
    const wait = begun + (at * 1000) / rate - performance.now()
    if (wait > 1) await setTimeout(wait)
    world.number += 1
    const started = performance.now()
    const done = actionOf({ ...world })().then(
      () => void times.push(performance.now() - started),
      (error: unknown) => void failures.push(error instanceof Error ? error.message : 'unknown'),
    )
    running.push(done)
  }
  const startedIn = (performance.now() - begun) / 1000
  await Promise.all(running)
  const at = (share: number): number => (times.length === 0 ? 0 : Math.round(quantile(times, share)))
  return {
    answered: times.length,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    reached: total / startedIn >= rate * reachedShare,
    failures,
  }
}

buildSiteIfNeeded()
const folder = mkdtempSync(join(tmpdir(), 'load-'))
const site = join(folder, 'site')
cpSync(siteFolder, join(site, 'web'), { recursive: true })
cpSync(join(siteFolder, '..', 'csp.json'), join(site, 'csp.json'))
const server = fork(new URL('server.ts', import.meta.url), [join(folder, 'data'), join(site, 'web')])
try {
  const [addresses] = (await once(server, 'message')) as [FromServer]
  const candidates = await openPeople(addresses, people)
  const world: World = { site: addresses.site, candidates, tabs: [], number: 0 }
  let best = 0
  for (let rate = firstRate; rate <= most; rate *= 2) {
    const half = setTimeout((seconds * 1000) / 2).then(() => release(join(site, 'web'), String(rate)))
    const { reached, failures, ...result } = await step(world, rate)
    await half
    say(
      `${rate}/s: ${result.answered} answered, ${failures.length} errors, p50 ${result.p50} ms, p95 ${result.p95} ms, p99 ${result.p99} ms${failures[0] === undefined ? '' : ` (${failures[0]})`}`,
    )
    if (failures.length > 0 || !reached) break
    best = rate
  }
  const lost = await lostWrites(addresses, candidates)
  const written = candidates.reduce((sum, { transcript, parts }) => sum + transcript + parts, 0)
  say(
    `Highest rate without an error: ${best} actions a second. Lost writes: ${lost.length} of ${written} and the profiles.`,
  )
  lost.forEach(say)
  process.exitCode = lost.length > 0 || best === 0 ? 1 : 0
} finally {
  server.disconnect()
  await once(server, 'exit')
  rmSync(folder, { recursive: true })
}
