import type { Place } from '../../machine/transcript.ts'
import { questionAt, say, type Dialogue, type Step } from './dialogue-state.ts'
import { lines } from '#shared/interview/interviewer/built-in/lines.ts'
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
  const match =
    questionAt(script, { ...place, section }) === '' ? { section, question: 0 } : { ...place, section }
  return ask({ ...dialogue, opened: Math.max(dialogue.opened, section) }, script, match, before)
}

/** The line about the next part says it, too. */
const withoutGoOn = (before: string): string =>
  before.endsWith(lines.letUsGoOn) ? before.slice(0, -lines.letUsGoOn.length).trimEnd() : before

function openPart(dialogue: Dialogue, script: Script, section: number, before: string): Step {
  const part = script.sections[section]
  return part === undefined
    ? say(dialogue, spaced(before, lines.anythingToAdd), {
        stage: 'adding',
        prompts: 0,
        isFresh: false,
        digressions: 0,
      })
    : ask(dialogue, script, { section, question: 0 }, spaced(withoutGoOn(before), lines.nextPart(part)))
}

/** The question before another one. */
export function before({ sections }: Script, { section, question }: Place): Place | undefined {
  if (question > 0) return { section, question: question - 1 }
  const last = (sections[section - 1]?.questions.length ?? 0) - 1
  return last < 0 ? undefined : { section: section - 1, question: last }
}

/** Opens an earlier question again, beside whose answer a second one is kept. */
export function goBackTo(dialogue: Dialogue, script: Script, place: Place): Step {
  const step = ask({ ...dialogue, unanswered: 0 }, script, place, '')
  return { ...step, say: { text: lines.earlier(questionAt(script, place)), place } }
}

/** The next question, of the next section where this one's time is over or all its questions were asked. */
export function goOn(open: Dialogue, script: Script, before: string): Step {
  const { place, opened, returnsTo } = open
  const dialogue = { ...open, returnsTo: undefined }
  if (returnsTo !== undefined && opened <= returnsTo.section) return ask(dialogue, script, returnsTo, before)
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
