import { useRef, type Dispatch } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import type { Event, Review } from './cv-registration.ts'
import { writtenIn } from './review-form.ts'
import { ReviewForm } from './ReviewForm.tsx'
import { standingOf, type Standing } from './standing.ts'
import './Review.css'

type Props = {
  review: Review
  /** The e-mail address of the signed-in candidate. */
  own: string | undefined
  dispatch: Dispatch<Event>
}

/** A file of which nothing was read is not called a success. */
function titleOf({ isUnread }: Review, standing: Standing): string {
  if (isUnread) return 'No Details Found in Your CV'
  return standing === 'new' ? 'CV Processed Successfully' : 'Account Found'
}

/** Shows the data read from a CV, for the candidate to correct and save. */
export default function ReviewDialog({ review, own, dispatch }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const cv = review.cv.email === '' && own !== undefined ? { ...review.cv, email: own } : review.cv
  // From the data that was last submitted: if it followed what is being typed, the buttons would change meanwhile.
  const standing = standingOf(cv.email, { taken: review.taken, own })
  const close = (): void =>
    dispatch({ type: 'closed', cv: form.current === null ? cv : writtenIn(new FormData(form.current)) })
  return (
    <Dialog
      title={titleOf(review, standing)}
      step={standing}
      width="wide"
      busy={review.saving !== undefined}
      onClose={close}
    >
      {/* The key replaces the form with each step, so that no pressed button gets another action. */}
      <ReviewForm
        key={standing}
        element={form}
        review={review}
        read={cv}
        standing={standing}
        own={own}
        dispatch={dispatch}
        onCancel={close}
      />
    </Dialog>
  )
}
