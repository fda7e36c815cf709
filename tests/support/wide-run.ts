/** Whether the run is `npm run test:all`, which takes what is wide and slow: every look of every state, files named `*.wide.test.ts`. */
export const isWideRun = process.env['WIDE_TESTS'] === 'all'
