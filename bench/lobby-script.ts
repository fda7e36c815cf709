import { gzipSync } from 'node:zlib'
import { buildSync } from 'esbuild'
import { repositoryRoot } from '#infra/paths.ts'
import { buildSiteIfNeeded, siteFolder } from '#infra/local/site/built-site.ts'
import { chunkNamed, gzipBytes, lobbyBudget, lobbyChunks } from '../web/chunks.ts'
import type { Figure, Section } from './figures.ts'

/** The gzipped size of whole packages. */
function packagesBytes(...names: string[]): number {
  const { outputFiles } = buildSync({
    stdin: {
      contents: names.map((name, index) => `export * as p${index} from '${name}'`).join('\n'),
      resolveDir: repositoryRoot,
    },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return gzipSync(outputFiles[0]?.contents ?? new Uint8Array(), { level: 9 }).length
}

const kilobytes = (bytes: number) => ({ value: bytes / 1000, unit: 'kB' }) as const

const figureOf = (what: string, bytes: number, floor: { bytes: number; name: string }): Figure => ({
  what,
  measured: kilobytes(bytes),
  floor: { ...kilobytes(floor.bytes), name: floor.name },
  ratio: bytes / floor.bytes,
})

/** The gzipped JavaScript of the interview's lobby on a direct load, and what a call over Daily loads after the permissions. */
export function lobbyScript(): Section {
  buildSiteIfNeeded()
  const lobby = gzipBytes(siteFolder, lobbyChunks(siteFolder))
  const react = { bytes: packagesBytes('react', 'react-dom/client'), name: 'React alone' }
  const daily = { bytes: packagesBytes('@daily-co/daily-js'), name: 'daily-js alone' }
  return {
    title: 'JavaScript, gzipped',
    figures: [
      {
        ...figureOf('lobby, in all', lobby, react),
        goal: { text: `<= ${lobbyBudget / 1000} kB`, holds: lobby <= lobbyBudget },
      },
      figureOf('daily-js, later', gzipBytes(siteFolder, [chunkNamed(siteFolder, 'daily-js')]), daily),
    ],
  }
}
