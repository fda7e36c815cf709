import { environment } from '../names/environment.ts'
import { createLog } from '../log/log.ts'
import { canary } from './canary.ts'

const value = (name: string): string => process.env[name] ?? ''

export const handler = canary(
  { url: value(environment.siteUrl), apiKey: value(environment.apiKeys).split(',')[0] ?? '' },
  createLog(),
)
