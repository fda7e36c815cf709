import type { Stage } from './stage.ts'

const named = (name: string, stage: Stage): string => (stage === undefined ? name : `${name}-${stage}`)

/** The names of the deployed stacks. */
export const stackNameOf = (stage: Stage): string => named('MerbokSite', stage)
export const edgeStackNameOf = (stage: Stage): string => named('MerbokEdge', stage)

/** Sydney, where the recordings must be stored; everything else is in the same region. */
export const stackRegion = 'ap-southeast-2'

/** CloudFront takes web ACLs and certificates from this region only. */
export const edgeRegion = 'us-east-1'
