import type { SignedInUser } from '#shared/account/contract/answers.ts'
import { useState } from 'react'
import { authApi } from '../../api/auth-client.ts'
import { DismissibleNotice } from '../../ui/DismissibleNotice.tsx'
import { StatusRegion } from '../../ui/StatusRegion.tsx'
import { ChangePasswordDialog } from '../change-password/ChangePasswordDialog.tsx'
import { usePasswordLock } from '../change-password/use-password-lock.ts'
import { UpdateProfileDialog } from '../edit-profile/UpdateProfileDialog.tsx'
import { useProfileForm } from '../edit-profile/use-profile-form.ts'
import type { Candidate } from '../use-candidate.ts'
import { DeleteAccountDialog } from '../your-data/DeleteAccountDialog.tsx'
import { ProfileTab } from './ProfileTab.tsx'

export type ProfileAreaProps = {
  candidate: Candidate
  user: SignedInUser
  /** Whether the profile tab is chosen. The area stays rendered, so that changing the tab closes no dialog. */
  isShown: boolean
  onDeleted: () => void
}

/** The profile tab with its dialogs. */
export default function ProfileArea({ candidate, user, isShown, onDeleted }: ProfileAreaProps) {
  const { profile, isProfileKnown } = candidate
  const profileForm = useProfileForm(candidate)
  const passwordLock = usePasswordLock()
  const [isChangingPassword, setIsChangingPassword] = useState(false)
  const [isDeleting, setIsDeleting] = useState(false)
  return (
    <>
      <StatusRegion>
        {profileForm.isSaved && (
          <DismissibleNotice tone="good" onDismiss={profileForm.dismissNotice}>
            Profile updated successfully!
          </DismissibleNotice>
        )}
      </StatusRegion>
      {isShown && (
        <ProfileTab
          profile={profile}
          isKnown={isProfileKnown}
          isUpdating={profileForm.form.isSending}
          onEdit={profileForm.open}
          onChangePassword={() => {
            passwordLock.check()
            setIsChangingPassword(true)
          }}
          onDelete={() => setIsDeleting(true)}
          onConfirm={async (confirmed) =>
            candidate.setProfile((await authApi.updateMe({ body: { confirmed } })).data)
          }
        />
      )}
      {profileForm.opened !== undefined && (
        <UpdateProfileDialog
          form={profileForm.form}
          opened={profileForm.opened}
          profile={profile}
          onClose={profileForm.close}
        />
      )}
      {isChangingPassword && (
        <ChangePasswordDialog user={user} lock={passwordLock} onClose={() => setIsChangingPassword(false)} />
      )}
      {isDeleting && (
        <DeleteAccountDialog
          hasPassword={profile.hasPassword}
          onClose={() => setIsDeleting(false)}
          onDeleted={onDeleted}
        />
      )}
    </>
  )
}
