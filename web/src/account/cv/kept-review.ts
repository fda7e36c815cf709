import type { CvData } from '#shared/account/cv.ts'
import { sessionState } from '../../api/session/session-state.ts'
import { forgetDraft, keepDraft, takeDraft, visitor } from '../../form/drafts.ts'
import type { Review } from './cv-registration.ts'

const draftName = 'cv-review'
/** Raised with each change of `Review`: a page of an earlier version may have kept it. */
const version = '1'

const owner = (): string => sessionState().user?.id ?? visitor

/** Keeps a review for a reload of its tab. The file itself is on the server, which knows it by the id in `task`. */
export function keepReview({ task: { cvId, file }, ...review }: Review, cv: CvData): void {
  // What is being saved is kept by the account.
  if (review.saving !== undefined) return
  const json = JSON.stringify({ ...review, cv })
  keepDraft(owner(), draftName, { version: [version], cvId: [cvId], file: [file.name], review: [json] })
}

export function takeReview(): Review | undefined {
  const draft = takeDraft(owner(), draftName)
  const [cvId, name, kept] = [draft?.['cvId']?.[0], draft?.['file']?.[0], draft?.['review']?.[0]]
  if (draft?.['version']?.[0] !== version || cvId === undefined || name === undefined || kept === undefined)
    return undefined
  const review = JSON.parse(kept) as Omit<Review, 'task' | 'saving'>
  const task = { kind: 'reading', cvId, file: new File([], name) } as const
  return { ...review, task, isOpen: true, saving: undefined }
}

export function forgetReview(): void {
  forgetDraft(visitor, draftName)
  forgetDraft(owner(), draftName)
}
