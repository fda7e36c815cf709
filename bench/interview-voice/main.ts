import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { measured, silent } from '#web/interview/machine/voice-activity.ts'
import { voiceRate } from '#web/interview/runtime/rnnoise.ts'
import { eightCases, type Case } from './cases.ts'
import { fanInterview } from './fan-interview.ts'
import { judgeRooms } from './rooms/main.ts'
import { measureSamples, rulesWith } from './rules.ts'
import { atLevel, pinkNoise } from './sounds.ts'

/** `npm run interview:voice`: how much of speech, and of the gaps between it, each rule takes for a voice. */
const bytes = readFileSync(fileURLToPath(import.meta.resolve('@jitsi/rnnoise-wasm/dist/rnnoise.wasm')))
const rules = rulesWith(bytes)

const tenthMilliseconds = (measureSamples / voiceRate) * 1000
/** The hangover, and one measurement: a gap begins after it. */
const hangoverSamples = 0.9 * voiceRate

function withHangover(voiced: readonly boolean[]): boolean[] {
  let activity = silent
  return voiced.map((isVoice, index) => {
    activity = measured(activity, isVoice, index * tenthMilliseconds)
    return activity.isSpeaking
  })
}

/** Speech heard / gaps taken for speech, in per cent of tenths of a second. */
function score({ spoken }: Case, speaking: readonly boolean[]): string {
  const speech: boolean[] = []
  const gaps: boolean[] = []
  for (const [index, isSpeaking] of speaking.entries()) {
    const from = index * measureSamples
    const to = from + measureSamples
    if (spoken.some((part) => from >= part.from && to <= part.to)) speech.push(isSpeaking)
    else if (spoken.every((part) => to <= part.from || from >= part.to + hangoverSamples))
      gaps.push(isSpeaking)
  }
  const percent = (all: boolean[]) => Math.round((100 * all.filter(Boolean).length) / all.length)
  return `${percent(speech)} / ${percent(gaps)}`
}

const line = (cells: readonly string[]): void => {
  process.stdout.write(`${cells.map((cell, at) => cell.padEnd(at === 0 ? 28 : 20)).join('')}\n`)
}
line(['speech heard / gaps, %', ...Object.keys(rules)])
for (const each of await eightCases())
  line([each.name, ...Object.values(rules).map((rule) => score(each, withHangover(rule(each.samples))))])

const minute = atLevel(pinkNoise(60 * voiceRate, 1), -36)
for (const [name, rule] of Object.entries(rules))
  process.stdout.write(
    `Ten minutes with a fan at -36 dBFS, ${name}: ${await fanInterview(withHangover(rule(minute)))}\n`,
  )

const { 'level above 0.01': byLevel, 'built: both': built } = rules
await judgeRooms({ today: byLevel, built })
