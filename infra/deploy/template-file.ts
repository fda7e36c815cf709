import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { UsageError } from '../arguments.ts'
import type { Template } from './template.ts'

/** A cloud assembly: the folder that `cdk synth` writes and `cdk deploy --app FOLDER` deploys. */
type Place = { folder: string; stackName: string }

const templateFile = ({ folder, stackName }: Place): string => join(folder, `${stackName}.template.json`)

export function readTemplate(place: Place): Template {
  const { folder, stackName } = place
  if (!existsSync(templateFile(place)))
    throw new UsageError(
      `${folder} has no template of ${stackName}. "npm run assemblies -- STAGE" writes one into cdk.out/STAGE.`,
    )
  return JSON.parse(readFileSync(templateFile(place), 'utf8')) as Template
}

type AssetsFile = { files: Record<string, { source: { path?: string } }> }

/**
 * Writes another template into the assembly. The CDK uploads a template under its hash, and not again where a file of this name is
 * in its bucket, so the hash changes with the content.
 */
export function writeTemplate(place: Place, template: Template): void {
  const { folder, stackName } = place
  const content = JSON.stringify(template, undefined, 1)
  const assetsFile = join(folder, `${stackName}.assets.json`)
  const assets = readFileSync(assetsFile, 'utf8')
  const { files } = JSON.parse(assets) as AssetsFile
  const [old] =
    Object.entries(files).find(([, { source }]) => source.path === `${stackName}.template.json`) ?? []
  if (old === undefined) throw new Error(`${assetsFile} does not name the template of ${stackName}.`)
  const hash = createHash('sha256').update(content).digest('hex')
  writeFileSync(templateFile(place), content)
  for (const file of [assetsFile, join(folder, 'manifest.json')])
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(old, hash))
}
