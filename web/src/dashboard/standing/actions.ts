/** What a card or a dialog offers about an application, with the text of its button. */
export const actions = {
  start: 'Start Interview',
  continue: 'Continue Interview',
  restart: 'Restart Interview',
  checkEmail: 'Check Email',
  contactSupport: 'Contact Support',
  viewOtherJobs: 'View Other Jobs',
} as const

export type Action = keyof typeof actions

/** Colours a status: the candidate's turn, the team's turn, good or no news, an acceptance. */
export type Tone = 'turn' | 'waiting' | 'good' | 'calm' | 'accepted'
