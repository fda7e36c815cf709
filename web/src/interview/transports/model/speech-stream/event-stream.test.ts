import { frame, readFrame } from 'local-aws/interviewer-services/frames'
import { assert, dictionary, property, string, stringMatching, uint8Array } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodeMessage, encodeMessage } from './event-stream.ts'

const someHeaders = dictionary(stringMatching(/^:?[a-z-]{1,20}$/), string({ maxLength: 40 }), { maxKeys: 5 })

describe('an event stream message', () => {
  test('is that of the stand-in, which the SDK reads, in both directions', () => {
    assert(
      property(someHeaders, uint8Array({ maxLength: 4000 }), (headers, payload) => {
        const ours = encodeMessage({ headers, payload })
        expect(Buffer.from(ours).equals(frame(headers, payload))).toBe(true)
        expect(readFrame(Buffer.from(ours)).headers).toEqual({ ...headers })
        const read = decodeMessage(ours)
        expect([{ ...read.headers }, [...read.payload]]).toEqual([{ ...headers }, [...payload]])
      }),
    )
  })

  test('with a wrong length or one changed bit is refused', () => {
    const bytes = encodeMessage({ headers: { ':message-type': 'event' }, payload: new Uint8Array([1, 2, 3]) })
    expect(() => decodeMessage(bytes.subarray(0, bytes.length - 1))).toThrow('length')
    for (let at = 4; at < bytes.length; at += 1) {
      const changed = Uint8Array.from(bytes)
      changed[at] = (changed[at] ?? 0) ^ 1
      expect(() => decodeMessage(changed)).toThrow('checksum')
    }
  })
})
