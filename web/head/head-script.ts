import { minifySync } from 'vite'
import { markSignedIn } from '../src/api/session/signed-in-script.ts'
import { sessionKeys } from '../src/api/session/stored-session.ts'
import { keepFirstUse } from '../src/site/start-script.ts'
import { followTheme } from '../src/ui/theme-script.ts'
import { themeKey } from '../src/ui/theme.ts'

/** A call of the function by its own source text, which therefore may refer to nothing outside it. */
const callOf = <Given extends readonly unknown[]>(
  script: (...given: Given) => void,
  ...given: Given
): string => `(${script.toString()})(${given.map((value) => JSON.stringify(value)).join(',')});`

/** The only inline script of every page. The Content-Security-Policy allows it by hash. */
export const headScript = minifySync(
  'head-script.js',
  callOf(followTheme, themeKey) + callOf(markSignedIn, sessionKeys()) + callOf(keepFirstUse),
).code
