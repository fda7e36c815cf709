import { figuresOf } from '../model/gpu-figures.ts'
import type { Inputs } from '../model/inputs.ts'
import type { Sizing } from '../model/sizing.ts'
import type { Draft } from '../../../form/drafts.ts'
import { draftAbout } from '../../contact/draft-about.ts'
import { answerOf, estimate, shownInputs, type Fact } from './answer.ts'

const opening = 'Sizing: '

const line = ({ label, value }: Fact): string => `${label}: ${value}`

/** The sizing as text: what is asked, the answer, the assumptions and where to open it. */
export function sizingText(inputs: Inputs, sizing: Sizing, url: string): string {
  const { task, gpus, unit, gpuName, facts } = answerOf(inputs, sizing)
  return [
    `${opening}${task}.`,
    `${gpus} ${unit} (${gpuName})`,
    ...facts.map(line),
    '',
    ...shownInputs(inputs, 'questions').map(line),
    '',
    `Assumptions: ${shownInputs(inputs, 'assumptions').map(line).join('; ')}`,
    url,
    estimate,
  ].join('\n')
}

const earlier = new RegExp(`${opening}[^]*?${estimate.replace('.', '\\.')}`)

/** The message with the sizing in place of an earlier one, else below what the visitor has typed. */
function withText(message: string, text: string): string {
  if (earlier.test(message)) return message.replace(earlier, () => text)
  return message.trim() === '' ? text : `${message.trimEnd()}\n\n${text}`
}

/** The draft of the enquiry with the sizing. */
export const draftWith = (draft: Draft, inputs: Inputs, sizing: Sizing, url: string): Draft =>
  draftAbout(draft, {
    subject: `${opening}${answerOf(inputs, sizing).task}`,
    isEarlier: (subject) => subject.startsWith(opening),
    enquiryType: 'GPU Computing Solutions',
    gpuType: figuresOf(inputs.gpu).enquiryName,
    message: (typed) => withText(typed, sizingText(inputs, sizing, url)),
  })
