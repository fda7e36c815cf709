import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { background } from '../resources/background.ts'
import { groups } from '../resources/groups.ts'
import type { LambdaShape } from '../resources/lambda-shape.ts'
import { origins } from '../resources/origins.ts'
import { repositoryRoot } from '../paths.ts'
import { assetsIn, differingAssets } from './assets.ts'
import { assemblyParts, releaseFileIn, type AssemblyPart } from './assembly.ts'
import { releaseOfCheckout } from './release.ts'

/**
 * `npm run assemblies -- staging production`: synthesises every template that a deployment of these stages needs, with its assets,
 * into cdk.out/STAGE, and compares the assets of the stages. A pipeline runs it in a job without a role in AWS.
 */
const stages = process.argv.slice(2)
const release = releaseOfCheckout()
const folderOf = (stage: string): string => join('cdk.out', stage)

/** The site is built once for each stage, because its settings are in the privacy policy. */
function synthesise(stage: string, part: AssemblyPart): void {
  const settings = { stage, release, ...assemblyParts[part] }
  const app = part === 'whole' ? 'npm run --silent build && node infra/app.ts' : 'node infra/app.ts'
  const context = Object.entries(settings).flatMap(([name, value]) => ['--context', `${name}=${value}`])
  const args = ['synth', '--quiet', '--app', app, '--output', join(folderOf(stage), part), ...context]
  const { status } = spawnSync(join(repositoryRoot, 'node_modules/.bin/cdk'), args, {
    cwd: repositoryRoot,
    stdio: 'inherit',
    env: { ...process.env, RELEASE: release },
  })
  if (status !== 0) process.exit(status ?? 1)
}

/** Functions whose bundle contains the built site, by the name of their asset. */
const withSite = Object.entries<LambdaShape>({ ...groups, ...background, ...origins }).flatMap(
  ([name, { built }]) => (built === undefined ? [] : [name]),
)

for (const stage of stages) {
  rmSync(join(repositoryRoot, folderOf(stage)), { recursive: true, force: true })
  mkdirSync(join(repositoryRoot, folderOf(stage)), { recursive: true })
  synthesise(stage, 'whole')
  synthesise(stage, 'first')
  writeFileSync(releaseFileIn(join(repositoryRoot, folderOf(stage))), `${release}\n`)
}
const assets = stages.flatMap((stage) =>
  (Object.keys(assemblyParts) as AssemblyPart[]).map((part) =>
    assetsIn(join(repositoryRoot, folderOf(stage), part)),
  ),
)
const { compared, differing } = differingAssets(assets, withSite)
process.stdout.write(
  `${compared} assets are compared; ${differing.length} of them differ between stages and steps.\n`,
)
for (const name of differing) process.stderr.write(`${name} differs, and no setting is in it.\n`)
process.exitCode = differing.length === 0 ? 0 : 1
