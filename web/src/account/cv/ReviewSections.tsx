import type { CvData } from '#shared/domain/cv.ts'
import type { ReactNode } from 'react'
import { Chips } from '../../ui/Chips.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { Problems } from '../../form/machine.ts'
import { entryKinds } from '../../form/entries/entry-kinds.ts'
import { EducationText, ExperienceText, LanguageText } from '../../form/entries/EntryText.tsx'
import { ReviewEntries } from './ReviewEntries.tsx'
import { skillBeingTyped } from './review-form.ts'

const longestSummary = 2000

type Props = { cv: CvData; problems: Problems; isBusy: boolean }

/** The data of a CV in collapsible sections. The first section is open. */
export function ReviewSections({ cv, problems, isBusy }: Props) {
  const field = (name: string) => ({ id: `review-${name}`, name, readOnly: isBusy, problem: problems[name] })
  return (
    <div className="review-sections">
      <Section title="Basic information" isOpen>
        <div className="review-basics">
          <TextField {...field('name')} label="Name" required autoComplete="name" defaultValue={cv.name} />
          <TextField
            {...field('email')}
            label="Email"
            type="email"
            required
            autoComplete="email"
            defaultValue={cv.email}
          />
          <TextField
            {...field('phone')}
            label="Phone"
            type="tel"
            autoComplete="tel"
            defaultValue={cv.phone}
          />
          <TextField
            {...field('title')}
            label="Title"
            autoComplete="organization-title"
            defaultValue={cv.title}
          />
          <TextField {...field('location')} label="Location" defaultValue={cv.location} />
        </div>
      </Section>
      <Section title="Professional summary" isOneField>
        <TextArea
          {...field('summary')}
          label="Summary"
          placeholder="What you do, and what you do best"
          maximum={longestSummary}
          defaultValue={cv.summary}
        />
      </Section>
      <Section title="Skills" count={cv.skills.length} isOneField>
        <Chips
          {...field('skills')}
          label="Skills"
          typingName={skillBeingTyped}
          initial={[...new Set(cv.skills.filter(Boolean))]}
          placeholder="Add a skill"
          hint="Press Enter to add a skill."
        />
      </Section>
      <ReviewEntries name="experience" kind={entryKinds.experience} entries={cv.experience} isBusy={isBusy}>
        {(entry) => <ExperienceText entry={entry} />}
      </ReviewEntries>
      <ReviewEntries name="education" kind={entryKinds.education} entries={cv.education} isBusy={isBusy}>
        {(entry) => <EducationText entry={entry} />}
      </ReviewEntries>
      <ReviewEntries name="languages" kind={entryKinds.languages} entries={cv.languages} isBusy={isBusy}>
        {(entry) => <LanguageText entry={entry} />}
      </ReviewEntries>
    </div>
  )
}

type SectionProps = {
  title: string
  count?: number
  isOpen?: boolean
  /** Hides the label of the only field, which equals the section's title. */
  isOneField?: boolean
  children: ReactNode
}

function Section({ title, count, isOpen = false, isOneField = false, children }: SectionProps) {
  return (
    <details className="review-section" open={isOpen}>
      <summary className="review-section__title">
        {title} {count !== undefined && <span className="review-section__count">{count}</span>}
      </summary>
      <div className={isOneField ? 'review-section__body review-section__body--one' : 'review-section__body'}>
        {children}
      </div>
    </details>
  )
}
