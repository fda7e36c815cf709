import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { mutate } from 'swr'
import type { Job } from '#shared/position/job.ts'
import { Panel } from '../../ui/Panel.tsx'
import { StatusRegion } from '../../ui/StatusRegion.tsx'
import { recruitingApi } from '../desk-api.ts'
import { sideLook } from '../looks.ts'
import { Fact } from '../Fact.tsx'
import { useBusy } from '../use-busy.ts'
import { Publication } from './Publication.tsx'
import { positionsKey } from './use-positions.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { deskPath } from '../desk-path.ts'
import { applicantsPath } from '../applicants-path.ts'
import { copyPath } from './position-path.ts'

type Props = { job: Job; isDraft: boolean; onChanged: () => void }

/** The actions on a position as a whole. */
export function PositionActions({ job, isDraft, onChanged }: Props) {
  const { isBusy, failure, run } = useBusy(job.status)
  const [changes, setChanges] = useState(0)
  const navigate = useNavigate()
  const isOpen = job.status === 'open'
  const setStatus = (): Promise<void> =>
    run(async () => {
      const status = isOpen ? 'closed' : 'open'
      // Also after a failure, because the answer may have been lost.
      await recruitingApi.setJobStatus({ params: { id: job.id }, body: { status } }).finally(onChanged)
      setChanges(changes + 1)
    }, 'The position was not changed.')
  const remove = (): Promise<void> =>
    run(async () => {
      await recruitingApi.removeJob({ params: { id: job.id } })
      if (!isDraft) await recruitingApi.publish()
      void mutate(positionsKey)
      void navigate(deskPath('/desk/positions'))
    }, 'The position was not removed.')
  return (
    <Panel
      as="aside"
      className={`${sideLook} content-start tablet:row-start-1`}
      aria-label="About this position"
    >
      {isDraft ? <DraftFacts id={job.id} /> : <PositionFacts job={job} />}
      <div className="grid gap-3">
        {!isDraft && (
          <Button look="quiet" disabled={isBusy} onClick={() => void setStatus()}>
            {isOpen ? 'Close for applications' : 'Reopen'}
          </Button>
        )}
        <ButtonLink look="quiet" to={copyPath(job.id)}>
          Copy
        </ButtonLink>
        {job.applicationCount === 0 && (
          <Button look="danger" disabled={isBusy} onClick={() => void remove()}>
            Remove
          </Button>
        )}
      </div>
      <p role="alert">{failure}</p>
      <StatusRegion>{changes > 0 && <Publication key={changes} />}</StatusRegion>
    </Panel>
  )
}

/** It wraps after the slash, and gets no hyphen, which would be a part of the address. */
const PublicPath = ({ id }: { id: string }) => (
  <span className="hyphens-none">
    /careers/
    <wbr />
    {id}
  </span>
)

const DraftFacts = ({ id }: { id: string }) => (
  <dl className="grid gap-3">
    <Fact name="Status">Draft. Only recruiters and privacy officers see it.</Fact>
    <Fact name="Page, once it is published">
      <PublicPath id={id} />
    </Fact>
  </dl>
)

const PositionFacts = ({ job }: { job: Job }) => (
  <dl className="grid gap-3">
    <Fact name="Status">{job.status === 'open' ? 'Open' : 'Closed'}</Fact>
    <Fact name="Applicants">
      <Link className="link touchable" to={applicantsPath({ job: job.id })}>
        {job.applicationCount}
      </Link>
    </Fact>
    <Fact name="Page">
      <a className="link touchable" href={`/careers/${job.id}`} target="_blank" rel="noreferrer">
        <PublicPath id={job.id} />
      </a>
    </Fact>
  </dl>
)
