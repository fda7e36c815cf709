/** A second wording for each default question. */
const others: Readonly<Record<string, string>> = {
  'What interests you most about this position?':
    'When you read about this job, what made you want to apply?',
  'Which parts of your experience are most relevant to this role?':
    'What have you done before that would help you most in this job?',
  'What attracts you to our company?': 'Why would you like to work here rather than somewhere else?',
  'Can you tell me about a challenge you faced at work, and how you handled it?':
    'Think of something at work that went wrong or was hard. What happened, and what did you do?',
  'Where would you like your career to go over the next few years?':
    'What would you like to be doing, or be good at, in two or three years?',
  'Can you describe the most challenging project you have worked on, and what your part in it was?':
    'Pick one project that was hard. What was it for, what made it hard, and which part did you do yourself?',
  'How do you go about learning a technology that is new to you?':
    'Think of the last tool or language you had to learn. What did you do first, and what after that?',
  'Walk me through how you solve a problem that you have not seen before.':
    'When something breaks and you do not know why, what do you do, step by step?',
  'How do you work together with the other people on a team?':
    'What is it like to work with you? For example, how do you share work, or settle a disagreement?',
  'Which tools do you use most in your work, and why those?':
    'What do you have open on your screen on a usual day, and why did you choose it?',
}

/** The question in other words; without a second wording, the question with a hint about what to say. */
export const rephrased = (question: string): string =>
  others[question] ??
  `There is no right or wrong answer here. An example from your own work is a good place to start. ${question}`
