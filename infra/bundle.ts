import { cpSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSync, type BuildOptions } from 'esbuild'
import { repositoryRoot } from './paths.ts'

/**
 * A Lambda's credentials are always in its environment. Without this alias the bundle also contains the SDK's other
 * credential providers: profiles, SSO, web identity, instance metadata. An empty object leaves the SDK as it is.
 */
const leanCredentials: Record<string, string> = {
  '@aws-sdk/credential-provider-node': join(repositoryRoot, 'infra/lambda-credentials.ts'),
}

/** The esbuild options of every Lambda, also used by the benchmark. Why: docs/decisions/009-lambda-bundles.md */
export const lambdaBundle = {
  absWorkingDir: repositoryRoot,
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'cjs',
  supported: { 'dynamic-import': false },
  mainFields: ['module', 'main'],
  alias: leanCredentials,
  minify: true,
  treeShaking: true,
  legalComments: 'none',
  sourcemap: 'external',
  logLevel: 'warning',
} as const satisfies BuildOptions

/** Files of a bundle's folder that are not deployed: source maps are only for reading stack traces. */
export const notShipped = ['*.map']

export type Bundle = { folder: string; handler: 'index.handler'; bytes: number }

type Contents = {
  /** The function's source file. */
  entry: string
  /** Programs that the function starts as processes: each one's name in the bundle and its source file. */
  workers?: Readonly<Record<string, string>>
  /** Files and folders of the built site: their path in the bundle, and in `builtFolder`. */
  built?: Readonly<Record<string, string>>
}

/** The folder of the built site and what the build makes beside it. */
export const builtFolder = join(repositoryRoot, 'dist')

export function bundleInto(
  folder: string,
  { entry, workers = {}, built = {} }: Contents,
  from = builtFolder,
): Bundle {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'index.js')
  buildSync({ ...lambdaBundle, entryPoints: [entry], outfile: file })
  for (const [name, source] of Object.entries(workers)) {
    buildSync({ ...lambdaBundle, entryPoints: [source], outfile: join(folder, `${name}.js`) })
  }
  for (const [path, source] of Object.entries(built))
    cpSync(join(from, source), join(folder, path), { recursive: true })
  // Declares the bundle as CommonJS, because the repository's package.json declares ES modules.
  writeFileSync(join(folder, 'package.json'), '{"type":"commonjs"}\n')
  return { folder, handler: 'index.handler', bytes: statSync(file).size }
}
