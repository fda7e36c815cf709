import { createHash } from 'node:crypto'

/**
 * The network a caller writes from, unreadable. An IPv6 network hands out whole /64 blocks, so that is what is one
 * caller there.
 */
export const networkIdentity = (address: string): string =>
  createHash('sha256')
    .update(JSON.stringify(['network', address.includes(':') ? ipv6Network(address) : address]))
    .digest('base64url')

function ipv6Network(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  const groupsInAddress = 8
  const groupsInNetwork = 4
  const [head = '', tail] = address.split('::')
  const before = head.split(':').filter((group) => group !== '')
  const after = (tail ?? '').split(':').filter((group) => group !== '')
  const zeros = tail === undefined ? 0 : groupsInAddress - before.length - after.length
  const groups = [...before, ...Array<string>(Math.max(zeros, 0)).fill('0'), ...after]
  return groups
    .slice(0, groupsInNetwork)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
