import { createHash } from 'node:crypto'

/**
 * SHA-256 of the caller's network: an IPv4 address or an IPv6 /64 block, because providers assign a subscriber a whole
 * block.
 */
export const networkIdentity = (ipAddress: string): string =>
  createHash('sha256')
    .update(JSON.stringify(['network', ipAddress.includes(':') ? ipv6Network(ipAddress) : ipAddress]))
    .digest('base64url')

function ipv6Network(ipAddress: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ipAddress)?.[1]
  if (mapped !== undefined) return mapped
  const groupsInAddress = 8
  const groupsInNetwork = 4
  const [head = '', tail] = ipAddress.split('::')
  const before = head.split(':').filter((group) => group !== '')
  const after = (tail ?? '').split(':').filter((group) => group !== '')
  const zeros = tail === undefined ? 0 : groupsInAddress - before.length - after.length
  const groups = [...before, ...Array<string>(Math.max(zeros, 0)).fill('0'), ...after]
  return groups
    .slice(0, groupsInNetwork)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
