import { useState } from 'react'
import { minutesUntil } from '#shared/application/decision.ts'
import { Notice } from '../../ui/Notice.tsx'
import { StatusRegion } from '../../ui/StatusRegion.tsx'
import { useMinute } from '../../ui/use-minute.ts'
import { messageOf } from '../refusals.ts'
import { useToday, type Today } from '../use-today.ts'
import { recallShown } from './recall-shown.ts'
import { forEachApplicant, type Outcome } from './several.ts'
import { listsChanged } from '../invalidation.ts'
import { Button } from '../../ui/Button.tsx'

type Pending = Today['undoable'][number]

type Phase =
  | { name: 'offered' }
  | { name: 'undoing' }
  | {
      name: 'undone'
      among: ReadonlySet<string | undefined>
      count: number
      failed: readonly Outcome<Pending>[]
    }

const decisionCount = (count: number): string => (count === 1 ? '1 decision' : `${count} decisions`)

/** Takes back all decisions of this member that have not taken effect. The server lists them, so a reload does not lose them. */
export function UndoAll() {
  const { data: today } = useToday()
  const now = new Date(useMinute())
  const [phase, setPhase] = useState<Phase>({ name: 'offered' })
  const pending = (today?.undoable ?? []).filter(
    ({ id, decision }) => today?.mine.includes(id) && decision !== null && minutesUntil(decision, now) > 0,
  )
  const undo = async (): Promise<void> => {
    setPhase({ name: 'undoing' })
    const failed = await forEachApplicant(pending, recallShown, () => undefined)
    listsChanged()
    const among = new Set(pending.map(({ decision }) => decision?.id))
    setPhase({ name: 'undone', among, count: pending.length - failed.length, failed })
  }
  // Later decisions are offered in place of the news.
  if (phase.name === 'undone' && pending.some(({ decision }) => !phase.among.has(decision?.id)))
    setPhase({ name: 'offered' })
  return (
    <StatusRegion>
      {phase.name === 'undone' ? (
        <Undone {...withReadAgain(phase, pending)} onClose={() => setPhase({ name: 'offered' })} />
      ) : (
        pending.length > 0 && (
          <Notice
            action={
              <Button
                look="quiet"
                size="compact"
                disabled={phase.name === 'undoing'}
                onClick={() => void undo()}
              >
                {phase.name === 'undoing' ? 'Undoing…' : pending.length === 1 ? 'Undo' : 'Undo all'}
              </Button>
            }
          >
            {offerText(pending, now)}
          </Notice>
        )
      )}
    </StatusRegion>
  )
}

/** "11 decisions of yours can still be undone, the first of them for 7 minutes." */
function offerText(pending: readonly Pending[], now: Date): string {
  const minutes = Math.min(
    ...pending.flatMap(({ decision }) => (decision ? minutesUntil(decision, now) : [])),
  )
  const first = pending.length === 1 ? '' : ' the first of them'
  return `${decisionCount(pending.length)} of yours can still be undone,${first} for ${minutes} minute${minutes === 1 ? '' : 's'}.`
}

type Result = Omit<Extract<Phase, { name: 'undone' }>, 'name'>

/** A decision whose answer was lost is undone where it no longer waits. */
function withReadAgain({ count, failed, among }: Result, pending: readonly Pending[]): Result {
  const waiting = failed.filter(({ item }) => pending.some(({ id }) => id === item.id))
  return { count: count + failed.length - waiting.length, failed: waiting, among }
}

type UndoneProps = Omit<Result, 'among'> & { onClose: () => void }

const Undone = ({ count, failed, onClose }: UndoneProps) => (
  <Notice
    tone={failed.length === 0 ? 'good' : 'bad'}
    action={
      <button type="button" className="text-button" onClick={onClose}>
        Close
      </button>
    }
  >
    {[
      `${decisionCount(count)} undone.`,
      ...failed.map(
        ({ item, error }) => `${item.candidate.name}: ${messageOf(error, 'The decision was not undone.')}`,
      ),
    ].join(' ')}
  </Notice>
)
