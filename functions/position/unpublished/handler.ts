import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { answerUnpublished, type OriginAnswer, type OriginRequest } from './unpublished.ts'

/** Lambda unpacks the bundle into this folder. */
const site = join(process.env['LAMBDA_TASK_ROOT'] ?? process.cwd(), 'site')

const built = new Map(
  readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [file.slice(site.length), readFileSync(file, 'utf8')]),
)

export const handler = async (request: OriginRequest): Promise<OriginAnswer> =>
  answerUnpublished(built, request)
