import { Button } from '../../../ui/Button.tsx'
import { recruitingApi } from '../../desk-api.ts'
import { messageOf } from '../../refusals.ts'
import { useDeskAnswer } from '../../use-desk-answer.ts'
import { ShownLetter } from '../DecisionFields.tsx'
import type { Draft } from './letter-draft.ts'

type Props = { applicationId: string; draft: Draft }

/** The letter as it would be e-mailed. */
export function LetterPreview({ applicationId: id, draft: { subject, text } }: Props) {
  const isWritten = subject !== '' && text !== ''
  const { data, error, mutate } = useDeskAnswer(
    isWritten ? ['letter', id, subject, text] : null,
    async () => (await recruitingApi.previewWrittenLetter({ params: { id }, body: { subject, text } })).data,
    { keepPreviousData: true, revalidateOnFocus: false },
  )
  if (!isWritten) return <p className="text-ink-soft">Write a subject and a text to see the letter here.</p>
  if (error === undefined) return <ShownLetter letter={data} wait={undefined} />
  return (
    <div className="grid justify-items-start gap-2">
      <p role="alert">{messageOf(error, 'The letter could not be shown.')}</p>
      <Button look="quiet" size="compact" onClick={() => void mutate()}>
        Try again
      </Button>
    </div>
  )
}
