/** Whether the run is `npm run test:all`, with every look of every state and files named `*.wide.test.ts`. */
export const isWideRun = process.env['WIDE_TESTS'] === 'all'

/** The options of a test, or a group of tests, that only `npm run test:all` runs. */
export const inWideRun = { skip: !isWideRun }

/** All cases in a wide run; in others the first, as a sample of the rest. */
export const sampleOf = <Case>(all: readonly Case[], count = 1): readonly Case[] =>
  isWideRun ? all : all.slice(0, count)
