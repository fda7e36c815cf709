import { Link, useLocation } from 'react-router-dom'
import { Empty } from '../../ui/Empty.tsx'
import { Loaded } from '../Loaded.tsx'
import { PageFrame } from '../PageFrame.tsx'
import { refusalOf } from '../refusals.ts'
import { comparedIn, type Compared } from '../applicants/compare-path.ts'
import { Comparison } from './Comparison.tsx'
import { useComparedAssessments, useInterviews } from './use-comparison.ts'
import { applicantsPath } from '../applicants-path.ts'

/** Two to four applicants beside each other, question by question. */
export default function CompareView() {
  const compared = comparedIn(useLocation().search)
  return compared === undefined ? (
    <NothingToCompare />
  ) : (
    <Comparing key={compared.ids.join()} compared={compared} />
  )
}

const NothingToCompare = () => (
  <PageFrame title="Compare applicants">
    <Empty text="Select two to four applicants for one position in the list, then choose Compare.">
      <Link className="link touchable" to={applicantsPath({})}>
        Go to the applicants
      </Link>
    </Empty>
  </PageFrame>
)

function Comparing({ compared }: { compared: Compared }) {
  const interviews = useInterviews(compared)
  const assessments = useComparedAssessments(compared)
  const back = (
    <Link className="link touchable justify-self-start py-1" to={applicantsPath({ job: compared.jobId })}>
      Applicants for this position
    </Link>
  )
  const code = interviews.error === undefined ? undefined : refusalOf(interviews.error).code
  if (code === 'application_not_found' || code === 'job_not_found' || code === 'not_found')
    return (
      <PageFrame title="Application not found" above={back}>
        <p>
          One of these applications may have been withdrawn or erased, or you may not have access to its
          position. Please select applicants in the list again.
        </p>
      </PageFrame>
    )
  const jobTitle = interviews.data?.applicants[0]?.application.jobTitle
  return (
    <PageFrame title="Compare applicants" above={back} lead={jobTitle ?? ' '}>
      <Loaded answer={interviews} what="The comparison">
        {(data) => <Comparison compared={compared} interviews={data} assessments={assessments.data} />}
      </Loaded>
      {assessments.error !== undefined && (
        <Loaded answer={assessments} what="The assessments">
          {() => null}
        </Loaded>
      )}
    </PageFrame>
  )
}
