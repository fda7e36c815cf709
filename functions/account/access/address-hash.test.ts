import { expect, test } from 'vitest'
import { hashAddress } from './address-hash.ts'

const salt = '00112233445566778899aabbccddeeff'

test('the spellings of one address have one hash, and another address has another', async () => {
  const hash = await hashAddress('aisyah@example.com', salt)
  expect(await hashAddress(' Aisyah@Example.com', salt)).toBe(hash)
  expect(await hashAddress('aisyah2@example.com', salt)).not.toBe(hash)
})

// New hashes are compared with ones stored years ago.
test('the hash of an address never changes, and is another one with another salt', async () => {
  expect(await hashAddress('aisyah@example.com', salt)).toBe('5OMpqMMOySBGT6aKRIJokvZhIXq3_7Eej1QMXIkzVhU')
  expect(await hashAddress('aisyah@example.com', salt.replaceAll('0', '1'))).not.toBe(
    '5OMpqMMOySBGT6aKRIJokvZhIXq3_7Eej1QMXIkzVhU',
  )
})
