import { build } from 'esbuild'
import { chromium, type Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { createVoiceMix } from '#web/interview/runtime/voice-mix.ts'

let browser: Browser
let script: string

declare global {
  var mixing: { createVoiceMix: typeof createVoiceMix }
}

beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: ['web/src/interview/runtime/voice-mix.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'mixing',
  })
  script = outputFiles[0]?.text ?? ''
  const { path, environment } = inject('browser')
  browser = await chromium.launch({
    executablePath: path,
    env: { ...process.env, ...environment },
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--autoplay-policy=no-user-gesture-required'],
  })
})
afterAll(() => browser.close())

// Two tones stand for two voices; the spectrum of the recorded stream shows which of them it has.
test('the recorded stream has each voice on its own channel while the interviewer speaks, and the video', async () => {
  const page = await browser.newPage()
  await page.addScriptTag({ content: script })
  const heard = await page.evaluate(async () => {
    const context = new AudioContext()
    const tone = (frequency: number): MediaStream => {
      const destination = context.createMediaStreamDestination()
      const oscillator = new OscillatorNode(context, { frequency })
      oscillator.connect(destination)
      oscillator.start()
      return destination.stream
    }
    const tones = { candidate: 440, interviewer: 1_760 }
    const canvas = document.createElement('canvas')
    canvas.getContext('2d')
    const devices = new MediaStream([
      ...canvas.captureStream().getVideoTracks(),
      ...tone(tones.candidate).getAudioTracks(),
    ])
    const mix = globalThis.mixing.createVoiceMix()
    const recorded = await mix.with(devices)
    const analyser = new AnalyserNode(context, { fftSize: 4096, smoothingTimeConstant: 0 })
    const source = context.createMediaStreamSource(recorded)
    source.connect(analyser)
    const sides = new ChannelSplitterNode(context, { numberOfOutputs: 2 })
    source.connect(sides)
    const ofSide = [0, 1].map((side) => {
      const alone = new AnalyserNode(context, { fftSize: 4096, smoothingTimeConstant: 0 })
      sides.connect(alone, side)
      return alone
    })
    const levels = new Float32Array(analyser.frequencyBinCount)
    const isIn = (node: AnalyserNode | undefined, frequency: number): boolean => {
      node?.getFloatFrequencyData(levels)
      return (levels[Math.round((frequency * analyser.fftSize) / context.sampleRate)] ?? -200) > -60
    }
    const has = (frequency: number): boolean => isIn(analyser, frequency)
    const until = async (state: () => boolean): Promise<boolean> => {
      for (let frames = 0; frames < 300 && !state(); frames += 1)
        await new Promise((resolve) => setTimeout(resolve, 20))
      return state()
    }
    const alone = await until(() => has(tones.candidate) && !has(tones.interviewer))
    mix.setVoice(tone(tones.interviewer).getAudioTracks()[0])
    const both = await until(() => has(tones.candidate) && has(tones.interviewer))
    const apart = await until(
      () =>
        isIn(ofSide[0], tones.candidate) &&
        !isIn(ofSide[0], tones.interviewer) &&
        isIn(ofSide[1], tones.interviewer) &&
        !isIn(ofSide[1], tones.candidate),
    )
    mix.setVoice(undefined)
    const after = await until(() => has(tones.candidate) && !has(tones.interviewer))
    const kinds = recorded.getTracks().map(({ kind }) => kind)
    mix.close()
    return { alone, both, apart, after, kinds }
  })
  expect({ ...heard, kinds: heard.kinds.toSorted() }).toEqual({
    alone: true,
    both: true,
    apart: true,
    after: true,
    kinds: ['audio', 'video'],
  })
  await page.close()
})
