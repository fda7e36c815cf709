import { useEffect, useRef, useState, type RefObject } from 'react'
import type { RecruiterStatus } from '#shared/domain/application-status.ts'
import { recruitingApi } from '../desk-api.ts'
import { messageOf } from '../refusals.ts'
import { wantedIn } from './wanted-decision.ts'

const typingPauseMilliseconds = 400

export type Letter = Awaited<ReturnType<typeof recruitingApi.previewLetter>>['data']

/** The letter for the form's present values. An answer to an earlier request than the last one is dropped. */
export function usePreview(id: string, status: RecruiterStatus, form: RefObject<HTMLFormElement | null>) {
  const [letter, setLetter] = useState<Letter>()
  const [failure, setFailure] = useState('')
  const newest = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const opening = useRef<string>(undefined)
  const read = async (): Promise<void> => {
    newest.current += 1
    const mine = newest.current
    const body = wantedIn(
      form.current === null ? new FormData() : new FormData(form.current),
      status,
      opening.current,
    )
    try {
      const { data } = await recruitingApi.previewLetter({ params: { id }, body })
      if (mine !== newest.current) return
      opening.current = data.opening
      setLetter(data)
      setFailure('')
    } catch (error) {
      if (mine === newest.current) setFailure(messageOf(error, 'The letter could not be shown.'))
    }
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
  return { letter, failure, refresh }
}
