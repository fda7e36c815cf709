import { readFileSync, writeFileSync } from 'node:fs'
import { sampleRecordings, sampleRecordingSeconds } from '../local/desk/sample-recordings.ts'
import { openScreenBrowser } from './screens/screen-browser.ts'

/**
 * `npm run sample:recordings`: records the drawn candidates of the sample interviews with the browser's own recorder, as the
 * interview page does, into infra/local/desk. It takes as long as the recordings are.
 */
const drawings = { first: 'candidate.svg', second: 'second-candidate.svg' } as const
const options = {
  seconds: sampleRecordingSeconds,
  width: 640,
  height: 360,
  framesPerSecond: 8,
  videoBitsPerSecond: 45_000,
  audioBitsPerSecond: 8000,
} as const

/** A file of its own: commands are compiled without the browser's types. */
const recorder = readFileSync(new URL('pictures/record-drawing.js', import.meta.url), 'utf8')

const browser = await openScreenBrowser()
try {
  for (const name of ['first', 'second'] as const) {
    const page = await browser.newPage()
    const drawing = readFileSync(new URL(`pictures/${drawings[name]}`, import.meta.url), 'utf8')
    const recorded = await page.evaluate<string>(
      `${recorder}; recordDrawing(${JSON.stringify({ drawing, ...options })})`,
    )
    const bytes = Buffer.from(recorded, 'latin1')
    writeFileSync(sampleRecordings[name], bytes)
    process.stdout.write(`${sampleRecordings[name].pathname}  ${Math.ceil(bytes.byteLength / 1000)} kB\n`)
    await page.close()
  }
} finally {
  await browser.close()
}
