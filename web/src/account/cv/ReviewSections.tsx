import type { CvData } from '#shared/account/cv.ts'
import type { ReactNode } from 'react'
import { Chips } from '../../ui/Chips.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import type { Problems } from '../../form/machine.ts'
import { entryKinds, type ListName } from '../../form/entries/entry-kinds.ts'
import { EducationText, ExperienceText, LanguageText } from '../../form/entries/EntryText.tsx'
import { BasicFields } from './BasicFields.tsx'
import { Fold } from './Fold.tsx'
import { isDoubtful, isMissing, type Doubts } from './doubts.ts'
import { ReviewEntries } from './ReviewEntries.tsx'
import { skillBeingTyped } from './review-form.ts'

const maxSummaryCharacters = 2000

/** Shown at a field of which the reader was not sure. */
const pleaseCheck = 'Please check: we are not sure we read this right.'
/** Shown at an empty field that the CV can have. */
const pleaseFillIn = 'Please check: we did not find this in your CV.'

type Props = {
  cv: CvData
  doubts: Doubts
  problems: Problems
  isBusy: boolean
  /** False where the e-mail address has a field above the sections. */
  hasEmail: boolean
  onSettled: (list: ListName, index: number) => void
}

/** The data of a CV in collapsible sections. The first one is open, and each in which something has to be checked. */
export function ReviewSections({ cv, doubts, problems, isBusy, hasEmail, onSettled }: Props) {
  const isMarked = (name: string): boolean => doubts.fields.includes(name)
  const field = (name: string) => ({
    id: `review-${name}`,
    name,
    readOnly: isBusy,
    problem: problems[name],
    note: isMarked(name) ? (isMissing(cv, name) ? pleaseFillIn : pleaseCheck) : undefined,
  })
  const list = <Name extends ListName>(name: Name) => ({
    name,
    kind: entryKinds[name],
    entries: cv[name],
    leftOut: doubts.leftOut[name],
    isBusy,
    isDoubtful: (entry: Record<string, string>) => isDoubtful(doubts, entry),
    onSettled: (index: number) => onSettled(name, index),
  })
  return (
    <div className="border-t border-line">
      <Section title="Basic information" isOpen>
        <BasicFields cv={cv} field={field} hasEmail={hasEmail} />
      </Section>
      <Section title="Professional summary" isMarked={isMarked('summary')}>
        <TextArea
          {...field('summary')}
          label="Summary"
          isLabelUnseen
          rows={3}
          placeholder="What you do, and what you do best"
          maximum={maxSummaryCharacters}
          defaultValue={cv.summary}
        />
      </Section>
      <Section title="Skills" count={cv.skills.length} isMarked={isMarked('skills')}>
        <Chips
          {...field('skills')}
          label="Skills"
          isLabelUnseen
          typingName={skillBeingTyped}
          initial={[...new Set(cv.skills.filter(Boolean))]}
          placeholder="Add a skill"
          hint="Press Enter to add a skill."
        />
      </Section>
      <ReviewEntries {...list('experience')}>{(entry) => <ExperienceText entry={entry} />}</ReviewEntries>
      <ReviewEntries {...list('education')}>{(entry) => <EducationText entry={entry} />}</ReviewEntries>
      <ReviewEntries {...list('languages')}>{(entry) => <LanguageText entry={entry} />}</ReviewEntries>
    </div>
  )
}

type SectionProps = {
  title: string
  count?: number
  isOpen?: boolean
  isMarked?: boolean
  children: ReactNode
}

const Section = ({ isOpen = false, isMarked = false, children, ...fold }: SectionProps) => (
  <Fold {...fold} isMarked={isMarked} startsOpen={isOpen || isMarked}>
    <div className="grid gap-4 pb-5">{children}</div>
  </Fold>
)
