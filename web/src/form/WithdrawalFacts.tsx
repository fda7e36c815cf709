type Props = { jobTitle: string; hadInterview: boolean }

const again = 'You can apply again while the position is open.'

/** What withdrawing an application does. `hadInterview`: an interview was begun. */
export const WithdrawalFacts = ({ jobTitle, hadInterview }: Props) => (
  <ul className="grid list-disc gap-2 pl-5">
    <li>
      {hadInterview
        ? `Your application for ${jobTitle} will be deleted, with your interview: its recording, its transcript and our team's marks.`
        : `Your application for ${jobTitle} and its interview session will be removed.`}
    </li>
    <li>Our team will no longer consider you for this position.</li>
    <li>{hadInterview ? `${again} Interviews that you started still count as attempts.` : again}</li>
  </ul>
)
