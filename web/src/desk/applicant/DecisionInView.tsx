import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import type { RecruiterStatus } from '#shared/application/application-status.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { PendingDecision } from '../applicants/PendingDecision.tsx'
import { StatusBadge } from '../StatusBadge.tsx'
import { TitledPanel } from '../TitledPanel.tsx'
import { TwoColumns } from '../TwoColumns.tsx'
import { DecisionDialog } from './DecisionDialog.tsx'
import { DecisionPanel } from './DecisionPanel.tsx'
import type { Shown } from './use-applicant.ts'
import { applicantChanged } from './use-history.ts'

type Props = { shown: Shown; onChanged: () => void; children: ReactNode }

/** Keeps the decision in view: beside the page, and in a narrow window as a bar below it, which opens the decisions. */
export function DecisionInView({ shown, onChanged, children }: Props) {
  const { application } = shown
  const { state } = useLocation() as { state: { isDeciding?: true } | null }
  const [isOpen, setOpen] = useState(state?.isDeciding === true)
  const [deciding, setDeciding] = useState<RecruiterStatus>()
  const column = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  useFocusAfterChange(application.decision?.dueAt, [column, opener])
  const changed = (): void => {
    onChanged()
    applicantChanged(application.id)
  }
  const panel = (
    <DecisionPanel
      shown={shown}
      onDecide={(status) => {
        setOpen(false)
        setDeciding(status)
      }}
      onChanged={changed}
    />
  )
  return (
    // On a phone the bar ends at the edge of the window, also at the end of the page.
    <div className="tablet:-mb-8">
      <TwoColumns side={<Beside column={column}>{panel}</Beside>}>{children}</TwoColumns>
      <DecisionBar
        application={application}
        onOpen={() => setOpen(true)}
        onRecalled={changed}
        opener={opener}
      />
      {isOpen && (
        <Dialog title="Decision" onClose={() => setOpen(false)}>
          {panel}
        </Dialog>
      )}
      {deciding !== undefined && (
        <DecisionDialog
          key={deciding}
          application={application}
          status={deciding}
          onClose={() => setDeciding(undefined)}
          onChanged={changed}
        />
      )}
    </div>
  )
}

type BesideProps = { column: RefObject<HTMLDivElement | null>; children: ReactNode }

const Beside = ({ column, children }: BesideProps) => (
  <div
    ref={column}
    className="max-h-beside overflow-y-auto rounded-card outline-none tablet:hidden"
    tabIndex={-1}
  >
    <TitledPanel id="decision" title="Decision">
      {children}
    </TitledPanel>
  </div>
)

type BarProps = {
  application: Shown['application']
  onOpen: () => void
  onRecalled: () => void
  opener: RefObject<HTMLButtonElement | null>
}

/** It is below the page where it would take much of the window: beside an on-screen keyboard, in a low window and at large text. */
const DecisionBar = ({ application, onOpen, onRecalled, opener }: BarProps) => (
  <section
    className="decision-bar sticky bottom-0 z-4 -mx-edge mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line bg-surface px-edge pt-3 pb-safe-3 while-typing:static low:static narrow:static desktop:hidden"
    aria-label="Decision"
  >
    {application.decision === null ? (
      <StatusBadge status={application.status} />
    ) : (
      <PendingDecision applicant={application} decision={application.decision} onRecalled={onRecalled} />
    )}
    <Button ref={opener} size="compact" onClick={onOpen}>
      Decide
    </Button>
  </section>
)

/** The button of a decision, or of its undoing, is gone after it; the focus moves to the one of the places that is shown. */
function useFocusAfterChange(
  present: string | undefined,
  places: readonly RefObject<HTMLElement | null>[],
): void {
  const before = useRef(present)
  useEffect(() => {
    if (before.current === present) return
    before.current = present
    if (document.activeElement !== document.body) return
    for (const place of places) place.current?.focus({ preventScroll: true })
  })
}
