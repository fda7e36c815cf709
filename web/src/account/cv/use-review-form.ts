import type { CvData } from '#shared/account/cv.ts'
import { useCallback, useEffect, type Dispatch, type RefObject } from 'react'
import { useKeptOnLeaving } from '../../form/drafts.ts'
import { leadToProblem } from '../../form/lead-to-problem.ts'
import type { Event, Review } from './cv-registration.ts'
import { keepReview } from './kept-review.ts'
import { loadCalls } from './load-cv-calls.ts'
import { writtenIn } from './review-form.ts'
import { standingOf, type Standing } from './standing.ts'

export type Reviewing = {
  element: RefObject<HTMLFormElement | null>
  review: Review
  standing: Standing
  /** The e-mail address of the signed-in candidate. */
  own: string | undefined
  dispatch: Dispatch<Event>
}

export type ReviewForm = {
  asksPassword: boolean
  isBusy: boolean
  /** Validates and saves what the form holds. */
  confirm: () => void
  /** Keeps the corrections and continues with another e-mail address. */
  changeEmail: (email: string) => void
}

const textIn = (form: HTMLFormElement, name: string): string => {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value : ''
}

/** What the buttons of a review do. Its fields are uncontrolled and read when one is pressed. */
export function useReviewForm({ element, review, standing, own, dispatch }: Reviewing): ReviewForm {
  const { refusals, problems, taken, saving } = review
  const asksPassword = standing === 'existing' || (standing === 'own' && review.asksPassword)
  const isBusy = saving !== undefined

  useEffect(() => {
    // Only `refusals` is a dependency: editing a field changes `problems`, too, and must not move the focus.
    if (refusals > 0 && element.current !== null) leadToProblem(element.current, problems)
    // oxlint-disable-next-line react/exhaustive-deps
  }, [refusals])

  const keep = useCallback(
    (left: HTMLFormElement) => keepReview(review, writtenIn(new FormData(left))),
    [review],
  )
  useKeptOnLeaving(element, keep)

  const confirm = async (form: HTMLFormElement): Promise<void> => {
    const password = asksPassword ? textIn(form, 'password') : ''
    const cv: CvData = writtenIn(new FormData(form))
    // Already imported when the file was chosen.
    const { reviewProblems } = await loadCalls()
    const problems = reviewProblems(cv, asksPassword ? password : undefined)
    if (Object.keys(problems).length > 0) return dispatch({ type: 'blocked', problems: problems })
    // Another address can have an account or none, for which another step has the buttons.
    if (standingOf(cv.email, { taken, own }) !== standing) return dispatch({ type: 'moved', cv })
    dispatch({ type: 'confirmed', submission: { cv, password, isUpdate: standing !== 'new' } })
  }

  return {
    asksPassword,
    isBusy,
    confirm: () => {
      if (element.current !== null && !isBusy) void confirm(element.current)
    },
    changeEmail: (email) => {
      if (element.current === null || isBusy) return
      dispatch({ type: 'moved', cv: { ...writtenIn(new FormData(element.current)), email } })
    },
  }
}
