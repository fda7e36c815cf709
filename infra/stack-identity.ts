/** The name of the deployed stack. */
export const stackName = 'MerbokSite'

/** Sydney, where the recordings must be stored; everything else is in the same region. */
export const stackRegion = 'ap-southeast-2'
