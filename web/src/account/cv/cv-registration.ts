import type { ReadingNotes } from '#shared/account/cv-certainty.ts'
import type { CvData } from '#shared/account/cv.ts'
import { withoutProblem, type Failure, type Problems } from '../../form/machine.ts'
import type { ListName } from '../../form/entries/entry-kinds.ts'
import { doubtsOf, withoutDoubt, withoutLeftOut, type Doubts } from './doubts.ts'

/** The two steps before the review: the file is sent to S3, then read by the API. */
export type Task = { kind: 'sending'; file: File } | { kind: 'reading'; file: File; cvId: string }

/** A confirmed review. The password proves that an existing account is the candidate's. */
export type Submission = { cv: CvData; password: string; isUpdate: boolean }

/** `lacksFile`: the account has the CV's data, and the file could not be stored. */
export type Outcome = { kind: 'created' | 'updated'; email: string; lacksFile?: boolean }

/** The state of the review. It is kept when the dialog is closed. */
export type Review = {
  task: Extract<Task, { kind: 'reading' }>
  /** The data as read, or as corrected so far. */
  cv: CvData
  doubts: Doubts
  /** The CV contained no e-mail address. */
  lacksEmail: boolean
  /** Nothing was read: the file has no text, or the text in its images was not recognised. */
  isUnread: boolean
  /** E-mail addresses that are known to have an account. */
  taken: readonly string[]
  isOpen: boolean
  /** The API refused the update without the password, although the candidate is signed in. */
  asksPassword: boolean
  problems: Problems
  /** Counts refusals, so that each of them focuses the first problem. */
  refusals: number
  saving: Submission | undefined
}

/** `again` is the step that Retry starts. */
export type Setback = { failure: Failure; again?: Task | 'saving' }

export type Phase =
  | {
      name: 'upload'
      file: File | undefined
      setback: Setback | undefined
      review: Review | undefined
      /** The corrections of this file's review, when the file has to be sent again. */
      corrected: CvData | undefined
    }
  /** `share` is the part of the file that was sent, from 0 to 1. */
  | { name: 'processing'; task: Task; share: number; isSlow: boolean; corrected: CvData | undefined }
  | { name: 'success'; outcome: Outcome }

export type Event =
  | { type: 'chosen'; file: File }
  | { type: 'setBack'; setback: Setback }
  | { type: 'removed' }
  /** The review that was open before the page was reloaded. */
  | { type: 'restored'; review: Review }
  | { type: 'started' }
  | { type: 'retried' }
  /** The browser is online again. */
  | { type: 'reconnected' }
  | { type: 'cancelled' }
  | { type: 'progressed'; share: number }
  | { type: 'sent'; cvId: string }
  | { type: 'tookLong' }
  | { type: 'read'; cv: CvData; notes: ReadingNotes; userExists: boolean }
  | { type: 'closed'; cv: CvData }
  | { type: 'edited'; field: string }
  /** The candidate added lines that were left out as an entry, or dismissed them. */
  | { type: 'settled'; list: ListName; index: number }
  | { type: 'blocked'; problems: Problems }
  | { type: 'confirmed'; submission: Submission }
  /** The corrections so far, with an e-mail address for which another step of the review has the buttons. */
  | { type: 'moved'; cv: CvData }
  | { type: 'saved'; outcome: Outcome }
  | { type: 'taken' }
  | { type: 'unproven'; message: string }
  | { type: 'notSaved'; setback: Setback }

export const emptyUpload = {
  name: 'upload',
  file: undefined,
  setback: undefined,
  review: undefined,
  corrected: undefined,
} as const

const processing = (task: Task, corrected: CvData | undefined): Phase => ({
  name: 'processing',
  task,
  share: 0,
  isSlow: false,
  corrected,
})

/** The state machine of registering with a CV. A phase ignores events it does not expect, such as a second click. */
export function next(phase: Phase, event: Event): Phase {
  switch (phase.name) {
    case 'upload':
      return phase.review?.isOpen === true
        ? nextOfReview(phase, phase.review, event)
        : nextOfUpload(phase, event)
    case 'processing':
      return nextOfProcessing(phase, event)
    case 'success':
      return phase
  }
}

type Upload = Extract<Phase, { name: 'upload' }>

const correctedIn = ({ review, corrected }: Upload): CvData | undefined => review?.cv ?? corrected

function nextOfUpload(phase: Upload, event: Event): Phase {
  if (event.type === 'chosen') return processing({ kind: 'sending', file: event.file }, undefined)
  if (event.type === 'setBack') return { ...phase, setback: event.setback }
  if (event.type === 'removed') return emptyUpload
  if (event.type === 'restored') return restored(phase, event.review)
  if (event.type === 'started') return started(phase)
  const isRetried =
    event.type === 'retried' || (event.type === 'reconnected' && waitsForConnection(phase.setback))
  return isRetried ? retried(phase) : phase
}

/** A file that was chosen before the page was hydrated replaces it. */
const restored = (phase: Upload, review: Review): Phase =>
  phase.file === undefined ? { ...phase, file: review.task.file, review } : phase

/** Whether sending or reading goes on by itself once the browser is online. What is saved, the candidate confirms again. */
export const waitsForConnection = (setback: Setback | undefined): boolean =>
  setback?.failure.code === 'no_answer' && setback.again !== undefined && setback.again !== 'saving'

/** A file that was read already continues with its review. */
function started(phase: Upload): Phase {
  const { file, review } = phase
  if (file === undefined) return phase
  return review === undefined
    ? processing({ kind: 'sending', file }, correctedIn(phase))
    : { ...phase, setback: undefined, review: { ...review, isOpen: true } }
}

function retried(phase: Upload): Phase {
  const again = phase.setback?.again
  if (again === undefined) return phase
  return again === 'saving' ? started(phase) : processing(again, correctedIn(phase))
}

function nextOfProcessing(phase: Extract<Phase, { name: 'processing' }>, event: Event): Phase {
  const { task, corrected } = phase
  const { file } = task
  const back: Upload = { ...emptyUpload, file, corrected }
  if (event.type === 'tookLong') return { ...phase, isSlow: true }
  if (event.type === 'cancelled') return back
  // A file that would fail again is not offered again.
  if (event.type === 'setBack')
    return {
      ...back,
      file: event.setback.again === undefined ? undefined : file,
      setback: event.setback,
    }
  if (task.kind === 'sending') {
    if (event.type === 'progressed') return { ...phase, share: event.share }
    return event.type === 'sent' ? processing({ kind: 'reading', file, cvId: event.cvId }, corrected) : phase
  }
  if (event.type !== 'read') return phase
  const { cv, notes, userExists } = event
  const review: Review = {
    task,
    cv: corrected ?? cv,
    doubts: doubtsOf(cv, notes),
    lacksEmail: cv.email === '',
    isUnread: Object.values(cv).every((field) => field.length === 0),
    taken: userExists ? [cv.email] : [],
    isOpen: true,
    asksPassword: false,
    problems: {},
    refusals: 0,
    saving: undefined,
  }
  return { ...back, corrected: undefined, review }
}

function nextOfReview(phase: Upload, review: Review, event: Event): Phase {
  const { saving, problems, doubts, refusals } = review
  const withReview = (change: Partial<Review>): Upload => ({ ...phase, review: { ...review, ...change } })
  if (saving !== undefined) return nextOfSaving(phase, review, event)
  if (event.type === 'edited') {
    const isMarked = event.field in problems || doubts.fields.includes(event.field)
    const change = {
      problems: withoutProblem(problems, event.field),
      doubts: withoutDoubt(doubts, event.field),
    }
    return isMarked ? withReview(change) : phase
  }
  if (event.type === 'settled') return withReview({ doubts: withoutLeftOut(doubts, event.list, event.index) })
  if (event.type === 'blocked') return withReview({ problems: event.problems, refusals: refusals + 1 })
  if (event.type === 'closed') return withReview({ cv: event.cv, isOpen: false, problems: {}, refusals: 0 })
  if (event.type === 'moved') return withReview({ cv: event.cv, problems: {}, refusals: 0 })
  if (event.type !== 'confirmed') return phase
  return withReview({ saving: event.submission, cv: event.submission.cv, problems: {} })
}

function nextOfSaving(phase: Upload, review: Review, event: Event): Phase {
  const stopped = { ...review, saving: undefined }
  if (event.type === 'saved') return { name: 'success', outcome: event.outcome }
  // The dialog stays open over the upload phase and continues with the step for an existing account.
  if (event.type === 'taken')
    return { ...phase, review: { ...stopped, refusals: 0, taken: [...review.taken, review.cv.email] } }
  if (event.type === 'unproven') {
    const problems = { password: event.message }
    return { ...phase, review: { ...stopped, asksPassword: true, problems, refusals: review.refusals + 1 } }
  }
  if (event.type !== 'notSaved') return phase
  return { ...phase, setback: event.setback, review: { ...stopped, isOpen: false, refusals: 0 } }
}
