import { describe, expect, test } from 'vitest'
import { targetOf } from './target.ts'

const gateway = 'https://abc.execute-api.ap-southeast-2.amazonaws.com'

describe('The recruiter command calls', () => {
  test.each([
    ['the local run', {}, {}, { kind: 'local', origin: 'http://localhost:3000' }],
    ['the local run at PORT', {}, { PORT: '4000' }, { kind: 'local', origin: 'http://localhost:4000' }],
    ['the URL it is given', { url: `${gateway}/` }, { PORT: '4000' }, { kind: 'deployed', origin: gateway }],
    ['the URL of the environment', {}, { RECRUITER_URL: gateway }, { kind: 'deployed', origin: gateway }],
    [
      'a loopback URL unsigned',
      { url: 'http://127.0.0.1:4' },
      {},
      { kind: 'local', origin: 'http://127.0.0.1:4' },
    ],
    ['the stack it is given', { stack: 'Site' }, { RECRUITER_URL: gateway }, { kind: 'stack', name: 'Site' }],
  ])('%s', (_, options, environment, target) => {
    expect(targetOf(options, environment)).toEqual(target)
  })

  test.each([
    ['two targets', { url: gateway, stack: 'Site' }, {}, 'Please give --url or --stack, not both.'],
    ['a URL without TLS', { url: 'http://example.com' }, {}, /please give an https:\/\/ URL/],
    ['a URL with a path', { url: `${gateway}/api` }, {}, /please give the stack's output OperatorApi/],
    ['text that is no URL', {}, { RECRUITER_URL: 'abc' }, /^RECRUITER_URL is "abc"/],
    ['a port that is no number', {}, { PORT: '3000/x' }, /^PORT is "3000\/x"/],
  ])('nothing with %s', (_, options, environment, message) => {
    expect(() => targetOf(options, environment)).toThrow(message)
  })
})
