import { conductOf, type SectionKind } from '#shared/domain/section-kinds.ts'
import { rephrased } from './rephrasing.ts'
import type { Script } from './script.ts'

const acknowledgements = [
  'Thank you.',
  'Thanks, that helps.',
  'I see, thank you.',
  'Thank you for explaining that.',
  'All right, thank you.',
  'Thanks for sharing that.',
]

const followUps = [
  'Could you tell me a little more about that?',
  'Could you give me an example?',
  'What did that look like in practice?',
]

/** Takes the lines in turn, so that the interviewer does not repeat itself from one question to the next. */
const inTurn = (lines: readonly string[], count: number): string => lines[count % lines.length] ?? ''

const named = (before: string, name: string): string => (name === '' ? before : `${before}, ${name}`)

/** Everything the built-in interviewer says besides the questions and the record's own texts. */
export const lines = {
  acknowledgement: (count: number) => inTurn(acknowledgements, count),

  followUp: (count: number, { skills }: Script, mentionsSkills: boolean) => {
    const skill = skills[count % Math.max(1, skills.length)]
    const mention = mentionsSkills && skill !== undefined && count % followUps.length === 2
    return mention
      ? `Your profile mentions ${skill}. Did it play a part there, or where have you used it?`
      : inTurn(followUps, count)
  },

  begin: ({ jobTitle, currentRole }: Script, title: string) =>
    `Good. I have some questions about you and the ${jobTitle} position. ` +
    (currentRole === '' ? '' : `I can see that you work as ${currentRole}, so please draw on that. `) +
    'You can speak or type your answers, and take a moment to think whenever you need one. ' +
    `The first part is ${title}.`,

  nextPart: (section: { title: string; kind?: SectionKind | undefined }) =>
    `Let's go on to the next part, ${section.title}. ${conductOf(section).invitation}`.trimEnd(),

  notReady: "No problem, take your time. Just say or type when you're ready.",
  areYouReady: "Whenever you're ready, just say so or type it, and we'll begin.",
  repeat: (question: string) => `Of course. ${question}`,
  rephrase: (question: string) => `Let me put it another way. ${rephrased(question)}`,
  moment: 'Of course, take your time.',
  skip: "That's fine, we can leave that one.",
  noAnswer: "That's all right. Let's go on.",
  prompts: [
    'Take your time. Shall I repeat the question?',
    "Are you still there? I'm happy to wait a little longer, or we can go on to the next question.",
  ],
  forTheTeam: ({ isPractice }: Script) =>
    isPractice
      ? "That's one for the hiring team. Please ask it again in the interview, so that they can come back to you."
      : "That's one for the hiring team. It's in the transcript now, so that they can come back to you.",
  backTo: (question: string) => `Back to my question. ${question}`,
  anythingToAdd: "That was my last question. Is there anything you'd like to add before we finish?",
  confirmStop: ({ callName, isPractice }: Script) =>
    `${named('Of course', callName)}, we can stop here. ` +
    (isPractice
      ? 'Shall I end the practice run now?'
      : "Everything you've told me so far is saved. Shall I end the interview now?"),
  unclearStop: 'Sorry, I could not make that out. Please type yes to end the interview, or no to go on.',
  goOn: (question: string) => `All right, let's go on. ${question}`,
  stopped: ({ callName, concluding }: Script) =>
    `${named('It was good to talk with you', callName)}. ${concluding}`,
  conclusion: ({ callName, concluding }: Script) => `${named("That's all from me", callName)}. ${concluding}`,
} as const
