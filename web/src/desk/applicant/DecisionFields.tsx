import { TextArea } from '../../ui/TextArea.tsx'
import { sunkenLook } from '../looks.ts'
import type { Letter, usePreview } from './use-preview.ts'

const maxOpeningCharacters = 2000
const maxNoteCharacters = 500

const waitTexts = {
  unchanged: 'Change the date, place or length to see the letter.',
  problem: 'Complete the date or the times above to see the letter.',
} as const

type TeamFieldProps = { name: 'note' | 'waiver'; problem: string | undefined; initial?: string | undefined }

const teamLabels = { note: 'When and how you met', waiver: 'Why without the AI interview' } as const

/** What the team alone reads: how it met a candidate without a date, or why it goes on without the AI interview. */
export const TeamField = ({ name, problem, initial }: TeamFieldProps) => (
  <TextArea
    id={`decision-${name}`}
    name={name}
    label={teamLabels[name]}
    note="For the team. The letter does not say it."
    placeholder=""
    maximum={maxNoteCharacters}
    defaultValue={initial ?? ''}
    required
    problem={problem}
  />
)

type ShownLetterProps = {
  letter: Pick<Letter, 'subject' | 'text'> | undefined
  wait: ReturnType<typeof usePreview>['wait']
}

export const ShownLetter = ({ letter, wait }: ShownLetterProps) => (
  <section
    className={`grid max-h-letter gap-3 overflow-y-auto p-4 ${sunkenLook}`}
    aria-label="The letter"
    // A region that scrolls can be focused, so that arrow keys scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    tabIndex={0}
  >
    <p className="font-strong">
      {letter?.subject ?? (wait === undefined ? 'Preparing the letter…' : waitTexts[wait])}
    </p>
    <p className="whitespace-pre-wrap wrap-anywhere">{letter?.text ?? ''}</p>
  </section>
)

export const Words = ({ initial }: { initial: string }) => (
  <TextArea
    id="decision-words"
    name="words"
    label="How the letter begins"
    placeholder=""
    maximum={maxOpeningCharacters}
    defaultValue={initial}
  />
)
