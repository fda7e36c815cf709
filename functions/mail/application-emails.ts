import { company } from '#shared/company.ts'
import type { RecruiterStatus } from '#shared/domain/application.ts'
import { malaysianTime } from '#shared/domain/malaysian-time.ts'
import type { Email } from './email.ts'
import { linkedEmail, type Content, type Link } from './linked-email.ts'
import { salutation } from './salutation.ts'

export type LetterFacts = {
  /** The candidate's name, as typed. */
  name: string
  jobTitle: string
  appliedAt: string
  /** The date of the interview with the team, where one is set. */
  interviewDate: string | null
  site: string
  /** Open positions that a rejected candidate may like. */
  otherPositions: readonly Link[]
}

const questions = `If you have a question, write to ${company.careersEmail}.`

const dashboard = ({ site }: LetterFacts) => ({ label: 'Open your dashboard', url: `${site}/dashboard` })

const appliedOn = ({ appliedAt }: LetterFacts): string => {
  const time = malaysianTime(appliedAt)
  return time === undefined ? '' : ` on ${time}`
}

/** `interviewUrl`: where the AI interview starts; undefined when the candidate has completed it already. */
export function receivedEmail(facts: LetterFacts, interviewUrl: string | undefined): Email {
  const { name, jobTitle } = facts
  const isDone = interviewUrl === undefined
  return linkedEmail({
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
        ? 'Our hiring team now reviews your application and your interview.'
        : 'The AI interview takes about 15-20 minutes, and you can take it at any time. Sit in a quiet, well-lit space with a camera and a microphone. It is recorded for assessment.',
    ],
    action: isDone ? dashboard(facts) : { label: 'Start AI interview', url: interviewUrl },
    after: [
      ...(isDone ? [] : ['You can also start it later from your dashboard.']),
      'We will email you whenever the status of your application changes.',
      `If you have a question, or did not apply yourself, write to ${company.careersEmail}.`,
    ],
  })
}

const statusContents: Record<RecruiterStatus, (facts: LetterFacts) => Content> = {
  reviewed: (facts) => ({
    subject: `Your application for ${facts.jobTitle} is under review`,
    heading: 'Application Under Review',
    before: [
      `Your application for the ${facts.jobTitle} position is being reviewed by our team. There is nothing you need to do right now.`,
    ],
    action: dashboard(facts),
    after: ['We will email you as soon as there is news.', questions],
  }),

  interview_pending: (facts) => {
    const time = facts.interviewDate === null ? undefined : malaysianTime(facts.interviewDate)
    return {
      subject: `We would like to interview you for ${facts.jobTitle}`,
      heading: 'Interview Available',
      before: [
        `Our hiring team would like to meet you and talk about the ${facts.jobTitle} position.`,
        time === undefined
          ? 'The team will write to you at this email address to agree on a time.'
          : `Your interview is on ${time}.`,
      ],
      action: dashboard(facts),
      after: [`If you need another time or can no longer attend, write to ${company.careersEmail}.`],
    }
  },

  interviewed: (facts) => ({
    subject: `Your interview for ${facts.jobTitle}`,
    heading: 'Thank you for the interview',
    before: [
      `Thank you for meeting our team about the ${facts.jobTitle} position. We are now reviewing your interview together with your application.`,
      'We may invite you to another conversation; otherwise you will hear our decision next.',
    ],
    action: dashboard(facts),
    after: [questions],
  }),

  accepted: (facts) => ({
    subject: `Congratulations! Your application for ${facts.jobTitle} has been accepted`,
    heading: 'Congratulations!',
    before: [
      `Your application for the ${facts.jobTitle} position has been accepted, and we look forward to working with you.`,
      'Our hiring team will write to you at this email address with your offer and the next steps.',
    ],
    action: dashboard(facts),
    after: [
      `If your plans have changed or you have a question about the offer, write to ${company.careersEmail}.`,
    ],
  }),

  rejected: (facts) => ({
    subject: `Your application for ${facts.jobTitle}`,
    heading: 'About your application',
    before: [
      `Thank you for applying for the ${facts.jobTitle} position and for the time you put into it. Unfortunately, your application was not selected for this position.`,
      'The decision is about this position only. You can apply for any other with the account and the CV you have.',
      ...(facts.otherPositions.length === 0
        ? []
        : ['These positions are open now:', { links: facts.otherPositions }]),
    ],
    action: {
      label: facts.otherPositions.length === 0 ? 'See other positions' : 'See all positions',
      url: `${facts.site}/careers`,
    },
    after: [
      `If you would like to know more about the decision, write to ${company.careersEmail}. We wish you all the best.`,
    ],
  }),
}

/** Tells a candidate of a status that a recruiter set. */
export function statusEmail(status: RecruiterStatus, facts: LetterFacts): Email {
  const content = statusContents[status](facts)
  return linkedEmail({ ...content, before: [salutation(facts.name), ...content.before] })
}
