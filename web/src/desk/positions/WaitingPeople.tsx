import { useState } from 'react'
import type { WaitingPerson } from '#shared/desk/contract/introductions.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { StatusRegion } from '../../ui/StatusRegion.tsx'
import { Detail, Table, type Column } from '../../ui/Table.tsx'
import { When } from '../../ui/When.tsx'
import { recruitingApi } from '../desk-api.ts'
import { Loaded } from '../Loaded.tsx'
import { TitledPanel } from '../TitledPanel.tsx'
import { useBusy } from '../use-busy.ts'
import { useDeskAnswer } from '../use-desk-answer.ts'
import { AddPersonDialog } from './AddPersonDialog.tsx'

type Props = { jobId: string; isOpen: boolean }

/** People whom recruiters added to the position and who have not answered. They are no applicants yet. */
export function WaitingPeople({ jobId, isOpen }: Props) {
  const answer = useDeskAnswer(
    ['people', jobId],
    async () => (await recruitingApi.listPeople({ params: { id: jobId } })).data.people,
  )
  const [isAdding, setAdding] = useState(false)
  const [news, setNews] = useState('')
  const { isBusy, failure, run } = useBusy(answer.data?.length)
  const remove = ({ id, name }: WaitingPerson): Promise<void> =>
    run(async () => {
      setNews('')
      // Also after a refusal: who has answered meanwhile is no longer in the list.
      await recruitingApi
        .removePerson({ params: { id: jobId, personId: id } })
        .finally(() => void answer.mutate())
      setNews(`${name} is removed, and what was stored about them is deleted.`)
    }, 'The person was not removed.')
  return (
    <TitledPanel
      id="waiting-people"
      title="Waiting for their yes"
      action={
        isOpen && (
          <Button look="quiet" size="compact" onClick={() => setAdding(true)}>
            Add a person
          </Button>
        )
      }
    >
      <StatusRegion>{news !== '' && <Notice tone="good">{news}</Notice>}</StatusRegion>
      <p role="alert" className="empty:absolute">
        {failure}
      </p>
      <Loaded answer={answer} what="The list">
        {(people) => (
          <Table
            items={people}
            columns={columnsOf((person) => void remove(person), isBusy)}
            empty={<p className="text-ink-soft">Nobody is waiting.</p>}
          />
        )}
      </Loaded>
      {isAdding && (
        <AddPersonDialog
          jobId={jobId}
          onClose={() => setAdding(false)}
          onAdded={({ name, email }) => {
            setAdding(false)
            setNews(`The email to ${name} (${email}) is on its way.`)
            void answer.mutate()
          }}
        />
      )}
    </TitledPanel>
  )
}

const columnsOf = (
  onRemove: (person: WaitingPerson) => void,
  isBusy: boolean,
): readonly Column<WaitingPerson>[] => [
  {
    name: 'Name',
    kind: 'title',
    render: ({ name, email }) => (
      <>
        <strong>{name}</strong>
        <Detail>{email}</Detail>
      </>
    ),
  },
  {
    name: 'Given by',
    isLabelled: true,
    render: ({ referrer, addedBy }) => referrer ?? addedBy ?? 'An operator',
  },
  { name: 'File', isLabelled: true, render: ({ fileName }) => fileName ?? 'None' },
  {
    name: 'Deleted on',
    isLabelled: true,
    kind: 'short',
    render: ({ keptUntil }) => <When at={keptUntil} to="day" />,
  },
  {
    name: 'Remove',
    isNameUnseen: true,
    render: (person) => (
      <Button look="danger" size="compact" disabled={isBusy} onClick={() => onRemove(person)}>
        <span>
          Remove<span className="unseen">{` ${person.name}`}</span>
        </span>
      </Button>
    ),
  },
]
