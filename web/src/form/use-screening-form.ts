import { useCallback, useLayoutEffect, useRef } from 'react'
import type { jobs } from '#shared/application/contract/jobs.ts'
import type { GivenAnswer } from '#shared/application/screening.ts'
import type { ScreeningQuestion } from '#shared/position/screening.ts'
import { jobsApi } from '../api/jobs-client.ts'
import { candidateDataChanged } from '../api/outdated.ts'
import { useSessionState } from '../api/session/Session.tsx'
import { draftOf, fillIn, keepDraft, takeDraft, useKeptOnLeaving } from './drafts.ts'
import { answerField, answersIn } from './screening-values.ts'
import { useForm, type FormAction } from './use-form.ts'
import { useTyped } from './use-typed.ts'
import { explain, messagesOr, saidToWait, usual, type WordsFor } from './words.ts'

const notSent = 'Your answers were not sent. What you typed is still here.'

const words: WordsFor<typeof jobs.answerScreening> = {
  ...usual(notSent),
  not_signed_in: notSent,
  application_not_found: 'This application has been withdrawn.',
  ...messagesOr(notSent, 'application_decided', 'screening_answered', 'screening_changed'),
  too_many_attempts: saidToWait(notSent),
}

const actionFor = (
  id: string,
  questions: readonly ScreeningQuestion[],
): FormAction<GivenAnswer[], unknown> => ({
  read: (form) => answersIn(questions, form),
  send: (answers) => jobsApi.answerScreening({ params: { id }, body: { answers } }),
  explain: (error) => explain(error, words),
})

/** The form of the questions before an interview. What is typed stays in the tab until it is sent, also where the sign-in ends. */
export function useScreeningForm(jobId: string, questions: readonly ScreeningQuestion[], onSent: () => void) {
  const owner = useSessionState(({ user }) => user?.id) ?? ''
  // Of the same questions only: those of a later application can be others.
  const draft = ['screening', jobId, ...questions.map(({ text }) => text)].join(' ')
  const isSent = useRef(false)
  const form = useForm({
    name: 'screening',
    action: actionFor(jobId, questions),
    onDone: () => {
      isSent.current = true
      candidateDataChanged()
      onSent()
    },
  })
  const keep = useCallback(
    (left: HTMLFormElement) => {
      const values = draftOf(left)
      if (!isSent.current && Object.values(values).flat().some(Boolean)) keepDraft(owner, draft, values)
    },
    [owner, draft],
  )
  useLayoutEffect(() => {
    const values = takeDraft(owner, draft)
    if (form.element.current !== null && values !== undefined) fillIn(form.element.current, values)
  }, [form.element, owner, draft])
  useKeptOnLeaving(form.element, keep)
  const typed = useTyped(form.element, ...questions.map((_, index) => answerField(index)))
  const isBlank = Object.values(typed).every((value) => value.trim() === '')
  return { form, isBlank }
}
