import { aRecord } from '#tests/support/interview/records.ts'
import { step, type Input } from '#web/interview/transports/built-in/dialogue.ts'
import { silentDialogue, type Step } from '#web/interview/transports/built-in/dialogue-state.ts'
import { scriptOf, type Script } from '#web/interview/transports/built-in/script.ts'

export const script = scriptOf(aRecord())
export const [first, second] = aRecord().sections[0]!.questions as [string, string]
export const [third, fourth] = aRecord().sections[1]!.questions as [string, string]
/** Long enough that the interviewer asks nothing further about it. */
export const answer = 'I have run storage clusters for six years, mostly Ceph, and want to build one.'

/** A conversation in which lines take no time. */
export function converse(withScript: Script = script) {
  let dialogue = silentDialogue
  let now = 0
  const said: string[] = []
  const steps: Step[] = []
  const take = (input: Input): string | undefined => {
    const result = step(dialogue, input, now, withScript)
    dialogue = result.dialogue
    steps.push(result)
    if (result.say === undefined) return undefined
    said.push(result.say.text)
    dialogue = step(dialogue, { type: 'lineEnded' }, now, withScript).dialogue
    return result.say.text
  }
  const wait = (seconds: number): string | undefined => {
    const before = said.length
    for (const end = now + seconds * 1000; now < end;) {
      now += 250
      take({ type: 'ticked' })
    }
    return said[before]
  }
  return {
    said,
    steps,
    take,
    wait,
    time: () => now,
    stage: () => dialogue.stage,
    place: () => dialogue.place,
    type: (text: string) => take({ type: 'typed', text }) ?? '',
    /** Speaks for so long without being recognised. */
    speak: (seconds: number) => {
      take({ type: 'voiceStarted', at: now })
      wait(seconds)
      return take({ type: 'voiceStopped', at: now })
    },
    words: (text: string) => take({ type: 'words', text }),
    /** Greets and gets to the first question. */
    begin: () => {
      take({ type: 'greet' })
      return take({ type: 'typed', text: 'Yes' }) ?? ''
    },
  }
}

/** A conversation in which the first question was asked. */
export function begun(withScript?: Script) {
  const conversation = converse(withScript)
  conversation.begin()
  return conversation
}
