import { expect, test } from 'vitest'
import { UsageError } from '../arguments.ts'
import { readSmokeLine } from './command-line.ts'

const read = (...args: string[]) => readSmokeLine(args, {})

test('without options: the local site and its signed API', () => {
  const local = (port: number) => ({
    site: `http://localhost:${port}`,
    operatorApi: `http://localhost:${port}`,
    apiKey: undefined,
  })
  expect(read()).toEqual(local(3000))
  expect(readSmokeLine([], { PORT: '4000' })).toEqual(local(4000))
  expect(read('--site', 'http://localhost:5000/')).toEqual(local(5000))
})

test('a deployed site has a signed API only where --operator-api names it', () => {
  const site = 'https://www.merbok.my'
  expect(read('--site', site)).toEqual({ site, operatorApi: undefined, apiKey: undefined })
  const operatorApi = 'https://abc.execute-api.ap-southeast-2.amazonaws.com'
  expect(read('--site', site, '--operator-api', operatorApi, '--api-key', 'k')).toEqual({
    site,
    operatorApi,
    apiKey: 'k',
  })
})

test('--help asks for the usage', () => expect(read('--help')).toBe('help'))

test.each([[['--stage', 'staging']], [['--sight']], [['--site']], [['https://a.my']], [['--site', 'a.my']]])(
  '%j is refused',
  (args) => expect(() => read(...args)).toThrow(UsageError),
)
