import { configDefaults, defineConfig } from 'vitest/config'
import { drawings } from './web/drawings.ts'
import { isWideRun } from './tests/support/wide-run.ts'

const project = (
  name: string,
  include: string[],
  testTimeout: number,
  { globalSetup = [], exclude = [] }: { globalSetup?: string[]; exclude?: string[] } = {},
) => ({
  extends: true as const,
  test: {
    name,
    include,
    exclude: [...configDefaults.exclude, ...(isWideRun ? [] : [wide]), ...exclude],
    testTimeout,
    hookTimeout: 120_000,
    globalSetup,
    isolate: false,
  },
})

/** Only `npm run test:all` runs them. */
const wide = '**/*.wide.test.ts'

/** A package of its own: its tests run with the product's, or alone by `npm test -w local-aws`. */
const localAws = 'infra/local-aws'
const crashes = `${localAws}/tests/crash/**/*.test.ts`

const browser = { globalSetup: ['tests/support/browser-setup.ts'] }
const without = (files: string) => ({ exclude: [files] })

export default defineConfig({
  plugins: [drawings()],
  // The build inserts the client's API key, see web/vite.config.ts.
  define: { __API_KEY__: JSON.stringify('the key') },
  test: {
    // For a page on a busy machine; an expectation that is never met fails all the same.
    expect: { poll: { timeout: 50_000 } },
    // Three more than two cores: four workers left a quarter of the processor time unused, while their tests waited.
    maxWorkers: 5,
    projects: [
      project(
        'unit',
        [
          '{shared,functions,infra,bench,tests/support}/**/*.test.ts',
          'web/src/**/*.test.{ts,tsx}',
          'web/*.test.ts',
          'web/head/**/*.test.ts',
        ],
        60_000,
        without(`${localAws}/**`),
      ),
      project('api', ['tests/api/**/*.test.ts'], 60_000),
      project('web', ['tests/web/**/*.test.ts'], 60_000, browser),
      project('infra', ['tests/infra/**/*.test.ts'], 120_000, {
        globalSetup: ['tests/infra/bundles-setup.ts'],
      }),
      project('local-aws', [`${localAws}/**/*.test.ts`], 60_000, without(crashes)),
      // Hostile files and killed processes: minutes of work, which `test:quick` leaves out.
      project('endurance', ['tests/endurance/**/*.test.ts', crashes], 600_000),
      project('journeys', ['tests/journeys/**/*.test.ts'], 60_000, browser),
    ],
  },
})
