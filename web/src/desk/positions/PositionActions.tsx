import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { mutate } from 'swr'
import type { Job } from '#shared/position/job.ts'
import { StatusRegion } from '../../ui/StatusRegion.tsx'
import { recruitingApi } from '../desk-api.ts'
import { useBusy } from '../use-busy.ts'
import { Publication } from './Publication.tsx'
import { positionsKey } from './use-positions.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'

type Props = { job: Job; isDraft: boolean; onChanged: () => void }

/** The actions on a position as a whole. */
export function PositionActions({ job, isDraft, onChanged }: Props) {
  const { isBusy, failure, run } = useBusy()
  const [changes, setChanges] = useState(0)
  const navigate = useNavigate()
  const isOpen = job.status === 'open'
  const setStatus = (): Promise<void> =>
    run(async () => {
      const status = isOpen ? 'closed' : 'open'
      await recruitingApi.setJobStatus({ params: { id: job.id }, body: { status } })
      onChanged()
      setChanges(changes + 1)
    }, 'The position was not changed.')
  const remove = (): Promise<void> =>
    run(async () => {
      await recruitingApi.removeJob({ params: { id: job.id } })
      if (!isDraft) await recruitingApi.publish()
      void mutate(positionsKey)
      void navigate('/desk/positions')
    }, 'The position was not removed.')
  return (
    <aside className="panel position__side" aria-label="About this position">
      {isDraft ? <DraftFacts id={job.id} /> : <PositionFacts job={job} />}
      <div className="position__acts">
        {!isDraft && (
          <Button look="quiet" disabled={isBusy} onClick={() => void setStatus()}>
            {isOpen ? 'Close for applications' : 'Reopen'}
          </Button>
        )}
        <ButtonLink look="quiet" to={`/desk/positions/new?copy=${job.id}`}>
          Copy
        </ButtonLink>
        {job.applicationCount === 0 && <RemoveButton isBusy={isBusy} onRemove={() => void remove()} />}
      </div>
      <p role="alert">{failure}</p>
      <StatusRegion>{changes > 0 && <Publication key={changes} />}</StatusRegion>
    </aside>
  )
}

const DraftFacts = ({ id }: { id: string }) => (
  <dl className="facts">
    <div>
      <dt>Status</dt>
      <dd>Draft. Only recruiters and privacy officers see it.</dd>
    </div>
    <div>
      <dt>Page, once it is published</dt>
      <dd>{`/careers/${id}`}</dd>
    </div>
  </dl>
)

const PositionFacts = ({ job }: { job: Job }) => (
  <dl className="facts">
    <div>
      <dt>Status</dt>
      <dd>{job.status === 'open' ? 'Open' : 'Closed'}</dd>
    </div>
    <div>
      <dt>Applicants</dt>
      <dd>
        <Link className="link" to={`/desk/applicants?job=${job.id}`}>
          {job.applicationCount}
        </Link>
      </dd>
    </div>
    <div>
      <dt>Page</dt>
      <dd>
        <a className="link" href={`/careers/${job.id}`} target="_blank" rel="noreferrer">
          {`/careers/${job.id}`}
        </a>
      </dd>
    </div>
  </dl>
)

const RemoveButton = ({ isBusy, onRemove }: { isBusy: boolean; onRemove: () => void }) => (
  <Button look="danger" disabled={isBusy} onClick={onRemove}>
    Remove
  </Button>
)
