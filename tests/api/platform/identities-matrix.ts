import type { Api } from '#shared/api.ts'
import type { OperatorRole } from '#shared/platform/audit.ts'
import { systemRandom } from '#functions/platform/world/ports.ts'
import { goodPassword } from '#tests/support/api.ts'
import { anEnquiry } from '#tests/support/enquiries.ts'
import { aJob } from '#tests/support/jobs.ts'

/** A caller without a token, with the owner's, another candidate's, an expired or a signed-out token, and an operator. */
export const identities = ['anonymous', 'owner', 'other', 'expired', 'revoked', 'operator'] as const
export type Identity = (typeof identities)[number]

/** Status of each identity at an endpoint for candidates. */
const forCandidates: Record<Identity, number> = {
  anonymous: 401,
  owner: 200,
  // Another candidate's token opens that candidate's data; identities.test.ts compares the data.
  other: 200,
  expired: 401,
  revoked: 401,
  // An IAM signature is not a candidate's token.
  operator: 401,
}
const every = (status: number): Record<Identity, number> => ({
  anonymous: status,
  owner: status,
  other: status,
  expired: status,
  revoked: status,
  operator: status,
})
const [recruiters, privacyOfficers, administrators] = [
  'recruiters',
  'privacyOfficers',
  'administrators',
] as const

/**
 * A signed route, and which IAM policies may call it, written by hand: the template is compared with this, and not with the contract
 * that it derives from. Each is a decision about who may do what.
 */
const signedBy = (roles: readonly OperatorRole[], status = 200) => ({
  expected: { ...every(403), operator: status },
  roles,
})

export type EndpointName = { [G in keyof Api]: `${G}.${keyof Api[G] & string}` }[keyof Api]
export type Entry = {
  expected: Record<Identity, number>
  /** Of a signed route. */
  roles?: readonly OperatorRole[]
  params?: Record<string, string>
  query?: string
  json?: unknown
  form?: Record<string, string>
}

/** A valid request per endpoint, and the status of each identity. An endpoint without an entry does not compile. */
export const matrix: Record<EndpointName, Entry> = {
  'auth.login': {
    expected: every(401),
    json: { email: 'nobody@example.com', password: 'not a password 1' },
  },
  'auth.register': {
    expected: every(409),
    form: { name: 'Owner', email: 'owner@example.com', password: goodPassword },
  },
  'auth.checkExistingUser': { expected: every(200), json: { email: 'owner@example.com' } },
  'auth.forgotPassword': { expected: every(404), form: { email: 'nobody@example.com' } },
  'auth.resetPassword': { expected: every(400), json: { token: 'none', password: 'good password 1' } },
  'auth.updatePassword': {
    // Both send a wrong password.
    expected: { ...forCandidates, owner: 400, other: 400 },
    json: { current_password: 'not it', new_password: 'good password 1' },
  },
  // No such link was e-mailed.
  'auth.mailedLink': { expected: every(400), json: { token: 'none' } },
  'auth.keepAccount': { expected: every(400), json: { token: 'none', password: 'good password 1' } },
  'auth.disownAccount': { expected: every(400), json: { token: 'none' } },
  'auth.openIntroduction': { expected: every(400), json: { token: 'none' } },
  'auth.acceptIntroduction': { expected: every(400), json: { token: 'none' } },
  'auth.deleteIntroduction': { expected: every(400), json: { token: 'none' } },
  'auth.confirmEmail': { expected: every(400), json: { token: 'none' } },
  'auth.signInLink': {
    expected: every(200),
    // Another address each time: one gets three e-mails an hour.
    get json() {
      return { email: `nobody.${systemRandom.id()}@example.com` }
    },
  },
  'auth.correctEmail': {
    expected: { ...forCandidates, owner: 409, other: 409 },
    json: { email: 'owner@example.com' },
  },
  'auth.sendConfirmation': { expected: forCandidates },
  'auth.refresh': { expected: { ...forCandidates } },
  'auth.logout': { expected: forCandidates },
  'auth.me': { expected: forCandidates },
  'auth.updateMe': { expected: forCandidates, json: { title: 'Engineer' } },
  'auth.exportMe': { expected: forCandidates },
  'auth.deleteMe': { expected: { ...forCandidates, owner: 400, other: 400 }, json: { password: 'not it' } },
  'auth.applications': { expected: forCandidates },
  'cv.upload': {
    expected: every(200),
    json: { fileName: 'cv.pdf', contentType: 'application/pdf', size: 1000 },
  },
  'cv.analyze': { expected: every(200), json: { text: 'Experience\nEngineer, Example, 2019 - 2021' } },
  'cv.test': { expected: every(200) },
  // No such file was uploaded.
  'cv.registerWithCv': {
    expected: every(404),
    form: { cv_id: 'noSuchUploadExists', confirm_update: 'true' },
  },
  'contact.send': { expected: every(200), json: anEnquiry() },
  'contact.test': { expected: every(200) },
  'auth.exportCandidate': {
    ...signedBy([privacyOfficers], 404),
    json: { candidate: 'nobody@example.com' },
  },
  'auth.eraseCandidate': {
    ...signedBy([privacyOfficers], 404),
    json: { candidate: 'nobody@example.com' },
  },
  'contact.retry': { ...signedBy([recruiters]), json: {} },
  'health.check': { expected: every(200) },
  'jobs.list': { expected: every(200) },
  'jobs.get': { expected: every(200), params: { id: aJob().id } },
  'jobs.applicationStatus': { expected: forCandidates, params: { id: aJob().id } },
  'jobs.apply': { expected: forCandidates, params: { id: aJob().id } },
  // Neither has an application.
  'jobs.answerScreening': {
    expected: { ...forCandidates, owner: 404, other: 404 },
    params: { id: 'nowhere' },
    json: { answers: [] },
  },
  // No interview is completed.
  'jobs.setApplicationStatus': {
    expected: { ...forCandidates, owner: 403, other: 403 },
    params: { id: aJob().id },
    json: { status: 'human_pending' },
  },
  'interviews.create': { expected: forCandidates, json: { jobId: aJob().id } },
  'interviews.list': { expected: forCandidates },
  // The session is the owner's.
  'interviews.get': { expected: { ...forCandidates, other: 404 }, params: { id: 'session-of-owner' } },
  'interviews.unapply': {
    expected: { ...forCandidates, other: 404 },
    params: { id: 'session-of-owner' },
  },
  // There is no such application.
  'interviews.answerInvitation': {
    expected: { ...forCandidates, owner: 404, other: 404 },
    params: { id: 'application-of-owner' },
    json: { reply: { kind: 'coming', interviewAt: null } },
  },
  'interviews.openInvitation': { expected: every(400), json: { token: 'none' } },
  'interviews.answerByLink': {
    expected: every(400),
    json: { token: 'none', reply: { kind: 'coming', interviewAt: null } },
  },
  'interviews.chooseSlot': { expected: every(400), json: { token: 'none', at: '2099-12-31T07:00:00Z' } },
  'interviews.linkToInvitation': {
    expected: { ...forCandidates, owner: 404, other: 404 },
    params: { id: 'application-of-owner' },
  },
  'interviews.withdrawByLink': { expected: every(400), json: { token: 'none' } },
  'interviews.saveTranscript': {
    expected: { ...forCandidates, other: 404 },
    params: { id: 'running-of-owner' },
    json: { version: 1, entries: [] },
  },
  'interviews.transcript': {
    expected: { ...forCandidates, other: 404 },
    params: { id: 'running-of-owner' },
  },
  'interviews.recordingPart': {
    expected: { ...forCandidates, other: 404 },
    params: { id: 'running-of-owner' },
    json: { segment: 1, part: 0, size: 10, contentType: 'video/webm' },
  },
  'interviews.finish': {
    expected: { ...forCandidates, other: 404 },
    params: { id: 'running-of-owner' },
    json: {},
  },
  'interviews.deleteRecording': {
    expected: { ...forCandidates, other: 404 },
    params: { id: 'deleted-of-owner' },
  },
  'interviews.retake': {
    expected: { ...forCandidates, other: 404 },
    params: { id: 'running-of-owner' },
  },
  'interviewStart.create': {
    expected: { ...forCandidates, other: 404 },
    json: { sessionId: 'scheduled-of-owner' },
  },
  'interviewStart.setStatus': {
    expected: { ...forCandidates, other: 404 },
    json: {
      sessionId: 'scheduled-of-owner',
      status: 'in_progress',
      callId: 'the-page-of-owner',
      consent: { version: '2026-11' },
    },
  },
  'interviewStart.extend': {
    expected: { ...forCandidates, other: 404 },
    json: { sessionId: 'running-of-owner', callId: 'the-page-of-owner', timeFactor: 1.5 },
  },
  'interviewStart.status': {
    expected: { ...forCandidates, other: 404 },
    params: { id: 'scheduled-of-owner' },
  },
  'interviewStart.candidateInsights': {
    expected: { ...forCandidates, other: 404 },
    json: { sessionId: 'scheduled-of-owner' },
  },
  'interviewStart.practiceInsights': { expected: forCandidates, json: { transcript: [] } },
  // This deployment has no model: its pages call none of these.
  'interviewer.turn': {
    expected: { ...forCandidates, owner: 404, other: 404 },
    params: { id: 'running-of-owner' },
    json: {
      callId: 'the-page-of-owner',
      number: 1,
      section: 0,
      question: 0,
      kind: 'answer',
      answer: 'I moved forty nodes.',
      mayFollowUp: true,
    },
  },
  'interviewer.sentence': {
    expected: { ...forCandidates, owner: 404, other: 404 },
    params: { id: 'running-of-owner', number: '1', index: '0' },
    query: 'callId=the-page-of-owner',
  },
  'interviewer.turns': {
    expected: { ...forCandidates, other: 404 },
    params: { id: 'scheduled-of-owner' },
  },
  'interviewer.speak': {
    expected: { ...forCandidates, owner: 404, other: 404 },
    params: { id: 'running-of-owner' },
    json: { callId: 'the-page-of-owner', text: 'Take your time.' },
  },
  'interviewer.hear': {
    expected: { ...forCandidates, owner: 404, other: 404 },
    params: { id: 'running-of-owner' },
    json: { callId: 'the-page-of-owner' },
  },
  'interviewer.endSpeechStream': {
    expected: { ...forCandidates, owner: 404, other: 404 },
    params: { id: 'running-of-owner', hearingId: 'none' },
  },
  // This deployment has no provider of calls.
  'voiceAgent.start': {
    expected: { ...forCandidates, owner: 404, other: 404 },
    params: { agentName: 'interviewer' },
    json: { body: { conversationId: 'scheduled-of-owner', callId: 'the-page-of-owner' } },
  },
  'voiceAgent.end': {
    expected: { ...forCandidates, other: 404 },
    params: { id: 'scheduled-of-owner' },
  },
  'assessments.byJob': { expected: forCandidates, params: { jobId: aJob().id } },
  'recruiting.importJob': {
    ...signedBy([recruiters]),
    params: { id: 'imported' },
    json: { title: 'Imported', description: 'A position to be removed.' },
  },
  'recruiting.listJobs': { ...signedBy([recruiters, privacyOfficers]) },
  'recruiting.showJob': { ...signedBy([recruiters]), params: { id: aJob().id } },
  'recruiting.setJobStatus': {
    ...signedBy([recruiters]),
    params: { id: aJob().id },
    json: { status: 'open' },
  },
  'recruiting.removeJob': { ...signedBy([recruiters]), params: { id: 'imported' } },
  'recruiting.introduce': {
    ...signedBy([recruiters], 404),
    params: { id: 'no-such-position' },
    form: { name: 'Nurul Huda', email: 'nurul.huda@example.com' },
  },
  'recruiting.listPeople': { ...signedBy([recruiters]), params: { id: aJob().id } },
  'recruiting.removePerson': {
    ...signedBy([recruiters], 404),
    params: { id: aJob().id, personId: 'nobody' },
  },
  'recruiting.publish': { ...signedBy([recruiters]) },
  'recruiting.listApplicants': { ...signedBy([recruiters, privacyOfficers]) },
  'recruiting.countApplicants': { ...signedBy([recruiters, privacyOfficers]) },
  'recruiting.exportApplicants': { ...signedBy([recruiters]), json: {} },
  'recruiting.showToday': { ...signedBy([recruiters]) },
  'recruiting.searchApplicants': { ...signedBy([recruiters, privacyOfficers]), json: { text: 'nobody' } },
  'recruiting.listApplications': { ...signedBy([recruiters]), params: { id: aJob().id } },
  // There is no such application.
  'recruiting.showApplication': {
    ...signedBy([recruiters], 404),
    params: { id: 'nobody--network-engineer' },
  },
  'recruiting.openCv': {
    ...signedBy([recruiters], 404),
    params: { id: 'nobody--network-engineer' },
  },
  'recruiting.setApplicationStatus': {
    ...signedBy([recruiters], 404),
    params: { id: 'nobody--network-engineer' },
    json: { status: 'reviewed' },
  },
  'recruiting.moveApplicant': {
    ...signedBy([recruiters], 404),
    params: { id: 'nobody--network-engineer' },
    json: { from: 'New', to: 'Screening' },
  },
  'recruiting.writeLetter': {
    ...signedBy([recruiters], 404),
    params: { id: 'nobody--network-engineer' },
    json: { key: 'key-of-a-letter-1', subject: 'Your question', text: 'You can.' },
  },
  'recruiting.previewWrittenLetter': {
    ...signedBy([recruiters], 404),
    params: { id: 'nobody--network-engineer' },
    json: { subject: 'Your question', text: 'You can.' },
  },
  'recruiting.answerQuestions': {
    ...signedBy([recruiters], 404),
    params: { id: 'nobody--network-engineer' },
    json: { questions: ['one'] },
  },
  'recruiting.compareApplications': {
    ...signedBy([recruiters], 404),
    params: { id: aJob().id },
    json: { applications: ['nobody--network-engineer', 'nothing'] },
  },
  'recruiting.listRecordingsOfApplication': {
    ...signedBy([recruiters, privacyOfficers], 404),
    params: { id: 'nobody--network-engineer' },
  },
  'recruiting.showHistory': {
    ...signedBy([recruiters, privacyOfficers], 404),
    params: { id: 'nobody--network-engineer' },
  },
  'recruiting.listInterviewers': {
    ...signedBy([recruiters], 404),
    params: { id: 'nobody--network-engineer' },
  },
  'recruiting.previewLetter': {
    ...signedBy([recruiters], 404),
    params: { id: 'nobody--network-engineer' },
    json: { status: 'reviewed' },
  },
  'recruiting.answerProposal': {
    ...signedBy([recruiters], 404),
    params: { id: 'nobody--network-engineer' },
    json: { decision: 'nothing', declinedFor: null },
  },
  'recruiting.recallDecision': {
    ...signedBy([recruiters], 404),
    params: { id: 'nobody--network-engineer' },
  },
  'recruiting.grantAttempt': {
    ...signedBy([recruiters], 404),
    json: { candidate: 'nobody', jobId: aJob().id },
  },
  'recruiting.listRecordings': { ...signedBy([recruiters, privacyOfficers]), params: { id: aJob().id } },
  'recruiting.openRecording': {
    ...signedBy([recruiters], 404),
    params: { id: 'nobody--nothing' },
  },
  'recruiting.showQuotes': {
    ...signedBy([recruiters], 404),
    params: { id: 'nobody--nothing' },
  },
  'recruiting.retryRecording': {
    ...signedBy([recruiters], 404),
    params: { id: 'nobody--nothing' },
  },
  'recruiting.removeRecording': {
    ...signedBy([privacyOfficers], 404),
    params: { id: 'nobody--nothing' },
  },
  'recruiting.listAudit': { ...signedBy([privacyOfficers]), json: { since: '2026-01-01T00:00:00.000Z' } },
  'recruiting.listEnquiries': { ...signedBy([recruiters]) },
  // Who has access: nobody who decides about applications or erases candidates gives rights.
  'recruiting.inviteStaff': {
    ...signedBy([administrators], 422),
    // A reviewer without positions.
    json: { email: 'staff@example.com', name: 'Staff', role: 'reviewer' },
  },
  'recruiting.listStaff': { ...signedBy([recruiters, privacyOfficers, administrators]) },
  'recruiting.changeStaff': {
    ...signedBy([administrators], 404),
    params: { id: 'nobody' },
    json: { role: 'recruiter' },
  },
  'recruiting.resetStaffFactor': {
    ...signedBy([privacyOfficers, administrators], 404),
    params: { id: 'nobody' },
  },
  'staff.invitation': { expected: every(400), json: { token: 'no-such-invitation' } },
  'staff.accept': {
    expected: every(400),
    json: { token: 'no-such-invitation', password: 'good password 1', code: '000000' },
  },
  'staff.signIn': {
    expected: every(401),
    get json() {
      return { email: `nobody.${systemRandom.id()}@example.com`, password: 'not a password 1' }
    },
  },
  'staff.enterCode': { expected: every(401), json: { code: '000000' } },
  'staff.confirmCode': { expected: every(403), json: { code: '000000' } },
  'staff.forgot': {
    expected: every(200),
    get json() {
      return { email: `nobody.${systemRandom.id()}@example.com` }
    },
  },
  'staff.resetPassword': {
    expected: every(400),
    json: { token: 'no-such-invitation', password: 'good password 1' },
  },
  // These requests lack the header of the desk's pages; its members are tested in staff-roles.test.ts.
  'staff.me': { expected: every(403) },
  'staff.stayActive': { expected: every(403) },
  'staff.listSignIns': { expected: every(403) },
  'staff.endSignIn': { expected: every(403), params: { id: 'nothing' } },
  'staff.showNotices': { expected: every(403) },
  'staff.saveNotices': {
    expected: every(403),
    json: { applications: 'off', interviews: 'off', withdrawals: 'off', questions: 'off' },
  },
  'staff.signOut': { expected: every(403) },
  'staffAssessments.showAssessments': {
    expected: every(403),
    params: { id: 'nobody--network-engineer' },
  },
  'staffAssessments.compareAssessments': {
    expected: every(403),
    params: { id: aJob().id },
    json: { applications: ['nobody--network-engineer', 'nothing'] },
  },
  'staffAssessments.saveAssessment': {
    expected: every(403),
    params: { id: 'nobody--network-engineer' },
    json: { note: '', marks: {}, updatedAt: null },
  },
  'staffAssessments.listNotes': { expected: every(403), params: { id: 'nobody--network-engineer' } },
  'staffAssessments.saveNote': {
    expected: every(403),
    params: { id: 'nobody--network-engineer', noteId: 'a-note-of-nobody' },
    json: { text: 'A note', mentions: [], updatedAt: null },
  },
  'staffAssessments.deleteNote': {
    expected: every(403),
    params: { id: 'nobody--network-engineer', noteId: 'a-note-of-nobody' },
  },
}
