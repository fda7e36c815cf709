import { figuresOf } from '../model/gpu-figures.ts'
import type { Inputs } from '../model/inputs.ts'
import type { Sizing } from '../model/sizing.ts'
import type { Draft } from '../../../form/drafts.ts'
import type { enquiryTypes } from '#shared/domain/enquiry-choices.ts'
import { answerOf, estimate, shownInputs, type Fact } from './answer.ts'

const enquiryType: (typeof enquiryTypes)[number] = 'GPU Computing Solutions'
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

/** The draft of the enquiry with the sizing. What the visitor has typed or chosen stays. */
export function draftWith(draft: Draft, inputs: Inputs, sizing: Sizing, url: string): Draft {
  const [subject = ''] = draft['subject'] ?? []
  const [type = ''] = draft['enquiryType'] ?? []
  const [message = ''] = draft['message'] ?? []
  const { enquiryName } = figuresOf(inputs.gpu)
  const gpus = [...(draft['gpuTypes'] ?? []), ...(enquiryName === undefined ? [] : [enquiryName])]
  const isOwn = subject.trim() !== '' && !subject.startsWith(opening)
  return {
    ...draft,
    subject: [isOwn ? subject : `${opening}${answerOf(inputs, sizing).task}`],
    enquiryType: [type === '' ? enquiryType : type],
    gpuTypes: [...new Set(gpus)],
    message: [withText(message, sizingText(inputs, sizing, url))],
  }
}
