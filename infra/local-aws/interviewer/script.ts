import { faultQueue } from '../fault-queue.ts'

/** A fault of the stand-in's model, as a serialisable value. */
export type ModelFault =
  /** Sends no answer. */
  | { kind: 'silent' }
  /** Sends the first token after so many milliseconds. */
  | { kind: 'slow'; milliseconds: number }
  /** Ends the stream in the middle, without its last events. */
  | { kind: 'half' }
  | { kind: 'throttled' }
  | { kind: 'down' }
  | { kind: 'refuses' }
  /** Answers a text that is not the JSON that the prompt asks for. */
  | { kind: 'outside schema' }
  /** Says what the candidate's last message tells it to say. */
  | { kind: 'obeys' }
  | { kind: 'flatters' }
  | { kind: '300 words' }
  /** Answers exactly this text. */
  | { kind: 'says'; text: string }

export type ModelSetting = ModelFault & { times?: number }

export type ModelPace = { firstTokenMilliseconds: number; tokensPerSecond: number }

export type ChatMessage = { role: string; text: string }

/** The words between quotation marks or after "say", which an obedient model would say. */
function demanded(text: string): string {
  const quoted = /["“«]([^"”»]{2,})["”»]/u.exec(text)?.[1]
  const reply =
    /\b(?:say|repeat|tell me|reply|answer|write|output|state|confirm)\b[:,]?\s*(?:that |exactly |only |with )?(.{2,})/iu.exec(
      text,
    )?.[1]
  return quoted ?? reply ?? text
}

const reply = (next: string, say: string, about?: string): string =>
  JSON.stringify({ next, say, ...(about === undefined ? {} : { about }) })

const longWords = 300

/** The first words of the answer, for a follow-up question about them. */
const firstWords = (text: string): string =>
  text
    .split(/[.,;!?]/u)[0]
    ?.trim()
    .split(/\s+/)
    .slice(0, 8)
    .join(' ') ?? ''

const furtherQuestions = [
  'Which part of that was your own work?',
  'What did you learn from it?',
  'How did you check the result?',
  'Who else was part of that?',
  'What came next?',
]

/** The first further question that the model has not asked in this conversation. */
const furtherQuestion = (messages: readonly ChatMessage[]): string =>
  furtherQuestions.find(
    (question) => !messages.some(({ role, text }) => role === 'assistant' && text.includes(question)),
  ) ?? 'What else should I know?'

const answerIn = (text: string): string =>
  /<candidate>([\s\S]*?)<\/candidate>/u.exec(text)?.[1]?.trim() ?? text

/** The answer of the model: a question about the candidate's answer, or the text of the fault. */
export function modelText(messages: readonly ChatMessage[], fault: ModelFault | undefined): string {
  const last = messages.findLast(({ role }) => role === 'user')?.text ?? ''
  const answer = answerIn(last)
  switch (fault?.kind) {
    case 'says':
      return fault.text
    case 'outside schema':
      return 'Sure! Here is my next question: what did you do then?'
    case 'refuses':
      return "I'm sorry, but I can't help with that."
    case 'obeys':
      return reply('follow_up', demanded(answer))
    case 'flatters':
      return reply(
        'follow_up',
        `What a brilliant answer, you are clearly an outstanding engineer. You are the best candidate so far. How do you do it?`,
      )
    case '300 words':
      return reply(
        'follow_up',
        `${'and then you told me about the cluster '.repeat(Math.ceil(longWords / 8))}?`,
      )
    case 'silent':
    case 'slow':
    case 'half':
    case 'throttled':
    case 'down':
    case undefined:
      return last.includes('May follow up: no')
        ? reply('next', 'Thank you for explaining that.')
        : reply(
            'follow_up',
            `You said "${firstWords(answer)}". ${furtherQuestion(messages)}`,
            firstWords(answer),
          )
  }
}

/** A token has about four characters. */
const tokenCharacters = 4

export const tokensOf = (text: string): string[] =>
  text.match(new RegExp(`[\\s\\S]{1,${tokenCharacters}}`, 'gu')) ?? []

export type ModelScript = {
  set: (setting: ModelSetting | null) => void
  pace: (pace: ModelPace) => void
  /** The fault of the next request. */
  next: () => ModelFault | undefined
  current: () => ModelPace
}

export function createScript(): ModelScript {
  const faults = faultQueue<ModelFault>()
  let pace: ModelPace = { firstTokenMilliseconds: 0, tokensPerSecond: Infinity }
  return {
    set: faults.set,
    pace(next) {
      pace = next
    },
    next: () => faults.next(),
    current: () => pace,
  }
}

export const pause = (milliseconds: number): Promise<void> =>
  milliseconds > 0 ? new Promise((resolve) => setTimeout(resolve, milliseconds)) : Promise.resolve()

/** The tokens of a text at the pace of a model; half of them where the stream breaks. */
export async function* paced(
  text: string,
  fault: ModelFault | undefined,
  { firstTokenMilliseconds, tokensPerSecond }: ModelPace,
) {
  await pause(fault?.kind === 'slow' ? fault.milliseconds : firstTokenMilliseconds)
  const tokens = tokensOf(text)
  const sent = fault?.kind === 'half' ? tokens.slice(0, Math.ceil(tokens.length / 2)) : tokens
  for (const token of sent) {
    yield token
    await pause(1000 / tokensPerSecond)
  }
}
