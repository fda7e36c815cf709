import { dev as devGroup } from '#shared/platform/contract/dev.ts'
import { groupFacts } from '#shared/platform/contract/facts.ts'

export const dev = groupFacts(devGroup)
