import type { ForeignLanguage } from '#shared/account/cv-certainty.ts'
import { Notice } from '../../ui/Notice.tsx'
import type { Marks } from './doubts.ts'

type Props = {
  /** The numbers of fields and entries that are marked. */
  marks: Marks
  /** Lines of the CV are in no entry. */
  isIncomplete: boolean
  foreignLanguage: ForeignLanguage | null
}

/** Says what the reader of the CV left empty, and of what it is not sure. */
export function ReadingNews({ marks, isIncomplete, foreignLanguage }: Props) {
  const toCheck = marks.missing + marks.doubtful
  if (toCheck === 0 && !isIncomplete && foreignLanguage === null) return null
  return (
    <div className="grid gap-3">
      {foreignLanguage !== null && <Notice>{leftEmpty(foreignLanguage)}</Notice>}
      {isIncomplete && (
        <Notice>
          We may have missed something. Look for it in the sections below, where one click adds it.
        </Notice>
      )}
      {toCheck > 0 && (
        <Notice>
          {toCheck === 1 ? 'One thing is' : `${toCheck} things are`} marked Please check, because we{' '}
          {reasons(marks, toCheck === 1 ? 'it' : 'them')}.
        </Notice>
      )}
    </div>
  )
}

const reasons = ({ missing, doubtful }: Marks, them: string): string =>
  [missing > 0 && `did not find ${them} in your CV`, doubtful > 0 && `are not sure we read ${them} right`]
    .filter(Boolean)
    .join(' or ')

const leftEmpty = (language: ForeignLanguage): string =>
  `Your CV is in ${language === 'other' ? 'a language other than English or Malay' : language}. We left blank what we could not understand. Please fill in what is missing.`
