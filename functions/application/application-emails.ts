import { company } from '#shared/company.ts'
import type { TeamInterview } from '#shared/application/arranged-interview.ts'
import type { OfferedSlots } from '#shared/application/slots.ts'
import type { RecruiterStatus } from '#shared/application/application-status.ts'
import { malaysianPeriod, malaysianTime } from '#shared/platform/malaysian-time.ts'
import { attemptsText, interviewNotNeeded } from '#shared/application/turn.ts'
import type { Email } from '#functions/platform/mail/email.ts'
import { linkedEmail, type Content, type Detail, type Link } from '#functions/platform/mail/linked-email.ts'
import { salutation } from '#functions/platform/mail/salutation.ts'

export type LetterFacts = {
  /** The candidate's name, as typed. */
  name: string
  jobTitle: string
  appliedAt: string
  /** The interview with the team, where one has a date. */
  teamInterview: TeamInterview | null
  /** The times among which the candidate chooses. */
  slots: OfferedSlots | undefined
  /** The names of those who meet the candidate. */
  interviewers: readonly string[]
  /** The candidate has chosen the time of the interview. */
  isChoice: boolean
  /** What an earlier letter named, where this one changes it. */
  earlierInterview: TeamInterview | undefined
  /** The time of the interview that this letter cancels. */
  calledOff: string | null
  site: string
  dashboardUrl: string
  /** Where the AI interview is opened, whichever of its sessions is the latest. */
  interviewUrl: string
  /** Where an invitation is answered without a sign-in; undefined once its interview is over. */
  answerUrl: string | undefined
  /** The team asks something before the AI interview, which is not answered yet. */
  hasQuestions: boolean
  /** Otherwise the links of the letter first ask to confirm the e-mail address. */
  isProved: boolean
  /** What a recruiter wrote in place of the letter's opening. */
  words: string | undefined
  /** The decision has waived the AI interview, which an earlier letter asked for. */
  waivesInterview: boolean
  /** Open positions that a rejected candidate may like. */
  otherPositions: readonly Link[]
}

/** A letter of the people who read applications. */
const letterOf = (content: Content): Email => linkedEmail({ ...content, sender: 'The hiring team' })

const questions = `If you have a question, write to ${company.careersEmail}.`

const dashboard = ({ dashboardUrl }: LetterFacts) => ({ label: 'Open your dashboard', url: dashboardUrl })

/** With the link of a letter that leads to a page of the candidate's own. */
const alsoConfirms = ({ isProved }: LetterFacts): string[] =>
  isProved ? [] : ['The link also asks you to confirm your email address.']

const appliedOn = ({ appliedAt }: LetterFacts): string => {
  const time = malaysianTime(appliedAt)
  return time === undefined ? '' : ` on ${time}`
}

/** `interviewUrl`: where the AI interview starts; undefined when the candidate has completed it already. */
export function receivedEmail(facts: LetterFacts, interviewUrl: string | undefined): Email {
  const { name, jobTitle, hasQuestions } = facts
  const isDone = interviewUrl === undefined
  return letterOf({
    subject: `We received your application for ${jobTitle}`,
    heading: 'We received your application',
    before: [
      salutation(name),
      `Thank you for applying to ${company.shortName}. Your application for the ${jobTitle} position reached us${appliedOn(facts)}.`,
      'These are the four steps:',
      {
        steps: [
          'Submit Application: done.',
          isDone
            ? 'AI Interview: done.'
            : 'AI Interview: complete our AI-powered assessment. This is your next step.',
          'Team Interview: meet with the hiring team.',
          'Decision: receive our decision.',
        ],
      },
      isDone
        ? 'Our hiring team is now reviewing your application and your interview.'
        : 'The AI interview takes about 15–20 minutes, and you can take it at any time. Sit in a quiet, well-lit space with a camera and a microphone. It is recorded for assessment.',
      ...(isDone || !hasQuestions
        ? []
        : ['Before it, our team asks you a few questions on your dashboard. You can leave them blank.']),
    ],
    action: isDone || hasQuestions ? dashboard(facts) : { label: 'Start AI interview', url: interviewUrl },
    after: [
      ...alsoConfirms(facts),
      ...(isDone || hasQuestions ? [] : ['You can also start it later from your dashboard.']),
      'We will email you whenever the status of your application changes.',
      `If you have a question, or did not apply yourself, write to ${company.careersEmail}.`,
    ],
  })
}

/** The page asks for the answer, so that a mail scanner that opens the link gives none. */
const answering = (facts: LetterFacts): Pick<Content, 'action' | 'after'> => {
  const { answerUrl, teamInterview } = facts
  if (answerUrl === undefined) return { action: dashboard(facts), after: [...alsoConfirms(facts), questions] }
  if (facts.isChoice)
    return {
      action: { label: 'See or change the time', url: answerUrl },
      after: [
        'You can choose another time until a day before the interview, ask for one that is not in the list, or withdraw your application.',
        questions,
      ],
    }
  return {
    action: { label: 'Answer the invitation', url: answerUrl },
    after: [
      `There you can ${teamInterview === null ? 'suggest a time' : 'say that you will be there, ask for another time'} or withdraw your application. You can also answer on your dashboard:`,
      { link: dashboard(facts) },
      ...alsoConfirms(facts),
      questions,
    ],
  }
}

/** How the candidate takes the AI interview once more. */
const interviewAgain = (facts: LetterFacts): Pick<Content, 'action' | 'after'> => ({
  action: { label: 'Start AI interview', url: facts.interviewUrl },
  after: [...alsoConfirms(facts), 'You can also start it from your dashboard.', questions],
})

const fromTheBeginning =
  'It takes about 15–20 minutes and starts from the beginning. You can take it at any time.'

/** About an interview whose room closed before its end. */
export function interruptedEmail(facts: LetterFacts, interviewsLeft: number): Email {
  const { name, jobTitle } = facts
  const attempts = attemptsText(interviewsLeft)
  return letterOf({
    subject: `Your interview for ${jobTitle} was interrupted`,
    heading: 'Your interview was interrupted',
    before: [
      salutation(name),
      `The time of your AI interview for the ${jobTitle} position has passed before it was finished. Your answers are kept.`,
      ...(interviewsLeft > 0 ? [`You can take the interview again. ${fromTheBeginning}`] : []),
      ...(attempts === undefined ? [] : [attempts]),
    ],
    ...(interviewsLeft > 0
      ? interviewAgain(facts)
      : { action: dashboard(facts), after: [...alsoConfirms(facts), questions] }),
  })
}

/** The interview is completed, by its end or earlier. */
export const arrivedEmail = (facts: LetterFacts): Email =>
  letterOf({
    subject: `We received your interview for ${facts.jobTitle}`,
    heading: 'We received your interview',
    before: [
      salutation(facts.name),
      `Thank you. Your AI interview for the ${facts.jobTitle} position has arrived, with everything you answered.`,
      'People on our hiring team read your answers and decide; no software gives you a score. There is nothing you need to do right now.',
      'We will email you when the status of your application changes.',
    ],
    action: dashboard(facts),
    after: ['On your dashboard you can read what was written down.', ...alsoConfirms(facts), questions],
  })

/** The interview was stopped for the candidate's wellbeing, about which the letter says nothing more. */
export const stoppedEmail = (facts: LetterFacts): Email =>
  letterOf({
    subject: `Your interview for ${facts.jobTitle}`,
    heading: 'Your interview was stopped',
    before: [
      salutation(facts.name),
      `Your AI interview for the ${facts.jobTitle} position was stopped. There is nothing you need to do right now, and stopping does not count against you.`,
      `If you would like to take the interview on another day, write to ${company.careersEmail}.`,
    ],
    action: dashboard(facts),
    after: alsoConfirms(facts),
  })

/** A recruiter has offered a retake. */
export const anotherInterviewEmail = (facts: LetterFacts): Email =>
  letterOf({
    subject: `You can take the interview for ${facts.jobTitle} again`,
    heading: 'Take the interview again',
    before: [
      salutation(facts.name),
      `Our hiring team has given you another AI interview for the ${facts.jobTitle} position. ${fromTheBeginning}`,
    ],
    ...interviewAgain(facts),
  })

/** How each letter begins after the salutation, where a recruiter writes nothing else. */
const openings: Record<RecruiterStatus, (facts: LetterFacts) => string> = {
  ai_pending: ({ jobTitle }) =>
    `We have opened your application for the ${jobTitle} position again. Your next step is the AI interview.`,
  reviewed: ({ jobTitle, calledOff: at }) =>
    at !== null
      ? `We have to cancel your interview with our hiring team about the ${jobTitle} position.`
      : `Your application for the ${jobTitle} position is being reviewed by our team. There is nothing you need to do right now.`,
  interview_pending: ({ jobTitle, earlierInterview, teamInterview, isChoice }) =>
    isChoice
      ? `You have chosen this time for your interview with our hiring team about the ${jobTitle} position.`
      : earlierInterview !== undefined && teamInterview !== null
        ? `Your interview with our hiring team about the ${jobTitle} position has changed. These are the new details.`
        : `Our hiring team would like to meet you and talk about the ${jobTitle} position.`,
  interviewed: ({ jobTitle }) =>
    `Thank you for meeting our team about the ${jobTitle} position. We are now reviewing your interview together with your application.`,
  accepted: ({ jobTitle }) =>
    `Your application for the ${jobTitle} position has been accepted, and we look forward to working with you.`,
  rejected: ({ jobTitle }) =>
    `Thank you for applying for the ${jobTitle} position and for the time you put into it. Unfortunately, your application was not selected for this position.`,
}

/** What a recruiter may write anew. */
export const openingOf = (status: RecruiterStatus, facts: LetterFacts): string => openings[status](facts)

const emptyLine = /\n\s*\n/

/** The recruiter's words in their paragraphs, or the usual ones. */
const opening = (status: RecruiterStatus, facts: LetterFacts): string[] => [
  ...(facts.words === undefined ? [openingOf(status, facts)] : facts.words.split(emptyLine)),
  ...(facts.waivesInterview ? [interviewNotNeeded] : []),
]

const withWhom = ({ interviewers }: LetterFacts): Detail[] =>
  interviewers.length === 0 ? [] : [{ name: 'With', value: interviewers.join(' and ') }]

/** Several times. The page shows those that are left, so that of two candidates one chooses again. */
const choiceOfTimes = (facts: LetterFacts, { times, place, minutes }: OfferedSlots): Content => ({
  subject: `Choose a time for your interview for ${facts.jobTitle}`,
  heading: "We'd like to meet you",
  before: [
    ...opening('interview_pending', facts),
    ...calledOff(facts),
    times.length === 1 ? 'This is the time we offer:' : 'Please choose one of these times:',
    { steps: times.map((at) => malaysianPeriod(at, minutes)) },
    ...(place === null && facts.interviewers.length === 0
      ? []
      : [{ details: [...(place === null ? [] : [{ name: 'Place', value: place }]), ...withWhom(facts)] }]),
  ],
  action: { label: 'Choose a time', url: facts.answerUrl ?? facts.dashboardUrl },
  after: [
    'Somebody else may choose a time before you; the page shows those that are left. You can change your choice until a day before the interview.',
    'There you can also suggest another time or withdraw your application.',
    questions,
  ],
})

/** An interview without a date. */
const invitation = (facts: LetterFacts): Content => ({
  subject: `We would like to interview you for ${facts.jobTitle}`,
  heading: "We'd like to meet you",
  before: [
    ...opening('interview_pending', facts),
    ...calledOff(facts),
    `The team will write to you at this email address to agree on ${facts.calledOff === null ? 'a' : 'another'} time.`,
  ],
  ...answering(facts),
})

const periodOf = ({ at, minutes }: TeamInterview): string => malaysianPeriod(at, minutes)

/** When and where, with what they were before where that has changed. */
function detailsOf(now: TeamInterview, earlier: TeamInterview | undefined): Detail[] {
  const changed = (shown: string, before: string | null | undefined) =>
    before === null || before === shown ? undefined : before
  const when = periodOf(now)
  return [
    { name: 'When', value: when, earlier: changed(when, earlier && periodOf(earlier)) },
    ...(now.place === null
      ? []
      : [{ name: 'Place', value: now.place, earlier: changed(now.place, earlier?.place) }]),
  ]
}

/** An interview with a date, and a place and a length, as far as they are set. */
const appointment = (facts: LetterFacts, interview: TeamInterview): Content => ({
  subject:
    facts.earlierInterview === undefined
      ? facts.isChoice
        ? `Your interview for ${facts.jobTitle} is arranged`
        : `We would like to interview you for ${facts.jobTitle}`
      : `Your interview for ${facts.jobTitle} has changed`,
  preview: periodOf(interview),
  heading: facts.earlierInterview === undefined ? 'Interview scheduled' : 'Interview changed',
  before: [
    ...opening('interview_pending', facts),
    { details: [...detailsOf(interview, facts.earlierInterview), ...withWhom(facts)] },
    'To add it to your calendar, accept the invitation in this email or open the attached file.',
  ],
  ...answering(facts),
})

/** The calendar part of the same letter cancels the event. */
const calledOff = ({ calledOff: at }: LetterFacts): string[] =>
  at === null ? [] : [`The interview on ${malaysianPeriod(at, null)} will not take place.`]

const underReview = (facts: LetterFacts): Content => ({
  subject: `Your application for ${facts.jobTitle} is under review`,
  heading: 'Application Under Review',
  before: opening('reviewed', facts),
  action: dashboard(facts),
  after: [...alsoConfirms(facts), 'We will email you as soon as there is news.', questions],
})

/** The application returns to the team's review. */
const cancellation = (facts: LetterFacts): Content => ({
  subject: `Your interview for ${facts.jobTitle} is cancelled`,
  heading: 'Interview cancelled',
  before: [
    ...opening('reviewed', facts),
    ...calledOff(facts),
    'Our team goes on reviewing your application. There is nothing you need to do right now.',
  ],
  action: dashboard(facts),
  after: [...alsoConfirms(facts), 'We will email you as soon as there is news.', questions],
})

const statusContents: Record<RecruiterStatus, (facts: LetterFacts) => Content> = {
  ai_pending: (facts) => ({
    subject: `Your application for ${facts.jobTitle} is open again`,
    heading: 'Your application is open again',
    before: [...opening('ai_pending', facts), fromTheBeginning],
    ...interviewAgain(facts),
  }),

  reviewed: (facts) => (facts.calledOff === null ? underReview(facts) : cancellation(facts)),

  interview_pending: (facts) => {
    if (facts.teamInterview !== null) return appointment(facts, facts.teamInterview)
    return facts.slots === undefined ? invitation(facts) : choiceOfTimes(facts, facts.slots)
  },

  interviewed: (facts) => ({
    subject: `Your interview for ${facts.jobTitle}`,
    heading: 'Thank you for the interview',
    before: [
      ...opening('interviewed', facts),
      'We may invite you to another conversation; otherwise you will hear our decision next.',
    ],
    action: dashboard(facts),
    after: [...alsoConfirms(facts), questions],
  }),

  accepted: (facts) => ({
    subject: `Congratulations! Your application for ${facts.jobTitle} has been accepted`,
    heading: 'Congratulations!',
    before: [
      ...opening('accepted', facts),
      'Our hiring team will write to you at this email address with your offer and the next steps.',
      ...calledOff(facts),
    ],
    action: dashboard(facts),
    after: [
      ...alsoConfirms(facts),
      `If your plans have changed or you have a question about the offer, write to ${company.careersEmail}.`,
    ],
    occasion: true,
  }),

  rejected: (facts) => ({
    subject: `Your application for ${facts.jobTitle}`,
    heading: 'About your application',
    before: [
      ...opening('rejected', facts),
      ...calledOff(facts),
      'The decision is about this position only. You can apply for any other with the account and the CV you have.',
      ...(facts.otherPositions.length === 0
        ? []
        : ['These positions are open now:', { links: facts.otherPositions }]),
    ],
    action: {
      label: 'See open positions',
      url: `${facts.site}/careers`,
    },
    after: [
      `If you'd like to know more about the decision, write to ${company.careersEmail}. We wish you all the best.`,
    ],
  }),
}

type WithdrawnFacts = { name: string; jobTitle: string; hadInterview: boolean; site: string }

/** Confirms that a candidate has withdrawn an application, and says what was deleted. */
export const withdrawnEmail = ({ name, jobTitle, hadInterview, site }: WithdrawnFacts): Email =>
  letterOf({
    subject: `You have withdrawn your application for ${jobTitle}`,
    heading: 'Your application is withdrawn',
    before: [
      salutation(name),
      `You have withdrawn your application for the ${jobTitle} position, and our team no longer considers you for it.`,
      hadInterview
        ? "We have deleted the application with your interview: its recording, its transcript and our team's marks. Interviews that you started still count as attempts if you apply for this position again."
        : 'We have deleted the application. You can apply again while the position is open.',
      'Your account, your profile and your CV stay as they are.',
    ],
    action: { label: 'See open positions', url: `${site}/careers` },
    after: [`If you did not withdraw it yourself, write to ${company.careersEmail}.`],
  })

/** The letter about a status that a recruiter set. */
export function statusEmail(status: RecruiterStatus, facts: LetterFacts): Email {
  const content = statusContents[status](facts)
  return letterOf({ ...content, before: [salutation(facts.name), ...content.before] })
}
