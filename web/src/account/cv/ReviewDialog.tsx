import type { CvData } from '#shared/domain/cv.ts'
import { useEffect, useRef, useState, type Dispatch } from 'react'
import { Form } from '../../form/Form.tsx'
import { leadToProblem } from '../../form/lead-to-problem.ts'
import { useTyped } from '../../form/use-typed.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import type { Event, Review } from './cv-registration.ts'
import { doubtsIn } from './doubts.ts'
import { skillBeingTyped, writtenIn } from './review-form.ts'
import { ReviewActions } from './ReviewActions.tsx'
import { ReviewIntroduction } from './ReviewIntroduction.tsx'
import { ReviewSections } from './ReviewSections.tsx'
import { standingOf } from './standing.ts'
import './Review.css'

type Props = {
  review: Review
  /** The e-mail address of the signed-in candidate. */
  own: string | undefined
  dispatch: Dispatch<Event>
}

/** Shows the data read from a CV, for the candidate to correct and save. */
export function ReviewDialog({ review, own, dispatch }: Props) {
  const form = useRef<HTMLFormElement>(null)
  // Fixed while the dialog is open: the fields are uncontrolled and keep what the candidate typed.
  const [cv] = useState(() =>
    review.cv.email === '' && own !== undefined ? { ...review.cv, email: own } : review.cv,
  )
  const [toCheck] = useState(() => doubtsIn(review.doubts, review.cv))
  const { email } = useTyped(form, 'email')
  const standing = standingOf(email, { taken: review.taken, own })
  const asksPassword = standing === 'existing' || (standing === 'own' && review.asksPassword)
  const isBusy = review.saving !== undefined

  const { refusals, problems } = review
  useEffect(() => {
    // Only `refusals` is a dependency: editing a field changes `problems`, too, and must not move the focus.
    if (refusals > 0 && form.current !== null) leadToProblem(form.current, problems)
    // oxlint-disable-next-line react/exhaustive-deps
  }, [refusals])

  const written = (): CvData => (form.current === null ? cv : writtenIn(new FormData(form.current)))

  const confirm = async (): Promise<void> => {
    if (form.current === null || isBusy) return
    const entered = new FormData(form.current).get('password')
    const password = typeof entered === 'string' ? entered : ''
    const corrected = written()
    // Already imported when the file was chosen.
    const { reviewProblems } = await import('./cv-calls.ts')
    const problems = reviewProblems(corrected, asksPassword ? password : undefined)
    if (Object.keys(problems).length > 0) return dispatch({ type: 'blocked', problems })
    dispatch({ type: 'confirmed', submission: { cv: corrected, password, isUpdate: standing !== 'new' } })
  }

  const useOwn = (): void => {
    const field = form.current?.elements.namedItem('email')
    if (!(field instanceof HTMLInputElement) || own === undefined) return
    field.value = own
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.focus()
  }

  return (
    <Dialog
      title={standing === 'new' ? 'CV Processed Successfully' : 'Account Found'}
      width="wide"
      busy={isBusy}
      onClose={() => dispatch({ type: 'closed', cv: written() })}
    >
      <Form
        form={{
          element: form,
          isSending: isBusy,
          submit: () => void confirm(),
          edited: (field) => dispatch({ type: 'edited', field }),
        }}
        className="review"
        label="Your CV"
        startAt={cv.email === '' ? 'email' : undefined}
        fieldOf={(name) => (name === skillBeingTyped ? 'skills' : name)}
      >
        <ReviewIntroduction
          standing={standing}
          email={email}
          own={own}
          lacksEmail={cv.email === ''}
          toCheck={toCheck}
          foreignLanguage={review.doubts.foreignLanguage}
          onUseOwn={useOwn}
        />
        <ReviewSections cv={cv} doubts={review.doubts} problems={review.problems} isBusy={isBusy} />
        {asksPassword && (
          <PasswordField
            id="review-password"
            name="password"
            label="Password of this account"
            required
            autoComplete="current-password"
            readOnly={isBusy}
            problem={review.problems['password']}
          />
        )}
        <ReviewActions
          standing={standing}
          email={email}
          asksPassword={asksPassword}
          isBusy={isBusy}
          onCancel={() => dispatch({ type: 'closed', cv: written() })}
        />
      </Form>
    </Dialog>
  )
}
