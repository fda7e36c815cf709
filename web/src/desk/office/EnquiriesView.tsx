import { malaysianTime } from '#shared/domain/malaysian-time.ts'
import { recruitingApi } from '../desk-api.ts'
import { Loaded } from '../Loaded.tsx'
import { PageFrame } from '../PageFrame.tsx'
import { useDeskAnswer } from '../use-desk-answer.ts'

const load = async () => (await recruitingApi.listEnquiries()).data

type Enquiries = Awaited<ReturnType<typeof load>>

export default function EnquiriesView() {
  const answer = useDeskAnswer('enquiries', load)
  return (
    <PageFrame
      title="Enquiries"
      lead="What visitors sent with the contact form and the team has not received by email yet. Each is tried again by itself."
    >
      <Loaded answer={answer} what="The enquiries">
        {({ enquiries, more }) =>
          enquiries.length === 0 ? (
            <p className="page__empty">Every enquiry has reached the team’s mailbox.</p>
          ) : (
            <>
              <EnquiryTable enquiries={enquiries} />
              {more && <p className="panel__soft">There are more than this list shows.</p>}
            </>
          )
        }
      </Loaded>
    </PageFrame>
  )
}

const triesText = (tries: number): string => (tries === 1 ? '1 try' : `${tries} tries`)

const EnquiryTable = ({ enquiries }: Pick<Enquiries, 'enquiries'>) => (
  <table className="table">
    <thead>
      <tr>
        <th scope="col">About</th>
        <th scope="col">Received</th>
        <th scope="col">State</th>
        <th scope="col">Next try</th>
      </tr>
    </thead>
    <tbody>
      {enquiries.map(({ id, enquiryType, receivedAt, state, attempts, dueAt }) => (
        <tr key={id}>
          <th scope="row" className="table__main">
            {enquiryType}
            <span className="table__soft">{id}</span>
          </th>
          <td data-label="Received">{malaysianTime(receivedAt)}</td>
          <td>
            <span className={`badge badge--${state === 'dead' ? 'due' : 'open'}`}>
              {state === 'dead' ? 'Given up for a day' : 'Waiting'}
            </span>
            <span className="table__soft">{triesText(attempts)}</span>
          </td>
          <td data-label="Next try">{malaysianTime(dueAt)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
