import { Link, useParams } from 'react-router-dom'
import { Loaded } from '../Loaded.tsx'
import { factsLook } from '../looks.ts'
import { useMember } from '../member.ts'
import { PageFrame } from '../PageFrame.tsx'
import { refusalOf } from '../refusals.ts'
import { StageSelect } from '../applicants/StageSelect.tsx'
import { StatusBadge } from '../StatusBadge.tsx'
import { TwoColumns } from '../TwoColumns.tsx'
import { When } from '../../ui/When.tsx'
import { AroundApplicant } from './AroundApplicant.tsx'
import { Assessments } from './Assessments.tsx'
import { CvPanel } from './CvPanel.tsx'
import { DecisionInView } from './DecisionInView.tsx'
import { ApplicantHistory, HistoryPanel } from './HistoryPanel.tsx'
import { InterviewPanel } from './InterviewPanel.tsx'
import { QuestionsPanel } from './letters/QuestionsPanel.tsx'
import { WriteLetter } from './letters/WriteLetter.tsx'
import { NotesPanel } from './notes/NotesPanel.tsx'
import { PrivacyPanel } from './PrivacyPanel.tsx'
import { hasFacts, ProfilePanel } from './ProfilePanel.tsx'
import { ScreeningPanel } from './ScreeningPanel.tsx'
import { useApplicant, type Shown } from './use-applicant.ts'
import { historyChanged } from './use-history.ts'
import { usePlayer } from './use-player.ts'
import { useKnownCandidate, type Candidate } from './use-known-candidate.ts'
import { applicantsPath } from '../applicants-path.ts'

export default function ApplicantView() {
  const { id = '' } = useParams()
  const { role } = useMember()
  return role === 'privacy_officer' ? <ForPrivacyOfficer key={id} id={id} /> : <ForReaders key={id} id={id} />
}

function ForReaders({ id }: { id: string }) {
  const answer = useApplicant(id)
  const code = answer.error === undefined ? undefined : refusalOf(answer.error).code
  if (code === 'application_not_found' || code === 'not_found')
    return (
      <PageFrame title="Application not found" above={<AroundApplicant id={id} />}>
        <p>It may have been withdrawn or erased, or you may not have access to its position.</p>
      </PageFrame>
    )
  const { name = 'Applicant' } = answer.data?.application.candidate ?? {}
  return (
    <PageFrame
      title={name === '' ? 'Name removed' : name}
      above={<AroundApplicant id={id} />}
      lead={<Lead shown={answer.data} onChanged={() => void answer.mutate()} />}
    >
      <Loaded answer={answer} what="The application">
        {(shown) => <Reading shown={shown} onChanged={() => void answer.mutate()} />}
      </Loaded>
    </PageFrame>
  )
}

function Lead({ shown, onChanged }: { shown: Shown | undefined; onChanged: () => void }) {
  const { role } = useMember()
  if (shown === undefined) return ' '
  const { jobId, jobTitle, appliedAt, status, stage, candidate } = shown.application
  return (
    <span className={factsLook}>
      <StatusBadge status={status} />
      <span>
        {'Stage: '}
        {role === 'recruiter' ? (
          <StageSelect
            applicant={shown.application}
            onMoved={() => {
              onChanged()
              void historyChanged(shown.application.id)
            }}
          />
        ) : (
          stage
        )}
      </span>
      <Link className="link touchable" to={applicantsPath({ job: jobId })}>
        {jobTitle}
      </Link>
      <span>
        Applied <When at={appliedAt} />
      </span>
      {candidate.email !== '' && (
        <a className="link touchable" href={`mailto:${candidate.email}`}>
          {candidate.email}
        </a>
      )}
      {candidate.email !== '' && !candidate.isAddressProved && <span>Email not confirmed yet</span>}
      {candidate.email !== '' && role === 'recruiter' && (
        <WriteLetter application={shown.application} onChanged={onChanged} />
      )}
    </span>
  )
}

type ReadingProps = { shown: Shown; onChanged: () => void }

/** In a recruiter's order: who it is, what was said, the marks, and what happened; the decision stays in view. */
function Reading({ shown, onChanged }: ReadingProps) {
  const { application, profile } = shown
  const { role } = useMember()
  const player = usePlayer()
  const parts = (
    <>
      <FactsAndCv id={application.id} profile={profile} />
      {application.screening !== null && <ScreeningPanel screening={application.screening} />}
      <InterviewPanel application={application} player={player} />
      <QuestionsPanel shown={shown} onPlay={player.play} onChanged={onChanged} />
      <NotesPanel applicationId={application.id} />
      <Assessments applicationId={application.id} />
      <ApplicantHistory shown={shown} />
    </>
  )
  if (role !== 'recruiter') return <div className="grid gap-4">{parts}</div>
  return (
    <DecisionInView shown={shown} onChanged={onChanged}>
      {parts}
    </DecisionInView>
  )
}

function FactsAndCv({ id, profile }: { id: string; profile: Shown['profile'] }) {
  const { cvFileName, cvHasHiddenText } = profile
  const isFilled = hasFacts(profile)
  if (!isFilled && cvFileName === null) return <p className="text-ink-soft">No profile and no CV yet.</p>
  return (
    <div className={`grid items-start gap-4 ${isFilled && cvFileName !== null ? 'wide:grid-cols-5-7' : ''}`}>
      {isFilled && <ProfilePanel profile={profile} />}
      {cvFileName !== null && (
        <CvPanel id={id} fileName={cvFileName} hasHiddenText={cvHasHiddenText} hasFacts={isFilled} />
      )}
    </div>
  )
}

/** A privacy officer manages the data without reading it: name and e-mail address alone identify the candidate. */
function ForPrivacyOfficer({ id }: { id: string }) {
  const candidate = useKnownCandidate(id)
  return (
    <PageFrame
      title={candidate === undefined || candidate.name === '' ? 'Applicant' : candidate.name}
      above={<AroundApplicant id={id} />}
      lead={<span>{candidate?.email ?? id}</span>}
    >
      <TwoColumns side={<HistoryPanel id={id} />}>
        <PrivacyPanel id={id} person={personText(candidate)} />
      </TwoColumns>
    </PageFrame>
  )
}

const personText = (candidate: Candidate | undefined): string =>
  candidate === undefined ? 'the candidate' : [candidate.name, candidate.email].filter(Boolean).join(', ')
