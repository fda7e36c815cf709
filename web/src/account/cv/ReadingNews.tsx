import type { ForeignLanguage } from '#shared/account/cv-certainty.ts'
import { Notice } from '../../ui/Notice.tsx'

type Props = {
  /** The number of fields and entries that are marked. */
  toCheck: number
  /** Lines of the CV are in no entry. */
  isIncomplete: boolean
  foreignLanguage: ForeignLanguage | null
}

/** Says what the reader of the CV left empty, and of what it is not sure. */
export function ReadingNews({ toCheck, isIncomplete, foreignLanguage }: Props) {
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
          {toCheck === 1
            ? 'One thing is marked Please check, because we are not sure we read it right.'
            : `${toCheck} things are marked Please check, because we are not sure we read them right.`}
        </Notice>
      )}
    </div>
  )
}

const leftEmpty = (language: ForeignLanguage): string =>
  `Your CV is in ${language === 'other' ? 'a language other than English or Malay' : language}. We left blank what we could not understand. Please fill in what is missing.`
