/** Who the local servers take us for. They listen on loopback alone, so these open nothing. */
export const localRegion = 'ap-southeast-2'
export const localCredentials = { accessKeyId: 'local', secretAccessKey: 'local-secret' } as const
export const localOriginSecret = 'local-edge'
