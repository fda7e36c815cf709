import type { Place } from '../../machine/transcript.ts'
import { questionAt, say, type Dialogue, type Step } from './dialogue-state.ts'
import { lines } from '#shared/domain/interviewer/built-in/lines.ts'
import type { Script } from './script.ts'

const spaced = (...parts: string[]): string => parts.filter((part) => part !== '').join(' ')

function ask(dialogue: Dialogue, script: Script, place: Place, before: string): Step {
  const change: Partial<Dialogue> = {
    stage: 'asking',
    place,
    isFresh: true,
    askedFor: 'nothing',
    prompts: 0,
    followUps: 0,
    pending: undefined,
    lateWords: [],
    repeats: 0,
    digressions: 0,
  }
  return say(dialogue, spaced(before, questionAt(script, place)), change, place)
}

/** The first question. */
export function begin(dialogue: Dialogue, script: Script, before = ''): Step {
  const section = Math.min(dialogue.opened, script.sections.length - 1)
  const title = script.sections[section]?.title ?? ''
  return ask(dialogue, script, { section, question: 0 }, spaced(before, lines.begin(script, title)))
}

/** Asks the question again that another page, or an interviewer whose call broke off, asked last; the first of its section where that does not exist. */
export function askAgain(
  dialogue: Dialogue,
  script: Script,
  { place, after }: { place: Place; after?: 'interviewer' | undefined },
): Step {
  const before = after === undefined ? lines.welcomeBack : lines.takesOver
  const section = Math.min(place.section, script.sections.length - 1)
  const known =
    questionAt(script, { ...place, section }) === '' ? { section, question: 0 } : { ...place, section }
  return ask({ ...dialogue, opened: Math.max(dialogue.opened, section) }, script, known, before)
}

function openPart(dialogue: Dialogue, script: Script, section: number, before: string): Step {
  const part = script.sections[section]
  return part === undefined
    ? say(dialogue, spaced(before, lines.anythingToAdd), {
        stage: 'adding',
        prompts: 0,
        isFresh: false,
        digressions: 0,
      })
    : ask(dialogue, script, { section, question: 0 }, spaced(before, lines.nextPart(part)))
}

/** The next question, of the next section where this one's time is over or all its questions were asked. */
export function goOn(dialogue: Dialogue, script: Script, before: string): Step {
  const { place, opened } = dialogue
  if (opened > place.section) return openPart(dialogue, script, opened, before)
  const next = { section: place.section, question: place.question + 1 }
  if (questionAt(script, next) !== '') return ask(dialogue, script, next, before)
  return { ...openPart(dialogue, script, place.section + 1, before), isSectionDone: true }
}

/** The last line. It remembers where the conversation stood, for a candidate who stays. */
export function close(dialogue: Dialogue, text: string): Step {
  const { stage, stoppedIn } = dialogue
  const isOpen = stage === 'greeting' || stage === 'asking' || stage === 'adding'
  return say(dialogue, text, { stage: 'closed', stoppedIn: isOpen ? stage : stoppedIn })
}
