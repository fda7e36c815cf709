import { minutesUntil } from '#shared/application/decision.ts'
import { groupsOf, type InvitedGroup } from '#shared/desk/today.ts'
import { useMinute } from '../../ui/use-minute.ts'
import { When } from '../../ui/When.tsx'
import { deskPath } from '../desk-path.ts'
import { applicantsPath } from '../applicants-path.ts'
import { answerText, interviewText, invitationText, withText } from '../applicants/interview-text.ts'
import { questionsText } from '../applicants/questions-text.ts'
import { PendingDecision } from '../applicants/PendingDecision.tsx'
import { UndoAll } from '../applicants/UndoAll.tsx'
import { Loaded } from '../Loaded.tsx'
import { useMember } from '../member.ts'
import { PageFrame } from '../PageFrame.tsx'
import { NothingWaits } from './NothingWaits.tsx'
import { Entry, Waiting } from './Waiting.tsx'
import { askedOf, useToday, type Today } from '../use-today.ts'

/** What waits, by whose turn it is. */
export function TodayView() {
  const answer = useToday()
  return (
    <PageFrame title="Today" lead="What needs you now, and what you are waiting for.">
      <Loaded answer={answer} what="What waits for you">
        {(today) => <Lists today={today} />}
      </Loaded>
    </PageFrame>
  )
}

const listOf = (status: 'human_pending' | 'interviewed'): string => applicantsPath({ status })

type Applicant = Today['invited'][number]

const byDate = (one: Applicant, other: Applicant): number =>
  (one.teamInterview?.at ?? '').localeCompare(other.teamInterview?.at ?? '')

/** First what the team has to do. */
const invitedTitles: readonly (readonly [InvitedGroup, string])[] = [
  ['over', 'Interview over: did it take place?'],
  ['other_time', 'Another time asked for'],
  ['soon', 'Interviews in the next 7 days'],
  ['unanswered', 'Invited, without an answer'],
]

function Lists({ today }: { today: Today }) {
  const now = new Date(useMinute())
  const { toReview, toDecide, newest, invited, isInvitedCut, undoable, mentions, toConfirm, undelivered } =
    today
  const { role } = useMember()
  const asked = askedOf(today, role)
  const inGroup = (group: InvitedGroup): Applicant[] =>
    invited.filter((one) => groupsOf(one, now).includes(group)).toSorted(byDate)
  const pending = undoable.filter(({ decision }) => decision !== null && minutesUntil(decision, now) > 0)
  const counts = [
    toReview.count,
    toDecide.count,
    asked.count,
    undelivered.count,
    invited.length,
    pending.length,
    mentions.length,
    toConfirm.length,
  ]
  const isIdle = counts.every((count) => count === 0)
  if (isIdle) return <NothingWaits />
  return (
    <>
      <UndoAll />
      <ForMe title="Acceptances for you to confirm" applicants={toConfirm}>
        Open the applicant to agree or to say no
      </ForMe>
      <ForMe title="Notes that mention you" applicants={mentions}>
        Listed until you open the applicant
      </ForMe>
      <Waiting title="To review" {...toReview} all={listOf('human_pending')}>
        {newest.map((one) => (
          <Entry key={one.id} applicant={one}>
            Applied <When at={one.appliedAt} />
          </Entry>
        ))}
      </Waiting>
      <Waiting title="Interviewed: decide" {...toDecide} all={listOf('interviewed')} />
      <QuestionsToAnswer today={today} asked={asked} />
      <Waiting title="Enquiries not delivered" {...undelivered} all={deskPath('/desk/enquiries')} />
      {invitedTitles.map(([group, title]) => {
        const applicants = inGroup(group)
        return (
          <Waiting key={group} title={title} count={applicants.length} isMore={isInvitedCut}>
            {applicants.map((one) => (
              <Interview key={one.id} applicant={one} />
            ))}
          </Waiting>
        )
      })}
      <Undoable pending={pending} />
      {isInvitedCut && (
        <p className="text-small text-ink-soft">
          More applicants are invited than this page reads: it shows those who applied last.
        </p>
      )}
    </>
  )
}

type ForMeProps = { title: string; applicants: readonly Applicant[]; children: string }

const ForMe = ({ title, applicants, children }: ForMeProps) => (
  <Waiting title={title} count={applicants.length}>
    {applicants.map((one) => (
      <Entry key={one.id} applicant={one}>
        {children}
      </Entry>
    ))}
  </Waiting>
)

const QuestionsToAnswer = ({ today, asked }: { today: Today; asked: Today['asked'] }) => (
  <Waiting title="Questions to answer" {...asked} all={applicantsPath({ questions: 'open' })}>
    {today.newestAsked.map((one) => (
      <Entry key={one.id} applicant={one}>
        {questionsText(one.openQuestions)}
      </Entry>
    ))}
  </Waiting>
)

function Undoable({ pending }: { pending: readonly Applicant[] }) {
  const { role } = useMember()
  if (role !== 'recruiter') return null
  return (
    <Waiting title="Decisions you can still undo" count={pending.length}>
      {pending.map((one) => (
        <Entry key={one.id} applicant={one}>
          {one.decision !== null && <PendingDecision applicant={one} decision={one.decision} />}
        </Entry>
      ))}
    </Waiting>
  )
}

function Interview({ applicant }: { applicant: Applicant }) {
  const { id } = useMember()
  const { teamInterview, interviewers } = applicant
  const people = withText(interviewers, id)
  const isMine = interviewers.some((each) => each.id === id)
  return (
    <Entry applicant={applicant}>
      <span>
        {teamInterview === null ? firstUpper(invitationText(applicant)) : interviewText(teamInterview)}
      </span>
      {people !== undefined && <span className={isMine ? 'block font-strong' : 'block'}>{people}</span>}
      {applicant.answer !== null && <span className="block">{answerText(applicant.answer)}</span>}
    </Entry>
  )
}

const firstUpper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
