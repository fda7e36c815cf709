import { describe, expect, test } from 'vitest'
import { linkTokenIn } from './link-token.ts'

describe('an e-mailed link', () => {
  test.each(['reset', 'confirm', 'not-mine'] as const)('%s has its token in the URL fragment', (kind) => {
    expect(linkTokenIn(`#${kind}=aB9_-x`)).toEqual({ kind, token: 'aB9_-x' })
  })

  test('can name the page to go on to', () => {
    expect(linkTokenIn('#confirm=aB9&to=%2Finterview%2Fsession-1')).toEqual({
      kind: 'confirm',
      token: 'aB9',
      to: '/interview/session-1',
    })
  })

  test.each(['%2Flogin', '%2F%2Fevil.example', 'https%3A%2F%2Fevil.example'])(
    'does not lead to %s, which is no page to go on to',
    (to) => expect(linkTokenIn(`#confirm=aB9&to=${to}`)).not.toHaveProperty('to'),
  )

  test.each(['%', '%2', '%E0%A4', '%2Fdashboard%'])('whose page %s cannot be read has its token', (to) =>
    expect(linkTokenIn(`#confirm=aB9&to=${to}`)).toEqual({ kind: 'confirm', token: 'aB9' }),
  )

  test.each(['', '#', '#reset=', '#main', '#reset=a b', '#reset=<script>', '#xreset=a', '#other=a'])(
    '%j has no token',
    (hash) => expect(linkTokenIn(hash)).toBeUndefined(),
  )
})
