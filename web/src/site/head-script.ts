import { themeScript } from '../ui/theme-script.ts'
import { startScript } from './start-script.ts'

/** The one inline script of every page; its hash is in the Content-Security-Policy, and only the build imports it. */
export const headScript = `${themeScript};\n${startScript}`
