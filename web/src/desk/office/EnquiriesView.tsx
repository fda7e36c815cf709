import { useState } from 'react'
import { malaysianClock } from '#shared/platform/malaysian-time.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { StatusRegion } from '../../ui/StatusRegion.tsx'
import { enquiriesApi, recruitingApi } from '../desk-api.ts'
import { Loaded } from '../Loaded.tsx'
import { PageFrame } from '../PageFrame.tsx'
import { Detail, Table, type Column } from '../../ui/Table.tsx'
import { When } from '../../ui/When.tsx'
import { messageOf } from '../refusals.ts'
import { useDeskAnswer } from '../use-desk-answer.ts'
import { useToday } from '../use-today.ts'

const load = async () => (await recruitingApi.listEnquiries()).data

type Enquiries = Awaited<ReturnType<typeof load>>
type Enquiry = Enquiries['enquiries'][number]

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
  const { mutate: loadToday } = useToday()
  const { news, isBusy, retry } = useRetry(() => Promise.all([answer.mutate(), loadToday()]))
  return (
    <PageFrame
      title="Enquiries"
      lead="Enquiries that have not reached the team's mailbox. We retry by ourselves; if that fails, resend them here."
    >
      <StatusRegion>{news !== '' && <p>{news}</p>}</StatusRegion>
      <Loaded answer={answer} what="The enquiries">
        {({ enquiries, more }) => (
          <>
            {enquiries.length > 0 && (
              <div>
                <Button look="quiet" disabled={isBusy} onClick={() => void retry()}>
                  {isBusy ? 'Sending…' : 'Send all now'}
                </Button>
              </div>
            )}
            <EnquiryTable enquiries={enquiries} isBusy={isBusy} retry={retry} />
            {more && <p className="text-ink-soft">There are more enquiries than this list shows.</p>}
          </>
        )}
      </Loaded>
    </PageFrame>
  )
}

const attemptsText = (attempts: number): string => (attempts === 1 ? '1 attempt' : `${attempts} attempts`)

type TableProps = Pick<Enquiries, 'enquiries'> & {
  isBusy: boolean
  retry: (ids: string[]) => Promise<void>
}

const EnquiryTable = ({ enquiries, isBusy, retry }: TableProps) => {
  const columns: readonly Column<Enquiry>[] = [
    {
      name: 'About',
      kind: 'title',
      render: ({ enquiryType, id }) => (
        <>
          {enquiryType}
          <Detail>{id}</Detail>
        </>
      ),
    },
    { name: 'Received', isLabelled: true, render: ({ receivedAt }) => <When at={receivedAt} /> },
    { name: 'State', render: (enquiry) => <DeliveryState {...enquiry} /> },
    {
      name: 'Next attempt',
      isLabelled: true,
      render: ({ state, dueAt }) => (state === 'dead' ? 'None' : <When at={dueAt} />),
    },
    {
      name: 'Send',
      isNameUnseen: true,
      render: ({ id, receivedAt }) => (
        <Button
          look="quiet"
          size="compact"
          disabled={isBusy}
          aria-label={`Send the enquiry of ${malaysianClock(receivedAt)} now`}
          onClick={() => void retry([id])}
        >
          Send now
        </Button>
      ),
    },
  ]
  return <Table columns={columns} items={enquiries} empty={<Empty text="All delivered." />} />
}

const DeliveryState = ({ state, attempts }: Pick<Enquiry, 'state' | 'attempts'>) => (
  <>
    <Badge tone={state === 'dead' ? 'due' : 'open'}>{state === 'dead' ? 'Not delivered' : 'Waiting'}</Badge>
    <Detail>{attemptsText(attempts)}</Detail>
  </>
)
