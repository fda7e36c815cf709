import type { OperatorRole } from '#shared/platform/audit.ts'

const [recruiters, privacyOfficers, administrators] = [
  'recruiters',
  'privacyOfficers',
  'administrators',
] as const

/**
 * Which policy may call which signed route, written by hand: the template is compared with this, and not with the contract that it
 * derives from. A line here is a decision about who may do what.
 */
export const policyTable: ReadonlyMap<string, readonly OperatorRole[]> = new Map<string, OperatorRole[]>([
  // Who has access: nobody who decides about applications or erases candidates gives rights.
  ['POST /api/recruiting/staff', [administrators]],
  ['PATCH /api/recruiting/staff/{id}', [administrators]],
  ['POST /api/recruiting/staff/{id}/factor', [privacyOfficers, administrators]],
  ['GET /api/recruiting/staff', [recruiters, privacyOfficers, administrators]],
  // Candidates' data.
  ['POST /api/recruiting/candidates/export', [privacyOfficers]],
  ['POST /api/recruiting/candidates/erase', [privacyOfficers]],
  ['DELETE /api/recruiting/recordings/{id}', [privacyOfficers]],
  ['POST /api/recruiting/audit', [privacyOfficers]],
  // Lists, by which privacy officers find whom a request is about.
  ['GET /api/recruiting/jobs', [recruiters, privacyOfficers]],
  ['GET /api/recruiting/applicants', [recruiters, privacyOfficers]],
  ['POST /api/recruiting/applicants/search', [recruiters, privacyOfficers]],
  ['GET /api/recruiting/applications/{id}/history', [recruiters, privacyOfficers]],
  ['GET /api/recruiting/applications/{id}/recordings', [recruiters, privacyOfficers]],
  ['GET /api/recruiting/jobs/{id}/recordings', [recruiters, privacyOfficers]],
  // Positions.
  ['PUT /api/recruiting/jobs/{id}', [recruiters]],
  ['GET /api/recruiting/jobs/{id}', [recruiters]],
  ['PATCH /api/recruiting/jobs/{id}', [recruiters]],
  ['DELETE /api/recruiting/jobs/{id}', [recruiters]],
  ['POST /api/recruiting/publish', [recruiters]],
  // Applications.
  ['GET /api/recruiting/jobs/{id}/applications', [recruiters]],
  ['POST /api/recruiting/jobs/{id}/comparison', [recruiters]],
  ['GET /api/recruiting/applications/{id}', [recruiters]],
  ['PATCH /api/recruiting/applications/{id}', [recruiters]],
  ['POST /api/recruiting/applications/{id}/letter', [recruiters]],
  ['DELETE /api/recruiting/applications/{id}/decision', [recruiters]],
  ['POST /api/recruiting/applications/{id}/cv/link', [recruiters]],
  ['POST /api/recruiting/attempts', [recruiters]],
  ['POST /api/recruiting/recordings/{id}/link', [recruiters]],
  ['GET /api/recruiting/recordings/{id}/quotes', [recruiters]],
  ['POST /api/recruiting/recordings/{id}/retry', [recruiters]],
  // Enquiries.
  ['GET /api/recruiting/enquiries', [recruiters]],
  ['POST /api/contact/retry', [recruiters]],
])
