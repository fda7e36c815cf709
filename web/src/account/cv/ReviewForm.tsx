import type { CvData } from '#shared/account/cv.ts'
import { useState } from 'react'
import type { ListName } from '../../form/entries/entry-kinds.ts'
import { Form } from '../../form/Form.tsx'
import { useTyped } from '../../form/use-typed.ts'
import { AccountPassword, FoundAccount } from './FoundAccount.tsx'
import { leavesOut, marksIn } from './doubts.ts'
import { skillBeingTyped } from './review-form.ts'
import { ReadingNews } from './ReadingNews.tsx'
import { ReviewActions } from './ReviewActions.tsx'
import { ReviewIntroduction } from './ReviewIntroduction.tsx'
import { ReviewSections } from './ReviewSections.tsx'
import { UpdatedParts } from './UpdatedParts.tsx'
import { useReviewForm, type Reviewing } from './use-review-form.ts'

type Props = Reviewing & { read: CvData; onCancel: () => void }

/** One step of the review: the data of a CV for a new account, for an existing one, or for the candidate's own. */
export function ReviewForm({ read, onCancel, ...reviewing }: Props) {
  const { element, review, standing, own, dispatch } = reviewing
  const { doubts, problems } = review
  // Fixed while the form is rendered: the fields are uncontrolled and keep what the candidate typed.
  const [cv] = useState(read)
  const [notes] = useState(() => ({ marks: marksIn(doubts, cv), isIncomplete: leavesOut(doubts) }))
  const { email } = useTyped(element, 'email')
  const { asksPassword, isBusy, confirm, changeEmail } = useReviewForm(reviewing)

  const isFound = standing === 'existing'
  const news = <ReadingNews {...notes} foreignLanguage={doubts.foreignLanguage} />
  const settle = (list: ListName, index: number): void => dispatch({ type: 'settled', list, index })
  const shown = { cv, doubts, problems, isBusy, hasEmail: !isFound, onSettled: settle }
  const sections = <ReviewSections {...shown} />
  const password = asksPassword && <AccountPassword problem={problems['password']} isBusy={isBusy} />
  const actions = <ReviewActions standing={standing} email={email} isBusy={isBusy} onCancel={onCancel} />
  const edited = (field: string): void => dispatch({ type: 'edited', field })
  return (
    <Form
      form={{ element, isSending: isBusy, submit: confirm, edited }}
      className="grid gap-5"
      label="Your CV"
      startAt={cv.email === '' ? 'email' : undefined}
      fieldOf={(name) => (name === skillBeingTyped ? 'skills' : name)}
    >
      <ReviewIntroduction
        standing={standing}
        email={email}
        own={own}
        lacksEmail={review.lacksEmail}
        isUnread={review.isUnread}
        onUseOwn={changeEmail}
      />
      {isFound ? (
        <>
          <FoundAccount email={cv.email} canChange={own === undefined && !isBusy} onChange={changeEmail}>
            {password}
          </FoundAccount>
          {actions}
          <UpdatedParts isMarked={notes.marks.missing + notes.marks.doubtful > 0 || notes.isIncomplete}>
            {news}
            {sections}
          </UpdatedParts>
        </>
      ) : (
        <>
          {news}
          {password}
          {sections}
          {actions}
        </>
      )}
    </Form>
  )
}
