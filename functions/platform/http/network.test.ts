import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { networkIdentity } from './network.ts'

describe('the network of an IP address', () => {
  test('is a hash that does not contain the address', () => {
    expect(networkIdentity('198.51.100.7')).not.toContain('198')
  })

  test.each([
    ['one IPv4 address', '198.51.100.7', '198.51.100.7', true],
    ['two IPv4 addresses', '198.51.100.7', '198.51.100.8', false],
    ['two addresses of one IPv6 network', '2001:db8:1:2::1', '2001:db8:1:2:ffff::9', true],
    ['one IPv6 address written in two ways', '2001:0db8:0001:0002:0:0:0:1', '2001:db8:1:2::1', true],
    ['two IPv6 networks', '2001:db8:1:2::1', '2001:db8:1:3::1', false],
    ['an IPv4-mapped IPv6 address', '::ffff:198.51.100.7', '198.51.100.7', true],
    ['the loopback addresses of both kinds', '::1', '127.0.0.1', false],
  ])('%s', (_, one, other, same) => {
    expect(networkIdentity(one) === networkIdentity(other)).toBe(same)
  })

  /** RFC 5952 has many spellings of one address; each row has one of its /64 block. */
  test.each([
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001:db8:1::1', '2001:db8:1:0'],
    ['2001:DB8::3:0:0:1', '2001:db8:0:0'],
    ['2001:db8::4:3:2:1', '2001:db8:0:0'],
    ['2001::5:4:3:2:1', '2001:0:0:5'],
    ['::7:6:5:4:3:2:1', '0:7:6:5'],
    ['::1', '0:0:0:0'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:00a1:0::', '2001:db8:a1:0'],
    ['::1:2:3:4:5:6:7', '0:1:2:3'],
    ['1:2:3:4:5:6:7::', '1:2:3:4'],
    // Malformed: nine groups.
    ['1:2:3:4:5:6:7:8::9', '1:2:3:4'],
  ])('%s is in %s', (ipAddress, block) => {
    const hash = createHash('sha256')
      .update(JSON.stringify(['network', block]))
      .digest('base64url')
    expect(networkIdentity(ipAddress)).toBe(hash)
  })
})
