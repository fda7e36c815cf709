import { defineConfig } from 'vitest/config'

/** The tests that must notice the changes of `npm run mutate`; they need no browser. */
export default defineConfig({
  define: { __API_KEY__: JSON.stringify('the key') },
  test: {
    include: [
      'shared/**/*.test.ts',
      'functions/{platform,account,application,erasure}/**/*.test.ts',
      'tests/api/*/{limiter,runtime,runtime-callers,sign-in-rows}.test.ts',
    ],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
