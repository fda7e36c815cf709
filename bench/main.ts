import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildAll } from './builds.ts'
import { bundleSizes } from './bundle-sizes.ts'
import { missed, tableOf, type Section } from './figures.ts'
import { jobListSpeed } from './careers/job-list.ts'
import { requestUnits } from './careers/units-table.ts'
import { firstCalls } from './first-call.ts'
import { lobbyScript } from './lobby-script.ts'
import { cvReading } from './cv-reading.ts'
import { conclude } from './measured.ts'
import { signInTimes } from './sign-in.ts'

/** `npm run bench`: the product's cost, compared with lower limits measured in the same run. `-- --quick` takes fewer rounds. */

const effort = {
  whole: {
    firstCallRounds: 15,
    serverRounds: 7,
    signInRounds: 200,
    readingRounds: 60,
    scanRounds: 5,
  },
  quick: {
    firstCallRounds: 3,
    serverRounds: 3,
    signInRounds: 40,
    readingRounds: 20,
    scanRounds: 2,
  },
} as const

const { values: flags } = parseArgs({ options: { quick: { type: 'boolean', default: false } } })
const { firstCallRounds, serverRounds, signInRounds, readingRounds, scanRounds } =
  effort[flags.quick ? 'quick' : 'whole']

const folder = mkdtempSync(join(tmpdir(), 'site-bench-'))
const sections: Section[] = []
let missedUnits: string[] = []
const report = (section: Section): void => {
  sections.push(section)
  process.stdout.write(`${tableOf(section)}\n`)
}

try {
  const builds = buildAll(join(folder, 'bundles'))
  report(bundleSizes(builds))
  report(lobbyScript())
  report(await firstCalls(builds, folder, firstCallRounds))
  report(await jobListSpeed(folder, serverRounds))
  const units = await requestUnits(folder)
  missedUnits = units.misses
  process.stdout.write(`${units.text}\n`)
  report(await signInTimes(folder, signInRounds))
  report(await cvReading({ pages: readingRounds, scans: scanRounds }))
} finally {
  rmSync(folder, { recursive: true, force: true })
}

conclude([...missed(sections).map(({ what }) => what), ...missedUnits])
