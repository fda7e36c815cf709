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
  | { name: 'undone'; count: number; failed: readonly Outcome<Pending>[] }

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
    setPhase({ name: 'undone', count: pending.length - failed.length, failed })
  }
  return (
    <StatusRegion>
      {phase.name === 'undone' ? (
        <Undone phase={phase} onClose={() => setPhase({ name: 'offered' })} />
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

type UndoneProps = { phase: Extract<Phase, { name: 'undone' }>; onClose: () => void }

const Undone = ({ phase: { count, failed }, onClose }: UndoneProps) => (
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
