import * as z from 'zod/mini'
import { email } from '#shared/platform/email.ts'
import { noticeSettings } from '#shared/platform/notices.ts'
import { chosenPassword, enteredPassword } from '#shared/account/password.ts'
import { staffRoles } from '#shared/platform/staff.ts'
import { staffMember } from '#shared/platform/staff-member.ts'
import { anyLine } from '#shared/platform/text.ts'
import { endpoint } from '#shared/platform/contract/endpoint.ts'
import { perAccount, perAccountAndNetwork, perNetwork } from '#shared/platform/contract/limits.ts'
import { success } from '#shared/platform/contract/wire.ts'

const token = anyLine(64, 16)
/** Six digits of the authenticator app, or one of the recovery codes. */
const code = anyLine(40)

/** A sign-in of the member. `id` is the hash of its token. */
const deskSignIn = z.object({
  id: z.string(),
  browser: z.string(),
  begunAt: z.string(),
  activeAt: z.string(),
  isThis: z.boolean(),
})

const nothing = success(z.object({}))

const everyRole = { roles: staffRoles, scope: 'own' } as const

/** Privacy officers get no notices, because they do not decide about applications. */
const notified = { roles: ['recruiter', 'reviewer'], scope: 'own' } as const

/** The accounts of members of staff, separate from those of candidates; one e-mail address may have both. */
export const staff = {
  invitation: endpoint({
    method: 'POST',
    path: '/desk/invitation',
    auth: 'public',
    on401: 'stay',
    summary: 'What an invitation is for, and the second factor to enrol',
    // In the body, because paths are logged.
    body: z.object({ token }),
    response: success(
      z.object({
        name: z.string(),
        email: z.string(),
        enrolment: z.object({ uri: z.string(), secret: z.string() }),
      }),
    ),
    errors: ['staff_link_invalid', 'too_many_attempts'],
    limits: [perNetwork('deskLink')],
  }),
  accept: endpoint({
    method: 'POST',
    path: '/desk/invitation/accept',
    auth: 'public',
    on401: 'stay',
    summary:
      'Accept an invitation with a password and the first code; the only answer with the recovery codes',
    body: z.object({ token, password: chosenPassword, code }),
    response: success(z.object({ recoveryCodes: z.array(z.string()) })),
    errors: ['staff_link_invalid', 'password_too_common', 'code_wrong', 'too_many_attempts'],
    limits: [perNetwork('deskLink')],
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/desk/sign-in',
    auth: 'public',
    on401: 'stay',
    setsCookie: true,
    summary: 'The first step of signing in at the desk: the password',
    body: z.object({ email, password: enteredPassword }),
    response: nothing,
    errors: ['wrong_credentials', 'too_many_attempts'],
    limits: [
      perAccountAndNetwork('deskPassword'),
      perAccount('deskPasswordByStrangers'),
      perNetwork('deskPasswordPerNetwork', { onlyAfter: ['wrong_credentials'] }),
    ],
  }),
  enterCode: endpoint({
    method: 'POST',
    path: '/desk/sign-in/code',
    auth: 'public',
    on401: 'stay',
    setsCookie: true,
    summary: 'The second step: a code of the authenticator app, or a recovery code',
    body: z.object({ code }),
    response: success(z.object({ member: staffMember, recoveryCodesLeft: z.number() })),
    errors: ['password_step_over', 'code_wrong', 'too_many_attempts'],
    limits: [perAccount('deskCode'), perNetwork('deskPasswordPerNetwork', { onlyAfter: ['code_wrong'] })],
  }),
  confirmCode: endpoint({
    method: 'POST',
    path: '/desk/code',
    auth: 'staff',
    desk: everyRole,
    on401: 'stay',
    summary:
      'Enter a code again, or a recovery code; for ten minutes this sign-in may give and take access to the desk',
    body: z.object({ code }),
    response: nothing,
    errors: ['code_wrong', 'too_many_attempts'],
    limits: [perAccount('deskCode'), perNetwork('deskPasswordPerNetwork', { onlyAfter: ['code_wrong'] })],
  }),
  forgot: endpoint({
    method: 'POST',
    path: '/desk/password/forgot',
    auth: 'public',
    on401: 'stay',
    summary: 'E-mail a link to set a new password; the answer is the same for an address without a member',
    body: z.object({ email }),
    response: nothing,
    errors: ['too_many_attempts'],
    limits: [perAccountAndNetwork('deskReset'), perAccount('deskResetLetter'), perNetwork('deskLink')],
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/desk/password/reset',
    auth: 'public',
    on401: 'stay',
    summary: 'Set a new password by an e-mailed link; every sign-in ends, and the second factor stays',
    body: z.object({ token, password: chosenPassword }),
    response: nothing,
    errors: ['staff_link_invalid', 'password_too_common', 'too_many_attempts'],
    limits: [perNetwork('deskLink')],
  }),
  me: endpoint({
    method: 'GET',
    path: '/desk/me',
    auth: 'staff',
    desk: everyRole,
    summary: 'The member who is signed in',
    // `newSince`: the time of the sign-in before this one. What arrived later is new to the member. `idleSeconds`: without activity.
    response: success(
      z.object({ member: staffMember, newSince: z.nullable(z.string()), idleSeconds: z.number() }),
    ),
  }),
  stayActive: endpoint({
    method: 'POST',
    path: '/desk/active',
    auth: 'staff',
    desk: everyRole,
    summary: 'The member is active; after half an hour without it the sign-in ends',
    response: success(z.object({ idleSeconds: z.number() })),
  }),
  listSignIns: endpoint({
    method: 'GET',
    path: '/desk/sign-ins',
    auth: 'staff',
    desk: everyRole,
    summary: 'Where the member is signed in, the latest activity first',
    response: success(z.object({ signIns: z.array(deskSignIn) })),
  }),
  endSignIn: endpoint({
    method: 'DELETE',
    path: '/desk/sign-ins/{id}',
    auth: 'staff',
    desk: everyRole,
    summary: 'End a sign-in of the member, also in another browser; one that is over already is no error',
    response: nothing,
  }),
  showNotices: endpoint({
    method: 'GET',
    path: '/desk/notices',
    auth: 'staff',
    desk: notified,
    summary: 'Which notices the member gets by e-mail, and when',
    response: success(z.object({ notices: noticeSettings })),
  }),
  saveNotices: endpoint({
    method: 'PUT',
    path: '/desk/notices',
    auth: 'staff',
    desk: notified,
    summary: 'Choose which notices the member gets, and when',
    body: noticeSettings,
    response: success(z.object({ notices: noticeSettings })),
  }),
  signOut: endpoint({
    method: 'POST',
    path: '/desk/sign-out',
    auth: 'staff',
    desk: everyRole,
    setsCookie: true,
    summary: 'End the sign-in of this browser',
    response: nothing,
  }),
} as const
