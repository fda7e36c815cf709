import { describe, expect, test } from 'vitest'
import { asTyped, bytes, count, counted, duration, rounded, scientific } from './figures.ts'

describe('a figure', () => {
  test.each([
    [5.88e23, '5.88 × 10²³'],
    [1e10, '1 × 10¹⁰'],
  ])('%d is written as %s', (value, text) => expect(scientific(value)).toBe(text))

  test.each([
    [960, '0.96 kB'],
    [327_680, '328 kB'],
    [24e6, '24 MB'],
    [999e6, '999 MB'],
    [80e9, '80 GB'],
    [999.9e9, '1 TB'],
    [1.21e12, '1.21 TB'],
    [3.2e16, '32 PB'],
    [5e21, '5,000 EB'],
  ])('%d bytes are written as %s', (value, text) => expect(bytes(value)).toBe(text))

  test.each([
    [0.004, '1 minute'],
    [0.5, '30 minutes'],
    [1, '1 hour'],
    [4.913, '4.91 hours'],
    [47.9, '47.9 hours'],
    [48, '2 days'],
    [716.6, '29.9 days'],
  ])('%d hours are written as %s', (hours, text) => expect(duration(hours)).toBe(text))

  test.each([
    [1.4e12, '1.4 trillion'],
    [7e10, '70 billion'],
    [1e8, '100 million'],
    [4096, '4,096'],
  ])('the count %d is written as %s', (value, text) => expect(count(value)).toBe(text))

  test('a number keeps what was typed, and an estimate has three digits', () => {
    expect(asTyped(15_600.125)).toBe('15,600.125')
    expect(rounded(412_857)).toBe('413,000')
    expect([counted(1, 'node'), counted(1200, 'node')]).toEqual(['1 node', '1,200 nodes'])
  })
})
