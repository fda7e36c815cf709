import { budgetTable, pageWeights } from './budgets.ts'
import { prerender } from './prerender.ts'
import { build } from 'vite'

/** Everything `dist/web` holds: the client's files first, then every page as HTML. */
const root = import.meta.dirname
const site = `${root}/../dist/web`
const configFile = `${root}/vite.config.ts`

// A test run that builds the site says `test` here, and would get React's development build, half as large again.
process.env['NODE_ENV'] = 'production'

await build({ root, configFile, logLevel: 'warn' })
await build({
  root,
  configFile,
  logLevel: 'warn',
  build: {
    ssr: 'src/server.tsx',
    outDir: '../node_modules/.cache/web-server',
    manifest: false,
    copyPublicDir: false,
    rolldownOptions: { input: 'src/server.tsx' },
  },
})
await prerender({
  template: `${root}/index.html`,
  site,
  server: `${root}/../node_modules/.cache/web-server/server.js`,
  policy: `${root}/../dist/csp.json`,
})
process.stdout.write(`${budgetTable(pageWeights(site))}\n`)
