import { useState } from 'react'
import { pendingMinutes } from '#shared/application/decision.ts'
import { Notice } from '../../ui/Notice.tsx'
import { recruitingApi } from '../desk-api.ts'
import { messageOf } from '../refusals.ts'
import { applicantCount } from './applicant-count.ts'
import { forEachApplicant, type Outcome } from './several.ts'
import { invalidate } from '../invalidation.ts'
import type { Applicant } from './use-applicants.ts'
import { Button } from '../../ui/Button.tsx'

type Phase =
  | { name: 'rejected' }
  | { name: 'recalling' }
  | { name: 'recalled'; failed: readonly Outcome<Applicant>[] }

const decisionCount = (count: number): string => (count === 1 ? '1 decision' : `${count} decisions`)

/** Recalls the decisions of one rejection of several applicants. */
export function RecallSeveral({
  rejected,
  onClose,
}: {
  rejected: readonly Applicant[]
  onClose: () => void
}) {
  const [phase, setPhase] = useState<Phase>({ name: 'rejected' })
  const recall = async (): Promise<void> => {
    setPhase({ name: 'recalling' })
    const failed = await forEachApplicant(
      rejected,
      ({ id }) => recruitingApi.recallDecision({ params: { id } }),
      () => undefined,
    )
    invalidate('listApplicants')
    setPhase({ name: 'recalled', failed })
  }
  const close = (
    <button type="button" className="text-button" onClick={onClose}>
      Close
    </button>
  )
  if (phase.name === 'recalled')
    return (
      <Notice tone={phase.failed.length === 0 ? 'good' : 'bad'} action={close}>
        {[
          `${decisionCount(rejected.length - phase.failed.length)} recalled.`,
          ...phase.failed.map(
            ({ item, error }) =>
              `${item.candidate.name}: ${messageOf(error, 'The decision was not recalled.')}`,
          ),
        ].join(' ')}
      </Notice>
    )
  return (
    <Notice
      action={
        <span className="flex flex-wrap items-center gap-3">
          <Button
            look="quiet"
            size="compact"
            disabled={phase.name === 'recalling'}
            onClick={() => void recall()}
          >
            {phase.name === 'recalling' ? 'Recalling…' : rejected.length === 1 ? 'Recall' : 'Recall all'}
          </Button>
          {close}
        </span>
      }
    >
      {`${applicantCount(rejected.length)} rejected. The letters go out in ${pendingMinutes} minutes.`}
    </Notice>
  )
}
