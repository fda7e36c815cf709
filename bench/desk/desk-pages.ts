import { applicationId } from '#functions/application/rows/application-id.ts'
import { staffPrincipal } from '#functions/platform/http/desk.ts'
import { sendNotices } from '#functions/desk/notices/send-notices.ts'
import { filterQueries } from '#tests/support/applicant-lists.ts'
import { deskEndpoints, type Desk } from './desk-on.ts'
import { members, positions, searched, userIdOf } from './seeded-desk.ts'

const [first] = positions
const { listJobs, showJob, listApplicants, searchApplicants, showApplication } = deskEndpoints
const { countApplicants, exportApplicants } = deskEndpoints
const { showToday, listRecordingsOfApplication, showHistory, showAssessments, previewLetter } = deskEndpoints
const { setApplicationStatus, recallDecision, compareApplications, compareAssessments } = deskEndpoints
const { listEnquiries, listStaff, listAudit, saveAssessment, listNotes } = deskEndpoints

export type DeskPage = {
  what: string
  load: (desk: Desk) => Promise<unknown>
  /** It shows the whole table of positions, whose number does not depend on the number of applications. */
  mayScan?: true
  /** Its units grow up to a bound: a search reads at most 200 accounts, a filtered audit 1,000 acts, a count the keys of a position's rejected applications. */
  isBounded?: true
  /** It reads every application for a position. */
  growsWithPosition?: true
}

const ofApplicant = (number: number, jobId: string) => ({
  id: applicationId({ userId: userIdOf(number), jobId }),
})

/** Applications for the first position that exist at every size. */
const compared = [0, 1, 2, 3].map((number) => ofApplicant(number, first).id)
const shown = ofApplicant(1, first)

const audited = (filter: object) => (desk: Desk) =>
  desk.ask({ endpoint: listAudit, json: { since: '2026-09-01T00:00:00.000Z', ...filter }, by: 'officer' })

/** Each page of the desk, with the requests of opening it and of actions on it. */
export const deskPages: readonly DeskPage[] = [
  { what: 'Today', load: (desk) => desk.ask({ endpoint: showToday }), isBounded: true },
  {
    what: 'Today of a reviewer',
    load: (desk) => desk.ask({ endpoint: showToday, by: 'reviewer' }),
    isBounded: true,
  },
  { what: 'Positions', load: (desk) => desk.ask({ endpoint: listJobs }), mayScan: true },
  {
    what: 'A position',
    load: (desk) => desk.ask({ endpoint: showJob, params: { id: first } }),
    isBounded: true,
  },
  { what: 'Applicants, all positions', load: (desk) => desk.ask({ endpoint: listApplicants }) },
  {
    what: 'Applicants, all positions, second page',
    async load(desk) {
      const { next } = await desk.ask({ endpoint: listApplicants })
      return typeof next === 'string'
        ? desk.ask({ endpoint: listApplicants, query: `cursor=${next}` })
        : undefined
    },
  },
  {
    what: 'Applicants, one position',
    load: (desk) => desk.ask({ endpoint: listApplicants, query: `job=${first}` }),
  },
  {
    what: 'Applicants, all positions, oldest first',
    load: (desk) => desk.ask({ endpoint: listApplicants, query: 'sort=applied' }),
  },
  {
    what: 'Applicants, one position, not assessed by me',
    load: (desk) => desk.ask({ endpoint: listApplicants, query: `job=${first}&unmarked=mine` }),
  },
  ...(['stage', '-mark', '-changed'] as const).map((sort) => ({
    what: `Applicants, one position, sort=${sort}`,
    load: (desk: Desk) => desk.ask({ endpoint: listApplicants, query: `job=${first}&sort=${sort}` }),
    growsWithPosition: true as const,
  })),
  ...['', 'status=human_pending', `job=${first}`, `job=${first}&status=human_pending`].map((query) => ({
    what: `Number of applicants, ${query === '' ? 'all positions' : query}`,
    load: (desk: Desk) => desk.ask({ endpoint: countApplicants, query }),
    isBounded: true as const,
  })),
  ...filterQueries.flatMap((query) => [
    { what: `Applicants, ${query}`, load: (desk: Desk) => desk.ask({ endpoint: listApplicants, query }) },
    {
      what: `Applicants, one position, ${query}`,
      load: (desk: Desk) => desk.ask({ endpoint: listApplicants, query: `job=${first}&${query}` }),
      // Answers have no index.
      ...(query.startsWith('answers') && { growsWithPosition: true as const }),
    },
  ]),
  {
    what: 'Applicants of a reviewer',
    load: (desk) => desk.ask({ endpoint: listApplicants, by: 'reviewer' }),
  },
  {
    what: 'Applicants, found by name',
    load: (desk) => desk.ask({ endpoint: searchApplicants, json: { text: searched } }),
    isBounded: true,
  },
  {
    what: 'Applicants, found by a skill of all',
    load: (desk) => desk.ask({ endpoint: searchApplicants, json: { text: 'evpn' } }),
  },
  {
    what: 'Applicants, found by two words of one',
    load: (desk) =>
      desk.ask({ endpoint: searchApplicants, json: { text: 'engineer candidate.4@example.com' } }),
  },
  {
    what: 'A page of the file of applicants',
    load: (desk) => desk.ask({ endpoint: exportApplicants, json: { job: first } }),
  },
  {
    what: 'An applicant',
    load: (desk) =>
      Promise.all(
        [showApplication, listRecordingsOfApplication, showAssessments, listNotes, showHistory].map(
          (endpoint) => desk.ask({ endpoint, params: shown }),
        ),
      ),
  },
  {
    what: 'A note and marks',
    load: (desk) =>
      desk.ask({
        endpoint: saveAssessment,
        params: ofApplicant(2, first),
        json: { note: 'A note', marks: { Explains: 3 }, updatedAt: null },
      }),
  },
  {
    what: 'A rejection: preview, decision, recall',
    async load(desk) {
      const decided = { params: shown, json: { status: 'rejected' } }
      await desk.ask({ endpoint: previewLetter, ...decided })
      await desk.ask({ endpoint: setApplicationStatus, ...decided })
      await desk.ask({ endpoint: recallDecision, params: shown })
    },
  },
  {
    what: 'Compare four',
    load: (desk) =>
      Promise.all(
        [compareApplications, compareAssessments].map((endpoint) =>
          desk.ask({ endpoint, params: { id: first }, json: { applications: compared } }),
        ),
      ),
  },
  { what: 'Enquiries', load: (desk) => desk.ask({ endpoint: listEnquiries }) },
  { what: 'Team', load: (desk) => desk.ask({ endpoint: listStaff }) },
  { what: 'Audit', load: audited({}) },
  { what: 'Audit, one colleague', load: audited({ who: staffPrincipal(members.recruiter) }) },
  { what: 'Audit, one applicant', load: audited({ candidate: userIdOf(1) }) },
  // At most 1,000 rows an answer.
  { what: 'Audit, an act that nobody did', load: audited({ act: 'account_erased' }), isBounded: true },
  { what: 'A run of the notices, no news', load: (desk) => sendNotices(desk.noticesApp())() },
]

export const firstRows = (desk: Desk) => desk.ask({ endpoint: listApplicants })
