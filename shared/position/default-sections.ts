import type { AssessmentSection } from './assessment.ts'

const conduct = (thinkingSeconds: string): string =>
  `Keep a friendly, professional tone. Give the candidate ${thinkingSeconds} seconds of thinking time after each question. ` +
  'If the audio is unclear, ask the candidate to repeat the answer. If a question is not understood, offer to rephrase it. ' +
  'If the candidate wants to end the interview, close it warmly.'

/** The sections of an interview for a job without sections of its own. */
export const defaultSections: readonly AssessmentSection[] = [
  {
    title: 'Job-Specific Discussion',
    instruction: conduct('15 to 20'),
    duration: 300,
    questions: [
      'What interests you most about this position?',
      'Which parts of your experience are most relevant to this role?',
      'What attracts you to our company?',
      'Can you tell me about a challenge you faced at work, and how you handled it?',
      'Where would you like your career to go over the next few years?',
    ],
  },
  {
    title: 'Technical Assessment',
    kind: 'technical',
    instruction: conduct('20 to 30'),
    duration: 600,
    questions: [
      'Can you describe the most challenging project you have worked on, and what your part in it was?',
      'How do you go about learning a technology that is new to you?',
      'Walk me through how you solve a problem that you have not seen before.',
      'How do you work together with the other people on a team?',
      'Which tools do you use most in your work, and why those?',
    ],
  },
]
