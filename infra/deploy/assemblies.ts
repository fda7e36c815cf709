import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { background } from '../resources/background.ts'
import { groups } from '../resources/groups.ts'
import type { LambdaShape } from '../resources/lambda-shape.ts'
import { origins } from '../resources/origins.ts'
import { repositoryRoot } from '../paths.ts'
import { stageIn } from '../stage.ts'
import { assetsIn, differingAssets } from './assets.ts'
import { assemblyOf, synthArguments } from './assembly.ts'
import { releaseOfCheckout } from './release.ts'

/**
 * `npm run assemblies -- staging production`: synthesises these stages, with their assets, into cdk.out/STAGE, and compares the
 * assets. A pipeline runs it in a job without a role in AWS.
 */
const stages = process.argv.slice(2).map((name) => stageIn(() => name))
const release = releaseOfCheckout()

/** The site is built once for each stage, because its settings are in the privacy policy. */
for (const stage of stages) {
  const folder = assemblyOf(stage)
  rmSync(folder, { recursive: true, force: true })
  const args = synthArguments({ folder, release, cdkArgs: ['--context', `stage=${stage ?? 'production'}`] })
  const { status } = spawnSync(join(repositoryRoot, 'node_modules/.bin/cdk'), args, {
    cwd: repositoryRoot,
    stdio: 'inherit',
    // The build, which `cdk` starts, writes the release into the pages.
    env: { ...process.env, RELEASE: release },
  })
  if (status !== 0) process.exit(status ?? 1)
}

/** Functions whose bundle contains the built site, by the name of their asset. */
const withSite = Object.entries<LambdaShape>({ ...groups, ...background, ...origins }).flatMap(
  ([name, { built }]) => (built === undefined ? [] : [name]),
)
const assets = stages.map((stage) => assetsIn(assemblyOf(stage)))
const { compared, differing } = differingAssets(assets, withSite)
process.stdout.write(`${compared} assets are compared; ${differing.length} of them differ between stages.\n`)
for (const name of differing) process.stderr.write(`${name} differs, and no setting is in it.\n`)
process.exitCode = differing.length === 0 ? 0 : 1
