import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSync, type BuildOptions } from 'esbuild'
import { bundleInto, lambdaBundle } from '#infra/bundle.ts'
import { background, type BackgroundName } from '#infra/resources/background.ts'
import { groups } from '#infra/resources/groups.ts'
import type { LambdaShape } from '#infra/resources/lambda-shape.ts'
import type { GroupName } from '#shared/api.ts'

export type FunctionName = GroupName | BackgroundName

export const lambdas: Readonly<Record<FunctionName, LambdaShape>> = { ...groups, ...background }

const functionNames = Object.keys(lambdas) as FunctionName[]

/** A bundle on disk that a separate process loads. */
export type Built = { file: string; bytes: number }

export type Builds = {
  product: Readonly<Record<FunctionName, Built>>
  handSigned: Built
  /** The program that loads one of these. It is bundled too, so that the time for type stripping is not measured. */
  firstCallProcess: Built
}

function built(options: BuildOptions, entry: string, file: string): Built {
  buildSync({ ...options, entryPoints: [entry], outfile: file })
  return { file, bytes: statSync(file).size }
}

/** Builds everything that is compared into a folder, which the caller removes. */
export function buildAll(folder: string): Builds {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{"type":"commonjs"}\n')
  const product = (name: FunctionName): Built => {
    const bundle = bundleInto(join(folder, name), { ...lambdas[name], built: {} })
    return { file: join(bundle.folder, 'index.js'), bytes: bundle.bytes }
  }
  return {
    product: Object.fromEntries(functionNames.map((name) => [name, product(name)])) as Builds['product'],
    handSigned: built(lambdaBundle, 'bench/hand-signed.ts', join(folder, 'hand-signed.js')),
    firstCallProcess: built(
      { ...lambdaBundle, supported: {} },
      'bench/first-call-process.ts',
      join(folder, 'first-call-process.js'),
    ),
  }
}

/** The AWS SDK's part of a bundle: the lower limit of its size. */
export function awsSdkBytes(entry: string): number {
  const { metafile } = buildSync({
    ...lambdaBundle,
    entryPoints: [entry],
    write: false,
    metafile: true,
    outfile: 'index.js',
  })
  const output = Object.values(metafile.outputs).find(({ entryPoint }) => entryPoint !== undefined)
  return Object.entries(output?.inputs ?? {})
    .filter(([path]) => /node_modules\/(@aws-sdk|@aws-crypto|@smithy|@aws)\//.test(path))
    .reduce((sum, [, { bytesInOutput }]) => sum + bytesInOutput, 0)
}
