import { themeScript } from './ui/theme-script.ts'
import { signedInScript } from './api/session/signed-in-script.ts'
import { startScript } from './site/start-script.ts'

/** The only inline script of every page. The Content-Security-Policy allows it by hash; only the build imports it. */
export const headScript = `${themeScript};\n${signedInScript};\n${startScript}`
