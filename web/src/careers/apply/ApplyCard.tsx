import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import type { ClosedReason } from '#shared/platform/deadline.ts'
import type { Job } from '#shared/position/job.ts'
import { alreadyApplied } from './already-applied.ts'
import type { Applied } from './load-applied.ts'
import { useSessionState } from '../../api/session/Session.tsx'
import { Button } from '../../ui/Button.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { ApplyToast } from './ApplyToast.tsx'
import { useApplyFlow, type ApplyControls } from './use-apply-flow.ts'
import { useClosedReason } from './use-closed-reason.ts'

type Props = {
  job: Job
  /** The candidate's application, once it is loaded. */
  applied: Applied | undefined
  /** Called when the job changed at the API: the candidate applied, or it was closed meanwhile. */
  onChanged: () => void
}

const closedTexts: Readonly<Record<ClosedReason, string>> = {
  closed_by_recruiter: 'This position is closed and no longer accepts applications.',
  closing_date_passed: 'The closing date has passed. This position no longer accepts applications.',
}

/** The side card of a job's page. On narrow screens the page fixes it to the lower edge of the window. */
export function ApplyCard({ job, applied, onChanged }: Props) {
  const apply = useApplyFlow(job.id)
  const { flow, Dialog, answered, dismiss } = apply
  const { step } = flow
  const closedOnPage = useClosedReason(job)
  const closed = flow.closed ?? closedOnPage

  const reportChange = useEffectEvent(onChanged)
  const isChanged =
    flow.closed !== undefined || (flow.hasApplied !== undefined && flow.hasApplied !== job.hasApplied)
  useEffect(() => {
    if (isChanged) reportChange()
  }, [isChanged])

  // The button that had the focus may be gone when a dialog or the toast closes.
  const card = useRef<HTMLElement>(null)
  const lastStep = useRef(step.name)
  useEffect(() => {
    const isBack = step.name === 'idle' && lastStep.current !== 'idle'
    lastStep.current = step.name
    if (isBack && document.activeElement === document.body) card.current?.focus({ preventScroll: true })
  }, [step.name])

  return (
    <section className="large-controls grid gap-3 outline-none" aria-label="Apply" ref={card} tabIndex={-1}>
      <CardContent
        job={job}
        applied={applied}
        hasApplied={flow.hasApplied ?? job.hasApplied}
        closed={closed}
        apply={apply}
      />
      <ApplyToast failure={step.name === 'failed' ? step.failure : undefined} onDismiss={dismiss} />
      {Dialog !== undefined && <Dialog step={step} job={job} onAnswered={answered} onClose={dismiss} />}
    </section>
  )
}

type ContentProps = Pick<Props, 'job' | 'applied'> & {
  hasApplied: boolean
  closed: ClosedReason | undefined
  apply: ApplyControls
}

function CardContent({ job, applied, hasApplied, closed, apply }: ContentProps) {
  const isGuest = useSessionState(({ user }) => user === undefined)
  const { isBusy, look, press } = apply
  if (hasApplied) {
    const lookButton = (
      <BusyButton {...apply} isQuiet busyLabel="Getting Status…" onClick={look}>
        View Application Status
      </BusyButton>
    )
    if (applied !== undefined)
      return (
        <applied.Card jobId={job.id} application={applied.application}>
          {lookButton}
        </applied.Card>
      )
    return (
      <>
        <h2 className="text-large">{alreadyApplied.title}</h2>
        {lookButton}
      </>
    )
  }
  if (closed !== undefined && !isBusy)
    return (
      <>
        <h2 className="text-large">Applications Closed</h2>
        <p className="text-small text-ink-soft">{closedTexts[closed]}</p>
        <Button className="disabled:cursor-not-allowed" disabled>
          Apply
        </Button>
      </>
    )
  return (
    <>
      <BusyButton {...apply} busyLabel="Getting Interview Ready..." onClick={press}>
        Apply
      </BusyButton>
      {isGuest && (
        <p className="text-small text-ink-soft">You&apos;ll need to sign in or create an account to apply</p>
      )}
    </>
  )
}

type BusyButtonProps = Pick<ApplyControls, 'isBusy' | 'prepare'> & {
  isQuiet?: boolean
  busyLabel: string
  onClick: () => void
  children: ReactNode
}

/** While it is busy the button is `aria-disabled`, because a disabled button loses the focus. */
function BusyButton({ isBusy, prepare, isQuiet = false, busyLabel, onClick, children }: BusyButtonProps) {
  return (
    <>
      <Button
        look={isQuiet ? 'quiet' : 'main'}
        aria-disabled={isBusy}
        onClick={onClick}
        onFocus={prepare}
        onPointerEnter={prepare}
      >
        {isBusy && <Spinner />}
        {isBusy ? busyLabel : children}
      </Button>
      <output className="unseen">{isBusy ? busyLabel : ''}</output>
    </>
  )
}
