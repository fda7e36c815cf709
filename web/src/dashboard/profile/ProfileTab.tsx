import type { Profile } from '#shared/account/profile.ts'
import { SetPassword } from '../change-password/SetPassword.tsx'
import { TitledPanel } from '../TitledPanel.tsx'
import { YourData } from '../your-data/YourData.tsx'
import { CheckReading, type Checking } from './CheckReading.tsx'
import { Prose } from './Prose.tsx'
import { EducationList } from './EducationList.tsx'
import { ExperienceList } from './ExperienceList.tsx'
import { memberSince, shownOf } from './profile-facts.ts'
import { ProfileHead } from './ProfileHead.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'

type Props = {
  profile: Profile
  isKnown: boolean
  isUpdating: boolean
  onEdit: () => void
  onChangePassword: () => void
  onDelete: () => void
  onConfirm: Checking['onConfirm']
}

export function ProfileTab({
  profile,
  isKnown,
  isUpdating,
  onEdit,
  onChangePassword,
  onDelete,
  onConfirm,
}: Props) {
  const checking = { unconfirmed: profile.unconfirmed, onConfirm }
  return (
    <div className="grid grid-cols-side items-start gap-4 tablet:grid-cols-1">
      <ProfileHead profile={profile} isKnown={isKnown} isUpdating={isUpdating} onEdit={onEdit}>
        <CheckReading
          {...checking}
          names={{
            name: 'your name',
            phone: 'your phone number',
            title: 'your job title',
            location: 'your location',
          }}
        />
      </ProfileHead>
      <ProfileMain profile={profile} isKnown={isKnown} checking={checking} />
      <div className="grid min-w-0 gap-4">
        <TitledPanel title="CV">
          <Cv fileName={profile.cvFileName} />
          <ButtonLink look="quiet" className="justify-self-start" to="/register">
            Upload New CV
          </ButtonLink>
        </TitledPanel>
        <TitledPanel title="Account Security">
          <Password profile={profile} onChange={onChangePassword} />
          <dl className="flex flex-wrap justify-between gap-x-4 gap-y-1 border-t border-line pt-4 text-compact">
            <dt className="text-ink-soft">Member Since</dt>
            <dd className="font-medium">{memberSince(profile.created_at)}</dd>
          </dl>
        </TitledPanel>
        <TitledPanel title="Your data">
          <YourData onDelete={onDelete} />
        </TitledPanel>
      </div>
    </div>
  )
}

type MainProps = Pick<Props, 'profile' | 'isKnown'> & { checking: Checking }

function ProfileMain({ profile, isKnown, checking }: MainProps) {
  // If the profile could not be loaded, an empty field does not mean that the candidate left it empty.
  const emptyText = (text: string): string => (isKnown ? text : 'Not available right now.')
  return (
    <div className="grid min-w-0 gap-4">
      {(profile.about !== '' || profile.unconfirmed.includes('about')) && (
        <TitledPanel title="About">
          <CheckReading {...checking} names={{ about: 'your summary' }} />
          <Prose>{profile.about}</Prose>
        </TitledPanel>
      )}
      <TitledPanel title="Skills">
        <CheckReading {...checking} names={{ skills: 'your skills' }} />
        <Skills
          skills={shownOf('skills', profile.skills, profile)}
          emptyText={emptyText('No skills yet. Add them with Edit Profile.')}
        />
      </TitledPanel>
      <TitledPanel title="Experience">
        <CheckReading {...checking} names={{ experience: 'your work experience' }} />
        <ExperienceList
          profile={profile}
          emptyText={emptyText('No work experience yet. Add it with Edit Profile.')}
        />
      </TitledPanel>
      <TitledPanel title="Education">
        <CheckReading {...checking} names={{ education: 'your education' }} />
        <EducationList
          profile={profile}
          emptyText={emptyText('No education yet. Add it with Edit Profile.')}
        />
      </TitledPanel>
      {(profile.languages.length > 0 || profile.unconfirmed.includes('languages')) && (
        <TitledPanel title="Languages">
          <CheckReading {...checking} names={{ languages: 'your languages' }} />
          <Languages languages={profile.languages} />
        </TitledPanel>
      )}
    </div>
  )
}

function Skills({ skills, emptyText }: { skills: readonly string[]; emptyText: string }) {
  if (skills.length === 0) return <p className="text-compact text-ink-soft">{emptyText}</p>
  return (
    <ul className="flex flex-wrap gap-2">
      {skills.map((skill) => (
        <li
          key={skill}
          className="max-w-full rounded-round bg-accent-wash px-3 py-1 text-compact wrap-anywhere text-accent"
        >
          {skill || 'Skill'}
        </li>
      ))}
    </ul>
  )
}

function Languages({ languages }: Pick<Profile, 'languages'>) {
  return (
    <ul className="grid gap-1">
      {languages.map(({ language, proficiency }) => (
        <li key={language}>{[language, proficiency].filter(Boolean).join(' · ')}</li>
      ))}
    </ul>
  )
}

function Password({ profile, onChange }: { profile: Profile; onChange: () => void }) {
  if (!profile.hasPassword) return <SetPassword email={profile.email} />
  return (
    <>
      <p className="text-compact text-ink-soft">Choose a password you use nowhere else.</p>
      <Button look="quiet" className="justify-self-start" onClick={onChange}>
        Change Password
      </Button>
    </>
  )
}

function Cv({ fileName }: { fileName: string | null }) {
  return (
    <div className="flex items-center gap-4">
      <svg
        className="flex-none fill-surface-sunken stroke-line-control"
        viewBox="0 0 32 40"
        width="32"
        height="40"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M3 2h17l9 9v27H3zM20 2v9h9M9 20h14M9 26h14M9 32h8" />
      </svg>
      <div className="min-w-0 wrap-anywhere">
        <p className="font-medium">{fileName ?? 'No CV uploaded'}</p>
        {fileName !== null && <p className="text-small text-success">Uploaded and verified</p>}
      </div>
    </div>
  )
}
