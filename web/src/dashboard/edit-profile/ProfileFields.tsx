import { profileLengths, type Profile } from '#shared/domain/profile.ts'
import { Button } from '../../ui/Button.tsx'
import { Chips } from '../../ui/Chips.tsx'
import { Field } from '../../ui/Field.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { ExperienceList } from '../profile/ExperienceList.tsx'
import type { Phase } from './profile-form.ts'
import { skillBeingTyped, type ProfileField, type Written } from './profile-reading.ts'

type Props = { phase: Phase; profile: Profile; initial: Written; onCancel: () => void }

export function ProfileFields({ phase, profile, initial, onCancel }: Props) {
  const editing = phase.name === 'leaving' ? phase.from : phase
  const problems = editing.name === 'editing' ? editing.problems : {}
  const failure = editing.name === 'editing' ? editing.failure : undefined
  const isSaving = phase.name === 'saving'
  const field = (name: ProfileField) => ({
    id: `profile-${name}`,
    name,
    problem: problems[name],
    readOnly: isSaving,
  })
  const text = (name: Exclude<ProfileField, 'skills'>) => ({ ...field(name), defaultValue: initial[name] })

  return (
    <>
      <div role="alert">{failure !== undefined && <Notice tone="bad">{failure}</Notice>}</div>
      <div className="dialog-form__pair">
        <TextField {...text('name')} label="Name" required autoComplete="name" />
        <Field
          field={{ id: 'profile-email', name: 'email', label: 'Email' }}
          below={
            <span className="field__below" id="profile-email-note">
              Email cannot be changed
            </span>
          }
        >
          <input
            id="profile-email"
            className="field__control"
            type="email"
            defaultValue={profile.email}
            readOnly
            aria-describedby="profile-email-note"
          />
        </Field>
      </div>
      <div className="dialog-form__pair">
        <TextField {...text('phone')} label="Phone" type="tel" autoComplete="tel" />
        <TextField {...text('title')} label="Job title" autoComplete="organization-title" />
      </div>
      <TextField {...text('location')} label="Location" autoComplete="address-level2" />
      <TextArea
        {...text('about')}
        label="About"
        maximum={profileLengths.about.maximum}
        placeholder="What you do, and what you would like to do next"
      />
      <Chips
        {...field('skills')}
        label="Skills"
        initial={initial.skills}
        typingName={skillBeingTyped}
        placeholder="Add a skill"
        hint="Press Enter to add a skill. Backspace in the empty field removes the last one."
      />
      {profile.experience.length > 0 && (
        <section className="dialog-form__shown" aria-labelledby="profile-experience">
          <h3 className="field__label" id="profile-experience">
            Experience
          </h3>
          <ExperienceList experience={profile.experience} />
          <p className="field__below">Experience is read from your CV. Upload a new CV to change it.</p>
        </section>
      )}
      <TextArea
        {...text('education')}
        label="Education"
        maximum={profileLengths.education.maximum}
        placeholder="Degrees, schools and years"
      />
      <div className="dialog-form__end">
        <button type="button" className="quiet-button" disabled={isSaving} onClick={onCancel}>
          Cancel
        </button>
        <Button type="submit" size="compact" disabled={isSaving}>
          {isSaving ? 'Updating...' : 'Save changes'}
        </Button>
      </div>
    </>
  )
}
