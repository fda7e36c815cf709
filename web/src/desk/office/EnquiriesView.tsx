import { useState } from 'react'
import { malaysianClock } from '#shared/platform/malaysian-time.ts'
import { StatusRegion } from '../../ui/StatusRegion.tsx'
import { enquiriesApi, recruitingApi } from '../desk-api.ts'
import { Loaded } from '../Loaded.tsx'
import { PageFrame } from '../PageFrame.tsx'
import { When } from '../../ui/When.tsx'
import { messageOf } from '../refusals.ts'
import { useDeskAnswer } from '../use-desk-answer.ts'

const load = async () => (await recruitingApi.listEnquiries()).data

type Enquiries = Awaited<ReturnType<typeof load>>

const enquiriesText = (count: number): string => (count === 1 ? '1 enquiry' : `${count} enquiries`)

/** Sends enquiries again, and reports how many were sent. */
function useRetry(onDone: () => Promise<unknown>) {
  const [news, setNews] = useState('')
  const [isBusy, setBusy] = useState(false)
  const retry = async (ids?: string[]): Promise<void> => {
    setBusy(true)
    setNews('')
    try {
      const { sent, stillPending } = (await enquiriesApi.retry({ body: ids === undefined ? {} : { ids } }))
        .data
      const waiting = stillPending === 0 ? '' : ` ${enquiriesText(stillPending)} could not be sent yet.`
      setNews(`${enquiriesText(sent)} sent.${waiting}`)
    } catch (error) {
      setNews(messageOf(error, 'The enquiries could not be sent.'))
    }
    await onDone()
    setBusy(false)
  }
  return { news, isBusy, retry }
}

export default function EnquiriesView() {
  const answer = useDeskAnswer('enquiries', load)
  const { news, isBusy, retry } = useRetry(answer.mutate)
  return (
    <PageFrame
      title="Enquiries"
      lead="Enquiries from the contact form that have not reached the team’s mailbox. The site retries each several times; after that, send it from here."
    >
      <StatusRegion>{news !== '' && <p>{news}</p>}</StatusRegion>
      <Loaded answer={answer} what="The enquiries">
        {({ enquiries, more }) =>
          enquiries.length === 0 ? (
            <p className="page__empty">Every enquiry has reached the team’s mailbox.</p>
          ) : (
            <>
              <div>
                <button type="button" className="quiet-button" disabled={isBusy} onClick={() => void retry()}>
                  {isBusy ? 'Sending…' : 'Send all now'}
                </button>
              </div>
              <EnquiryTable enquiries={enquiries} isBusy={isBusy} retry={retry} />
              {more && <p className="panel__soft">There are more enquiries than this list shows.</p>}
            </>
          )
        }
      </Loaded>
    </PageFrame>
  )
}

const attemptsText = (attempts: number): string => (attempts === 1 ? '1 attempt' : `${attempts} attempts`)

type TableProps = Pick<Enquiries, 'enquiries'> & {
  isBusy: boolean
  retry: (ids: string[]) => Promise<void>
}

const EnquiryTable = ({ enquiries, isBusy, retry }: TableProps) => (
  <table className="table">
    <thead>
      <tr>
        <th scope="col">About</th>
        <th scope="col">Received</th>
        <th scope="col">State</th>
        <th scope="col">Next attempt</th>
        <th scope="col">
          <span className="unseen">Send</span>
        </th>
      </tr>
    </thead>
    <tbody>
      {enquiries.map(({ id, enquiryType, receivedAt, state, attempts, dueAt }) => (
        <tr key={id}>
          <th scope="row" className="table__main">
            {enquiryType}
            <span className="table__soft">{id}</span>
          </th>
          <td data-label="Received">
            <When at={receivedAt} />
          </td>
          <td>
            <span className={`badge badge--${state === 'dead' ? 'due' : 'open'}`}>
              {state === 'dead' ? 'Not delivered' : 'Waiting'}
            </span>
            <span className="table__soft">{attemptsText(attempts)}</span>
          </td>
          <td data-label="Next attempt">{state === 'dead' ? 'None' : <When at={dueAt} />}</td>
          <td>
            <button
              type="button"
              className="quiet-button quiet-button--small"
              disabled={isBusy}
              aria-label={`Send the enquiry of ${malaysianClock(receivedAt)} now`}
              onClick={() => void retry([id])}
            >
              Send now
            </button>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
