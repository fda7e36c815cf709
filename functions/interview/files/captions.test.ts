import { describe, expect, test } from 'vitest'
import type { TranscriptEntry } from '#shared/interview/transcript.ts'
import { captionsName, cuesOf, webVttOf } from './captions.ts'

const entries: TranscriptEntry[] = [
  { role: 'assistant', content: 'What interests you?', startMilliseconds: 1000, endMilliseconds: 3000 },
  { role: 'user', content: 'Racks <b> & cables', startMilliseconds: 4000, endMilliseconds: 8000 },
  { role: 'user', content: 'No time at all' },
]

describe('Captions', () => {
  test('name who speaks, at the time of the turn', () => {
    expect(cuesOf(entries, 'Aisyah')).toEqual([
      { from: 1, until: 3, speaker: 'Maya', text: 'What interests you?' },
      { from: 4, until: 8, speaker: 'Aisyah', text: 'Racks <b> & cables' },
    ])
  })

  test('divide a long turn into pieces of two lines, for the whole of its time', () => {
    const content = 'a scheduler for a cluster '.repeat(10).trim()
    const cues = cuesOf([{ role: 'user', content, startMilliseconds: 0, endMilliseconds: 20_000 }], 'A')
    expect(cues.length).toBeGreaterThan(2)
    for (const { text } of cues) expect(text.length).toBeLessThanOrEqual(84)
    expect(cues.map(({ text }) => text).join(' ')).toBe(content)
    for (const [index, cue] of cues.slice(1).entries()) expect(cue.from).toBeCloseTo(cues[index]!.until)
    expect(cues.at(-1)?.until).toBeCloseTo(20)
  })

  test('stay long enough to be read where an answer was typed, and show no words where none were recognised', () => {
    const at = { role: 'user' as const, startMilliseconds: 0, endMilliseconds: 10 }
    const [typed] = cuesOf([{ ...at, content: 'x'.repeat(60), isTyped: true }], 'A')
    expect(typed?.until).toBe(4)
    const [heard] = cuesOf([{ ...at, content: '(Spoken answer, 9 seconds)', isUnrecognised: true }], 'A')
    expect(heard?.text).toBe('(speaks)')
  })

  test('are WebVTT, in the time of the file', () => {
    expect(webVttOf(cuesOf(entries, 'Aisyah'), 2)).toBe(
      [
        'WEBVTT',
        '00:00:00.000 --> 00:00:01.000\nMaya: What interests you?',
        '00:00:02.000 --> 00:00:06.000\nAisyah: Racks &lt;b&gt; &amp; cables',
        '',
      ].join('\n\n'),
    )
    expect(webVttOf([], 0)).toBe('WEBVTT\n\n')
    expect(captionsName('recording-2.webm')).toBe('recording-2.vtt')
  })
})
