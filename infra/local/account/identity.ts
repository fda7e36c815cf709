/** The region and the root key of the laptop's account. The servers listen on loopback alone, so they open nothing. */
export const localRegion = 'ap-southeast-2'
export const localCredentials = { accessKeyId: 'local', secretAccessKey: 'local-secret' } as const
export const localOriginSecret = 'local-edge'
