import { build as bundle } from 'esbuild'
import { budgetTable, pageWeights } from './budgets.ts'
import { framesFile } from './frames.ts'
import { prerender } from './prerender.ts'
import { releaseOfBuild } from './release.ts'
import { settingsOfBuild } from './settings.ts'
import { SettingsError } from '../infra/settings-error.ts'
import { build } from 'vite'

// Builds `dist/web`: first the client's files, then the HTML of every page. Then `dist/renderer`, which publication loads.
const root = import.meta.dirname
const site = `${root}/../dist/web`
const renderer = `${root}/../dist/renderer`
const server = `${root}/../node_modules/.cache/web-server/renderer.js`
const configFile = `${root}/vite.config.ts`

try {
  settingsOfBuild()
} catch (error) {
  // Prints the message without a stack trace: the operator has to correct a setting, not the code.
  if (!(error instanceof SettingsError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}

// Vitest sets NODE_ENV to `test`. With it, Vite would bundle React's development build, which is 50% larger.
process.env['NODE_ENV'] = 'production'

/** On a busy machine every build would print the times of its plugins as a warning. */
const checks = { bundlerTimings: false }
await build({ root, configFile, logLevel: 'warn', build: { rolldownOptions: { checks } } })
await build({
  root,
  configFile,
  logLevel: 'warn',
  build: {
    ssr: 'renderer.ts',
    outDir: '../node_modules/.cache/web-server',
    manifest: false,
    copyPublicDir: false,
    rolldownOptions: { input: 'renderer.ts', checks },
  },
})
await build({
  root,
  configFile: `${root}/desk.config.ts`,
  logLevel: 'warn',
  build: { rolldownOptions: { checks } },
})
// One file that `require` loads synchronously, like Lambda's other bundles: docs/decisions/009-lambda-bundles.md
await bundle({
  entryPoints: [server],
  outfile: `${renderer}/renderer.cjs`,
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'cjs',
  supported: { 'dynamic-import': false },
  define: { 'process.env.NODE_ENV': '"production"' },
  minify: true,
  legalComments: 'none',
  logLevel: 'warning',
})
await prerender({
  template: `${root}/index.html`,
  site,
  server,
  frames: `${renderer}/${framesFile}`,
  release: releaseOfBuild(),
  policy: `${root}/../dist/csp.json`,
})
process.stdout.write(`${budgetTable(pageWeights(site))}\n`)
