import { filled, type LinkTo } from '../site/link.ts'

/** The pages of a member who is signed in. `{name}` is a parameter, as in the API's contract. */
export type WorkspacePath =
  | '/desk'
  | '/desk/positions'
  | '/desk/positions/{id}'
  | '/desk/applicants'
  | '/desk/applicants/{id}'
  | '/desk/compare'
  | '/desk/enquiries'
  | '/desk/notices'
  | '/desk/team'
  | '/desk/sign-ins'
  | '/desk/audit'

/** The pages that e-mailed links and forgotten passwords lead to. */
export type EntryPath = '/desk/invitation' | '/desk/forgot-password' | '/desk/new-password'

/** `deskPath('/desk/applicants/{id}', { id })`: a missing parameter or an unknown page does not compile. */
export const deskPath = filled as LinkTo<WorkspacePath | EntryPath>
