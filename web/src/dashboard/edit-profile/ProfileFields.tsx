import { profileLengths, type Profile } from '#shared/account/profile.ts'
import { entryKinds } from '../../form/entries/entry-kinds.ts'
import { EducationText, ExperienceText, LanguageText } from '../../form/entries/EntryText.tsx'
import { FormFailure } from '../../form/FormFailure.tsx'
import { SendButton } from '../../form/SendButton.tsx'
import type { FormState } from '../../form/use-form.ts'
import { Chips } from '../../ui/Chips.tsx'
import { Field, fieldLook } from '../../ui/Field.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { DialogEnd } from '../DialogEnd.tsx'
import { ProfileEntries } from './ProfileEntries.tsx'
import { educationIsEntries, skillBeingTyped, type TextName, type Written } from './profile-reading.ts'
import { Button } from '../../ui/Button.tsx'

type Props = { form: FormState<unknown>; profile: Profile; initial: Written; onCancel: () => void }

export function ProfileFields({ form, profile, initial, onCancel }: Props) {
  const { isSending } = form
  const text = (name: TextName) => ({ ...form.text(name), defaultValue: initial[name] })

  return (
    <>
      <FormFailure failure={form.failure} />
      <div className="grid grid-cols-pair items-start gap-4">
        <TextField {...text('name')} label="Name" required autoComplete="name" />
        <FixedEmail email={profile.email} />
      </div>
      <div className="grid grid-cols-pair items-start gap-4">
        <TextField {...text('phone')} label="Phone" type="tel" autoComplete="tel" />
        <TextField {...text('title')} label="Job title" autoComplete="organization-title" />
      </div>
      <TextField {...text('location')} label="Location" autoComplete="address-level2" />
      <TextArea
        {...text('about')}
        label="About"
        rows={3}
        maximum={profileLengths.about.maximum}
        placeholder="What you do, and what you would like to do next"
      />
      <Chips
        {...form.text('skills')}
        label="Skills"
        initial={initial.skills}
        typingName={skillBeingTyped}
        placeholder="Add a skill"
        hint="Press Enter to add a skill. Backspace in the empty field removes the last one."
      />
      <ProfileEntries
        name="experience"
        title="Experience"
        kind={entryKinds.experience}
        initial={initial.experience}
        isBusy={isSending}
      >
        {(entry) => <ExperienceText entry={entry} />}
      </ProfileEntries>
      <EducationField form={form} initial={initial.education} />
      <ProfileEntries
        name="languages"
        title="Languages"
        kind={entryKinds.languages}
        initial={initial.languages}
        isBusy={isSending}
      >
        {(entry) => <LanguageText entry={entry} />}
      </ProfileEntries>
      <DialogEnd isSticky>
        <SendButton label="Save changes" busyLabel="Updating..." size="compact" isBusy={isSending} />
        <Button look="quiet" disabled={isSending} onClick={onCancel}>
          Cancel
        </Button>
      </DialogEnd>
    </>
  )
}

function FixedEmail({ email }: { email: string }) {
  return (
    <Field
      field={{ id: 'profile-email', name: 'email', label: 'Email' }}
      below={
        <span className={fieldLook.below} id="profile-email-note">
          Email cannot be changed
        </span>
      }
    >
      <input
        id="profile-email"
        className="field__control"
        type="email"
        defaultValue={email}
        readOnly
        data-fixed
        aria-describedby="profile-email-note"
      />
    </Field>
  )
}

type EducationProps = { form: FormState<unknown>; initial: Written['education'] }

/** Entries, or a text where the profile holds its education as a text. */
function EducationField({ form, initial }: EducationProps) {
  if (typeof initial === 'string')
    return (
      <TextArea
        {...form.text('education')}
        defaultValue={initial}
        label="Education"
        rows={3}
        maximum={profileLengths.education.maximum}
        placeholder="Degrees, schools and years"
      />
    )
  return (
    <>
      <input type="hidden" name={educationIsEntries} value="true" />
      <ProfileEntries
        name="education"
        title="Education"
        kind={entryKinds.education}
        initial={initial}
        isBusy={form.isSending}
      >
        {(entry) => <EducationText entry={entry} />}
      </ProfileEntries>
    </>
  )
}
