import { expect, test } from 'vitest'
import { browserName } from './browser-name.ts'

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Windows'],
  ['Mozilla/5.0 (X11; CrOS x86_64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36', 'Chrome on ChromeOS'],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0 Safari/537.36 Edg/142.0',
    'Edge on Windows',
  ],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Safari/604.1', 'Safari on iPhone'],
  ['curl/8.9', 'A browser'],
  ['', 'A browser'],
])('the browser of %j is shown as %s', (userAgent, name) => expect(browserName(userAgent)).toBe(name))
