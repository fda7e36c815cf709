import { buildSync } from 'esbuild'
import { readFileSync, writeFileSync } from 'node:fs'
const root = process.argv[2]
const { lambdaBundle } = await import(root + '/infra/bundle.ts')
const out = {}
for (const e of ['health/handler','contact/handler','contact/relay-handler','jobs/handler','auth/handler','staff/handler','recruiting/handler','removals/handler','mail-returns/handler','interviewer/handler','publishing/handler','cv/handler','letters/handler','interview-files/handler','account-expiry/handler','interview-sessions/handler']) {
  const r = buildSync({ ...lambdaBundle, absWorkingDir: root, entryPoints: [`functions/${e}.ts`], write: false, outfile: 'i.js', metafile: true, sourcemap: false })
  out[e] = r.outputFiles[0].contents.length
}
console.log(JSON.stringify(out))
