import { useEffect, useRef, useState, type RefObject } from 'react'
import type { RecruiterStatus } from '#shared/application/application-status.ts'
import { recruitingApi } from '../desk-api.ts'
import { messageOf } from '../refusals.ts'
import type { Shown } from './use-applicant.ts'
import { changesNothing, problemsIn, wantedIn } from './wanted-decision.ts'

const typingPauseMilliseconds = 400

export type Letter = Awaited<ReturnType<typeof recruitingApi.previewLetter>>['data']

/** Why no letter is shown: the form changes nothing yet, or has something to be corrected. */
type Wait = 'unchanged' | 'problem'

/** The letter for the form's present values. An answer to an earlier request than the last one is dropped. */
export function usePreview(
  application: Shown['application'],
  status: RecruiterStatus,
  form: RefObject<HTMLFormElement | null>,
) {
  const [letter, setLetter] = useState<Letter>()
  const [wait, setWait] = useState<Wait>()
  const [failure, setFailure] = useState('')
  const newest = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const opening = useRef<string>(undefined)
  const read = async (): Promise<void> => {
    newest.current += 1
    const mine = newest.current
    const data = form.current === null ? new FormData() : new FormData(form.current)
    const body = wantedIn(data, status, opening.current)
    const waits = waitOf(data, body)
    setWait(waits)
    setFailure('')
    if (waits !== undefined) return
    try {
      const { data: shown } = await recruitingApi.previewLetter({ params: { id: application.id }, body })
      if (mine !== newest.current) return
      opening.current = shown.opening
      setLetter(shown)
    } catch (error) {
      if (mine === newest.current) setFailure(messageOf(error, 'The letter could not be shown.'))
    }
  }
  const waitOf = (data: FormData, body: ReturnType<typeof wantedIn>): Wait | undefined => {
    if (changesNothing(application, body, new Date())) return 'unchanged'
    // The letter is the same with every note.
    const { place, minutes, slots } = problemsIn(data, status)
    return place === undefined && minutes === undefined && slots === undefined ? undefined : 'problem'
  }
  useEffect(() => {
    void read()
    return () => clearTimeout(timer.current)
    // oxlint-disable-next-line react/exhaustive-deps -- the dialog is of one decision
  }, [])
  const refresh = (): void => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void read(), typingPauseMilliseconds)
  }
  return { letter, wait, failure, refresh, readAgain: () => void read() }
}
