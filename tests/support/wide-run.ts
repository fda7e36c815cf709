/** Whether the run is `npm run test:all`, with every look of every state and files named `*.wide.test.ts`. */
export const isWideRun = process.env['WIDE_TESTS'] === 'all'
