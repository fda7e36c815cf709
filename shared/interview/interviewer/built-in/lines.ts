import { conductOf, type SectionKind } from '#shared/position/section-kinds.ts'
import type { Danger } from '../kind-of.ts'
import type { Courtesy } from './courtesy.ts'
import { productAnswer } from './product-answers.ts'
import { rephrased } from './rephrasing.ts'
import { minuteSeconds } from '../../../platform/durations.ts'

/** What the lines mention of the position and the candidate. */
export type LineFacts = Readonly<{
  /** A practice run is neither stored nor shown to recruiters. */
  isPractice: boolean
  callName: string
  jobTitle: string
  currentRole: string
  skills: readonly string[]
  concluding: string
  /** Whom a candidate in danger is told to call. */
  emergencyContacts: string
}>

/** They acknowledge that an answer has ended, and say nothing about its content, because the interviewer does not understand it. */
const acknowledgements = ['Thank you.', 'All right, thank you.', 'Okay, thank you.', 'Thanks.']

const more = 'Could you tell me a little more about that?'

/** The second time in an interview. After that a brief candidate goes on without a further question. */
const moreAgain = 'What else comes to mind about that? A sentence or two is plenty.'

const followUps = [more, 'Could you give me an example?', 'What did that look like in practice?']

/** Cycles through the lines, so that the interviewer does not repeat itself from one question to the next. */
const inTurn = (lines: readonly string[], count: number): string => lines[count % lines.length] ?? ''

const named = (before: string, name: string): string => (name === '' ? before : `${before}, ${name}`)

/** What a candidate can choose once the interviewer asks nothing more. The last sentence of each line that says so. */
const choices = ({ isPractice }: Pick<LineFacts, 'isPractice'>, after: Danger): string =>
  isPractice || after === 'danger'
    ? `You can say "pause" for a break, "stop" to end the ${isPractice ? 'practice run' : 'interview'}, or "continue" if you'd like to go on later.`
    : 'You can say "pause" for a break, or "stop" to end the interview. Say "delete" to end it and delete your answers, or ' +
      '"continue" to go on.'

/** The first response to something that is neither an answer nor a request; `lines.after` is the second. */
const courtesies = {
  danger: (facts) =>
    "Thank you for telling me. You matter more than any interview, and I won't ask you anything more. I'm only a computer " +
    `program, so please talk to a person now. Talk to someone you trust, or call ${facts.emergencyContacts}. ${choices(facts, 'danger')}`,
  consent: (facts) =>
    (facts.isPractice
      ? "Nothing is recorded in a practice run, and I won't ask anything more. "
      : "That's your choice, and I won't ask anything more. The recording stops when the interview ends. ") +
    choices(facts, 'consent'),
  distress: ({ isPractice }) =>
    "I'm sorry. There's no hurry. Take a break if you like, or type instead of speaking. " +
    (isPractice
      ? 'You can also end the practice run now and come back whenever you like.'
      : "You can also stop here and write to the hiring team about another day. When you'd like to go on, just say so."),
  need: ({ isPractice }) =>
    'Thank you for telling me. Everything I say is also written on the screen. You can type any answer, and you can ask me for a moment. ' +
    'For help with the microphone, the camera or the sound, press "Having trouble?".' +
    (isPractice ? '' : ' For ten more minutes, say "extra time".'),
  language: () =>
    "This interview is held in English. Simple words are fine, and you can type if that's easier.",
  hostility: () =>
    'I\'m sorry this is frustrating. If something isn\'t working, press "Having trouble?". You can also say "skip", or end the ' +
    'call at any time.',
  human: ({ isPractice }) =>
    "I'm an automated interviewer, not a person. " +
    (isPractice
      ? 'In the interview itself, people on the hiring team read your answers, and people decide.'
      : "People on the hiring team read your answers, and people decide. If you'd rather talk to somebody, end the call and write to them."),
  product: () => productAnswer('', false),
  company: (facts) => lines.forTheTeam(facts),
  correction: () =>
    'Of course. Your earlier answer stays in the transcript, and what you say now is added to it.',
  courtesy: () => 'Thank you. Take your time with the question.',
  injection: ({ isPractice }) =>
    "I can't change how this interview works, and I don't give marks." +
    (isPractice ? '' : ' People on the hiring team read your answers.'),
  entertainment: () => "I only hold interviews, so I'll leave that to others.",
  gibberish: () => "I couldn't make that out.",
  nervous: () =>
    "That's normal, and there is no hurry and no right answer. You could begin with what you do now, or with something you " +
    'learned or built.',
} satisfies Readonly<Record<Courtesy, (facts: LineFacts) => string>>

/** A language that the interviewer has a sentence of. */
export const languages = ['malay', 'chinese', 'other'] as const
export type Language = (typeof languages)[number]

export const courtesyNames = Object.keys(courtesies) as Courtesy[]

const answeredIn: Readonly<Record<Language, Readonly<Record<'practice' | 'interview', string>>>> = {
  malay: {
    interview:
      'Terima kasih, jawapan anda disimpan. Pasukan pengambilan membaca jawapan dalam bahasa Inggeris, jadi gunakan bahasa Inggeris jika boleh.',
    practice: 'Terima kasih. Temu duga sebenar dijalankan dalam bahasa Inggeris.',
  },
  chinese: {
    interview: '谢谢,您的回答已保存。招聘团队阅读的是英语回答,请尽量用英语。',
    practice: '谢谢。正式面试用英语进行。',
  },
  other: {
    interview: 'Thank you, your answer is kept. Please use English where you can.',
    practice: 'Thank you. Please use English where you can.',
  },
}

/** Everything the built-in interviewer says besides the questions and the record's own texts. */
export const lines = {
  acknowledgement: (count: number) => inTurn(acknowledgements, count),

  followUp: (count: number, { skills }: LineFacts, mentionsSkills: boolean) => {
    const skill = skills[count % Math.max(1, skills.length)]
    const mention = mentionsSkills && skill !== undefined && count % followUps.length === 2
    return mention
      ? `Your profile mentions ${skill}. Did it play a part there, or where have you used it?`
      : inTurn(followUps, count)
  },

  more,
  moreAgain,

  begin: ({ jobTitle, currentRole }: LineFacts, title: string) =>
    `Let's begin. I'll ask about you and the ${jobTitle} position. ` +
    (currentRole === '' ? '' : `I see you work as ${currentRole}, so feel free to draw on that. `) +
    `Speak or type, and take a moment to think. The first part is ${title}.`,

  duration: ({ isPractice }: LineFacts, sections: readonly { duration: number }[], timeFactor: number) => {
    const seconds = timeFactor * sections.reduce((sum, { duration }) => sum + duration, 0)
    return `The ${isPractice ? 'practice run' : 'interview'} takes up to ${Math.ceil(seconds / minuteSeconds)} minutes.`
  },

  nextPart: (section: { title: string; kind?: SectionKind | undefined }) =>
    `Let's go on to the next part, ${section.title}. ${conductOf(section).invitation}`.trimEnd(),

  notReady: "No problem, take your time. Just say or type when you're ready.",
  areYouReady: "Whenever you're ready, just say so or type it, and we'll begin.",
  repeat: (question: string) => `Of course. ${question}`,
  rephrase: (question: string) => `Let me put it another way. ${rephrased(question)}`,
  onTheScreen:
    'The question is on the screen, below the picture. Please answer it as you understand it, or say "skip" to go on.',
  moment: 'Of course, take your time.',
  moreTime:
    'Of course, you need no reason. You have ten more minutes, and the time at the top changes in a moment. ' +
    "Recruiters see that you had extra time, and nothing more. Go on whenever you're ready.",
  noMoreTime:
    'You already have the most time that I can give. If you need the interview in another form, please write to the hiring team. ' +
    'The address is under "Having trouble?".',
  timeInPractice:
    'In the interview itself you can choose extra time before it starts, or say "extra time" at any point. No reason is needed.',
  needAgain:
    'You can ask me for a moment to think, type whenever that is easier, and ask me to repeat anything.',
  noHurry: "There's no hurry. Just say or type when you'd like to go on.",
  back: "Thank you. Let's go on.",
  letUsGoOn: "Let's go on.",
  skip: "That's fine, we can leave that one.",
  noAnswer: "That's all right. Let's go on.",
  prompts: [
    'Take your time. Shall I repeat the question?',
    "Are you still there? I'm happy to wait a little longer, or we can go on to the next question.",
  ],
  forTheTeam: ({ isPractice }: LineFacts) =>
    isPractice
      ? "That's one for the hiring team. Please ask it again in the interview, so that they can come back to you."
      : "That's one for the hiring team. It's in the transcript now, so that they can come back to you.",
  /** For a candidate's second question within one question of the interview. */
  alsoForTheTeam: ({ isPractice }: LineFacts) =>
    isPractice
      ? 'That one is for the hiring team, too.'
      : 'The hiring team will see that one in the transcript, too.',
  backTo: (question: string) => `Back to my question. ${question}`,
  earlier: (question: string) => `${courtesies.correction()} The question was: ${question}`,
  choices,
  /** After an unclear reply to the choices. */
  choicesAgain: (facts: LineFacts, after: Danger) =>
    `I'm still here, and there's nothing you have to answer. ${choices(facts, after)}`,
  keepOrWithdraw:
    'I can end the interview and delete the recording and your answers. Would you like to keep your application? Say "keep", and people ' +
    'decide about it without the interview. Say "withdraw" to withdraw it, too. Nothing is deleted yet.',
  confirmErasure:
    'I can end the interview now and keep your application. The recording and your answers will be deleted, and nobody can bring them ' +
    'back. Shall I do that?',
  confirmDeletion:
    'I can end the interview and withdraw your application now. The recording, your answers and the application will be deleted, ' +
    'and nobody can bring them back. Shall I do that?',
  courtesy: (courtesy: Courtesy, facts: LineFacts) => courtesies[courtesy](facts),
  /** One sentence in the candidate's language. */
  inMalay:
    'Temu duga ini dijalankan dalam bahasa Inggeris, dan orang dalam pasukan pengambilan akan membaca jawapan anda dalam bahasa Inggeris.',
  inChinese: '这次面试用英语进行,招聘团队的工作人员会阅读您的英语回答。',
  /** Before there is a question. */
  calmAtStart: "That's normal, and there is no hurry.",
  helpToBegin:
    'There is no right answer, and a few words are enough. You could begin with what you do now, or with something you learned or built.',
  personal: 'Thank you for telling me.',
  noEarlierQuestion: 'This is the first question, so there is none before it.',
  yesOrNo: 'Please say "yes" to end it, or "no" to go on.',
  /** The response when it occurs again; the next question follows. */
  after: "Let's leave that one and go on.",
  /** After an answer in another language by a candidate who knows that the interview is in English. */
  answeredIn: (language: Language, { isPractice }: LineFacts) =>
    answeredIn[language][isPractice ? 'practice' : 'interview'],
  /** After something that the candidate adds to what they said earlier. */
  noted: ({ isPractice }: LineFacts) =>
    isPractice ? 'Thank you for adding that.' : "Thank you, that's noted in the transcript.",
  anythingToAdd: "That was my last question. Is there anything you'd like to add before we finish?",
  anythingElse: "Is there anything you'd like to add before we finish?",
  confirmStop: ({ callName, isPractice }: LineFacts, isTroubled: boolean) => {
    const before = `${named('Of course', callName)}, we can stop here. `
    if (isPractice) return `${before}Shall I end the practice run now?`
    const saved = "Everything you've told me so far is saved"
    // `distress` has already offered another day.
    const after = isTroubled ? saved : `${saved}, but an interview that has ended can't be continued`
    return `${before}${after}. Shall I end the interview now?`
  },
  /** After an unclear reply to `confirmStop`. */
  notEnded: ({ isPractice }: LineFacts) =>
    `I wasn't sure, so let's go on. To end it, press "${isPractice ? 'End practice' : 'End call'}" at any time.`,
  goOn: "All right, let's go on.",
  stayed: "I'm still here, so let's go on.",

  welcomeBack: "Welcome back. Let's go on where we stopped.",
  takesOver:
    "The call broke off, so I'll take over with the prepared questions. Your answers are saved. Let's go on.",
  stopped: ({ callName, concluding }: LineFacts) =>
    `${named('It was good to talk with you', callName)}. ${concluding}`,
  stoppedInTrouble: ({ callName, isPractice }: LineFacts) =>
    `${named('Thank you for your time', callName)}. Please take care.` +
    (isPractice ? '' : " You can write to the hiring team about another day whenever you're ready."),
  conclusion: ({ callName, concluding }: LineFacts) =>
    `${named("That's all from me", callName)}. ${concluding}`,
} as const

const modelFacts: LineFacts = {
  isPractice: false,
  callName: '',
  jobTitle: '',
  currentRole: '',
  skills: [],
  concluding: '',
  emergencyContacts: '',
}

export const safetyKinds = ['danger', 'consent', 'distress', 'need'] as const
type SafetyKind = (typeof safetyKinds)[number]

/** What a model says word for word, too. Only the lines that end the questions end with the choices. */
export const safetyLine = (kind: SafetyKind, emergencyContacts: string): string =>
  lines.courtesy(kind, { ...modelFacts, emergencyContacts })

export const safetyLines = (emergencyContacts: string): string[] =>
  safetyKinds.map((kind) => safetyLine(kind, emergencyContacts))
