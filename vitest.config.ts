import { defineConfig } from 'vitest/config'

const project = (name: string, include: string[], testTimeout: number, globalSetup: string[] = []) => ({
  extends: true as const,
  test: { name, include, testTimeout, hookTimeout: 120_000, globalSetup, isolate: false },
})

export default defineConfig({
  // The build inserts the client's API key, see web/vite.config.ts.
  define: { __API_KEY__: JSON.stringify('the key') },
  test: {
    // On a busy machine a page takes its time; what never comes fails all the same.
    expect: { poll: { timeout: 50_000 } },
    // One more than two cores: a journey waits for its page during a third of its time.
    maxWorkers: 3,
    projects: [
      project(
        'unit',
        [
          '{shared,functions,infra,bench,tests/support}/**/*.test.ts',
          'web/src/**/*.test.{ts,tsx}',
          'web/*.test.ts',
        ],
        60_000,
      ),
      project('api', ['tests/api/**/*.test.ts'], 60_000),
      project('web', ['tests/web/**/*.test.ts'], 60_000, ['tests/support/browser-setup.ts']),
      project('infra', ['tests/infra/**/*.test.ts'], 120_000, ['tests/infra/bundles-setup.ts']),
      // Hostile files and killed processes: minutes of work, which `test:quick` leaves out.
      project('endurance', ['tests/endurance/**/*.test.ts'], 600_000),
      project('journeys', ['tests/journeys/**/*.test.ts'], 60_000, ['tests/support/browser-setup.ts']),
    ],
  },
})
