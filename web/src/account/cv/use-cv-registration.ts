import { useEffect, useReducer, useRef, type Dispatch } from 'react'
import { useSessionActions } from '../../api/session/Session.tsx'
import { importAgain } from '../../form/import-again.ts'
import { cvFailure, isAboutTheFile } from './cv-words.ts'
import { emptyUpload, next, type Event, type Phase, type Setback, type Task } from './cv-registration.ts'
import { loadCalls } from './load-cv-calls.ts'
import { forgetReview, takeReview } from './kept-review.ts'
import { ReviewDialog } from './review-on-demand.ts'

const slowMilliseconds = 8000

const loadRun = () => importAgain(() => import('./run-task.ts'))

function setbackOf(error: unknown, task: Task): Setback {
  const failure = cvFailure(error, task.kind)
  const { file } = task
  if (isAboutTheFile(failure)) return { failure: { hint: `The file was “${file.name}”.`, ...failure } }
  // A CV that is no longer stored has to be sent again.
  return { failure, again: failure.code === 'cv_not_found' ? { kind: 'sending', file } : task }
}

export type CvRegistration = {
  phase: Phase
  dispatch: Dispatch<Event>
  /** Validates a file and sends it. */
  choose: (file: File) => void
}

/** Runs the calls of each phase of the state machine. `isRestored`: whether it is known who is signed in. */
export function useCvRegistration(isRestored: boolean): CvRegistration {
  const [phase, dispatch] = useReducer(next, emptyUpload)
  const choices = useRef(0)

  // Imported before a file is chosen; if this import fails, choosing a file imports again.
  useEffect(() => void Promise.all([loadCalls(), loadRun()]).catch(() => undefined), [])

  const choose = async (file: File): Promise<void> => {
    ReviewDialog.prefetch()
    choices.current += 1
    const choice = choices.current
    try {
      const { fileProblem } = await loadCalls()
      if (choice !== choices.current) return
      const problem = fileProblem(file)
      if (problem === undefined) return dispatch({ type: 'chosen', file })
      dispatch({
        type: 'setBack',
        setback: { failure: { message: problem, hint: `“${file.name}” was not uploaded.` } },
      })
    } catch {
      // The import failed. Sending the file imports again; if that fails too, it says so and keeps the file.
      dispatch({ type: 'chosen', file })
    }
  }

  useKeptReview(phase, isRestored, dispatch)
  useTask(phase, dispatch)
  useSaving(phase, dispatch)
  return { phase, dispatch, choose: (file) => void choose(file) }
}

/** Continues a review after a reload, and forgets it once it is saved or its file removed. */
function useKeptReview(phase: Phase, isRestored: boolean, dispatch: Dispatch<Event>): void {
  useEffect(() => {
    const review = isRestored ? takeReview() : undefined
    if (review === undefined) return
    ReviewDialog.prefetch()
    dispatch({ type: 'restored', review })
  }, [isRestored, dispatch])
  const isOver = phase.name === 'success'
  const hasReview = phase.name === 'upload' && phase.review !== undefined
  const hadReview = useRef(false)
  useEffect(() => {
    if (isOver || (hadReview.current && !hasReview)) forgetReview()
    hadReview.current = hasReview
  }, [isOver, hasReview])
}

/** Sends or reads the CV while it is processed. */
function useTask(phase: Phase, dispatch: Dispatch<Event>): void {
  const task = phase.name === 'processing' ? phase.task : undefined
  useEffect(() => {
    if (task === undefined) return
    const control = new AbortController()
    const { signal } = control
    const dispatchHere = (event: Event): void => {
      if (!signal.aborted) dispatch(event)
    }
    const slow = setTimeout(() => dispatchHere({ type: 'tookLong' }), slowMilliseconds)
    void Promise.all([loadRun(), loadCalls()])
      .then(([{ runTask }, calls]) => runTask(task, { dispatch: dispatchHere, signal, calls }))
      .catch((error: unknown) => dispatchHere({ type: 'setBack', setback: setbackOf(error, task) }))
    return () => {
      clearTimeout(slow)
      control.abort()
    }
  }, [task, dispatch])
}

/** Saves what the candidate confirmed in the review. */
function useSaving(phase: Phase, dispatch: Dispatch<Event>): void {
  const { signIn } = useSessionActions()
  const review = phase.name === 'upload' ? phase.review : undefined
  const saving = review?.saving
  const reading = review?.task
  useEffect(() => {
    if (saving === undefined || reading === undefined) return
    const save = async (): Promise<void> => {
      try {
        const session = await (await loadCalls()).save(reading.cvId, saving)
        signIn(session)
        const kind = saving.isUpdate ? 'updated' : 'created'
        const lacksFile = session.cvStored === false
        dispatch({ type: 'saved', outcome: { kind, email: session.user.email, lacksFile } })
      } catch (error) {
        dispatch(notSaved(error, saving.isUpdate, reading))
      }
    }
    void save()
  }, [saving, reading, signIn, dispatch])
}

function notSaved(error: unknown, isUpdate: boolean, { file }: Task): Event {
  const failure = cvFailure(error, isUpdate ? 'update' : 'registration')
  if (failure.code === 'user_exists') return { type: 'taken' }
  if (failure.code === 'sign_in_to_update') return { type: 'unproven', message: failure.message }
  if (failure.code !== 'cv_not_found') return { type: 'notSaved', setback: { failure, again: 'saving' } }
  // After a reload only the file's name is left, so the candidate chooses the file again.
  return file.size === 0
    ? { type: 'notSaved', setback: { failure } }
    : { type: 'notSaved', setback: { failure, again: { kind: 'sending', file } } }
}
