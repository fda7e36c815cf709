import { dev as devGroup } from '#shared/contract/dev.ts'
import { groupFacts } from '#shared/contract/facts.ts'

export const dev = groupFacts(devGroup)
