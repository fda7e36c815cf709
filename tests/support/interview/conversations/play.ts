import { step, type Input } from '#web/interview/transports/built-in/dialogue.ts'
import { silentDialogue } from '#web/interview/transports/built-in/dialogue-state.ts'
import type { Script } from '#web/interview/transports/built-in/script.ts'
import { captionMilliseconds } from '#web/interview/transports/built-in/voice.ts'

/** What a candidate does in a conversation. */
export type Move =
  | { types: string }
  /** Recognised segments, with the pauses between them. */
  | { says: readonly string[]; pauseSeconds?: number }
  /** Speech without recognised words. */
  | { speaksSeconds: number }
  /** Until the interviewer has said so many lines. */
  | { waitsForLines: number }
  | { clockOpensSection: number }
  | { stays: true }

export type Conversation = Readonly<{ name: string; moves: readonly Move[] }>

const tickMilliseconds = 250
const secondsPerWord = 0.4
const maxSilenceMilliseconds = 180_000

/** Plays a conversation with a simulated clock and returns its lines: time, speaker, text. */
export function play({ moves }: Conversation, script: Script): string[] {
  let dialogue = silentDialogue
  let now = 0
  let lines = 0
  const printed: string[] = []
  const stamp = (): string => {
    const seconds = Math.floor(now / 1000)
    return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`
  }
  const print = (speaker: string, text: string): void =>
    void printed.push(`${stamp()}  ${speaker.padEnd(10)} ${text}`)

  const take = (input: Input): void => {
    const result = step(dialogue, input, now, script)
    dialogue = result.dialogue
    if (result.say === undefined) return
    lines += 1
    print('Maya', result.say.text)
    now += captionMilliseconds(result.say.text)
    take({ type: 'lineEnded' })
  }
  const wait = (milliseconds: number, isDone: () => boolean): void => {
    for (const end = now + milliseconds; now < end && !isDone();) {
      now += tickMilliseconds
      take({ type: 'ticked' })
    }
  }
  const nextLine = (): void => {
    const before = lines
    wait(maxSilenceMilliseconds, () => lines > before)
  }
  const speak = (seconds: number, words?: string): void => {
    take({ type: 'voiceStarted', at: now })
    wait(seconds * 1000, () => false)
    take({ type: 'voiceStopped', at: now })
    if (words !== undefined) take({ type: 'words', text: words })
  }

  const make = (move: Move): void => {
    if ('types' in move) {
      now += 2_000
      print('types', move.types)
      take({ type: 'typed', text: move.types })
    } else if ('says' in move) {
      for (const [index, words] of move.says.entries()) {
        if (index > 0) wait((move.pauseSeconds ?? 1) * 1000, () => false)
        print('says', words)
        speak(words.split(' ').length * secondsPerWord, words)
      }
      nextLine()
    } else if ('speaksSeconds' in move) {
      print('speaks', `(${move.speaksSeconds} seconds, not recognised)`)
      speak(move.speaksSeconds)
      nextLine()
    } else if ('waitsForLines' in move) {
      const until = lines + move.waitsForLines
      print('', '(silence)')
      wait(maxSilenceMilliseconds * 2, () => lines >= until || dialogue.stage === 'closed')
    } else if ('stays' in move) {
      print('presses', 'Stay')
      take({ type: 'stayed' })
    } else {
      print('', `(the clock opens part ${move.clockOpensSection + 1})`)
      take({ type: 'openSection', index: move.clockOpensSection })
    }
  }

  now = 1_000
  take({ type: 'greet' })
  for (const move of moves) make(move)
  return printed
}
