/** The region and root key of the local AWS account. The key is not secret: the servers listen only on loopback. */
export const localRegion = 'ap-southeast-2'
export const localCredentials = { accessKeyId: 'local', secretAccessKey: 'local-secret' } as const
export const localOriginSecret = 'local-edge'
