import type { Profile } from '#shared/account/profile.ts'
import { SetPassword } from '../change-password/SetPassword.tsx'
import { YourData } from '../your-data/YourData.tsx'
import { CheckReading, type Checking } from './CheckReading.tsx'
import { EducationList } from './EducationList.tsx'
import { ExperienceList } from './ExperienceList.tsx'
import { memberSince, shown } from './profile-facts.ts'
import { ProfileHead } from './ProfileHead.tsx'
import { ProfilePanel } from './ProfilePanel.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import './ProfileTab.css'

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
    <div className="profile">
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
      <div className="profile__side">
        <ProfilePanel title="CV">
          <Cv fileName={profile.cvFileName} />
          <ButtonLink look="quiet" to="/register">
            Upload New CV
          </ButtonLink>
        </ProfilePanel>
        <ProfilePanel title="Account Security">
          <Password profile={profile} onChange={onChangePassword} />
          <dl className="profile__since">
            <dt>Member Since</dt>
            <dd>{memberSince(profile.created_at)}</dd>
          </dl>
        </ProfilePanel>
        <ProfilePanel title="Your data">
          <YourData onDelete={onDelete} />
        </ProfilePanel>
      </div>
    </div>
  )
}

type MainProps = Pick<Props, 'profile' | 'isKnown'> & { checking: Checking }

function ProfileMain({ profile, isKnown, checking }: MainProps) {
  // If the profile could not be loaded, an empty field does not mean that the candidate left it empty.
  const emptyText = (text: string): string => (isKnown ? text : 'Not available right now.')
  return (
    <div className="profile__main">
      {(profile.about !== '' || profile.unconfirmed.includes('about')) && (
        <ProfilePanel title="About">
          <CheckReading {...checking} names={{ about: 'your summary' }} />
          <p className="profile__prose">{profile.about}</p>
        </ProfilePanel>
      )}
      <ProfilePanel title="Skills">
        <CheckReading {...checking} names={{ skills: 'your skills' }} />
        <Skills skills={profile.skills} emptyText={emptyText('No skills yet. Add them with Edit Profile.')} />
      </ProfilePanel>
      <ProfilePanel title="Experience">
        <CheckReading {...checking} names={{ experience: 'your work experience' }} />
        <ExperienceList
          experience={profile.experience}
          emptyText={emptyText('No work experience yet. Add it with Edit Profile.')}
        />
      </ProfilePanel>
      <ProfilePanel title="Education">
        <CheckReading {...checking} names={{ education: 'your education' }} />
        <EducationList
          education={profile.education}
          emptyText={emptyText('No education yet. Add it with Edit Profile.')}
        />
      </ProfilePanel>
      {(profile.languages.length > 0 || profile.unconfirmed.includes('languages')) && (
        <ProfilePanel title="Languages">
          <CheckReading {...checking} names={{ languages: 'your languages' }} />
          <Languages languages={profile.languages} />
        </ProfilePanel>
      )}
    </div>
  )
}

function Skills({ skills, emptyText }: { skills: readonly string[]; emptyText: string }) {
  if (skills.length === 0) return <p className="profile__note">{emptyText}</p>
  return (
    <ul className="skills">
      {skills.slice(0, shown.skills).map((skill) => (
        <li key={skill} className="skill">
          {skill || 'Skill'}
        </li>
      ))}
    </ul>
  )
}

function Languages({ languages }: Pick<Profile, 'languages'>) {
  return (
    <ul className="profile__languages">
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
      <p className="profile__note">Choose a password you use nowhere else.</p>
      <Button look="quiet" onClick={onChange}>
        Change Password
      </Button>
    </>
  )
}

function Cv({ fileName }: { fileName: string | null }) {
  return (
    <div className="cv">
      <svg className="cv__mark" viewBox="0 0 32 40" width="32" height="40" aria-hidden="true">
        <path d="M3 2h17l9 9v27H3zM20 2v9h9M9 20h14M9 26h14M9 32h8" />
      </svg>
      <div className="cv__words">
        <p className="cv__name">{fileName ?? 'No CV uploaded'}</p>
        {fileName !== null && <p className="cv__state">Uploaded and verified</p>}
      </div>
    </div>
  )
}
