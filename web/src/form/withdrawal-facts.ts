/** What withdrawing an application does. `hadInterview`: an interview was begun. */
export const withdrawalFacts = (jobTitle: string, hadInterview: boolean): readonly string[] => [
  hadInterview
    ? `Your application for ${jobTitle} will be deleted, with your interview: its recording, its transcript and our team’s marks.`
    : `Your application for ${jobTitle} and its interview session will be removed.`,
  'Our team will no longer consider you for this position.',
  hadInterview
    ? 'You can apply again while the position is open. Interviews that you started still count as attempts.'
    : 'You can apply again while the position is open.',
]
