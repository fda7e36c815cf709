import { useState } from 'react'
import type { ScreeningQuestion } from '#shared/position/screening.ts'
import ScreeningDialog from '../../form/ScreeningDialog.tsx'
import { Button } from '../../ui/Button.tsx'

type Props = { jobId: string; questions: readonly ScreeningQuestion[]; onAnswered: () => void }

/** The questions of an application whose interview was begun, or is not needed, before they were answered. */
export function AnswerQuestions({ jobId, questions, onAnswered }: Props) {
  const [isOpen, setOpen] = useState(false)
  const close = (): void => setOpen(false)
  return (
    <>
      <Button look="quiet" size="compact" onClick={() => setOpen(true)}>
        Answer Questions
      </Button>
      {isOpen && (
        <ScreeningDialog
          jobId={jobId}
          questions={questions}
          onSent={() => {
            close()
            onAnswered()
          }}
          onClose={close}
        />
      )}
    </>
  )
}
