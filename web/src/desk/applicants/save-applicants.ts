import { allPages } from '../all-pages.ts'
import { answerText } from '#shared/application/answer-text.ts'
import { answerTo } from '#shared/application/screening-answers.ts'
import type { ExportedApplicant } from '#shared/desk/contract/applicants.ts'
import { saveFile } from '../../ui/save-file.ts'
import { queryOf, type ApplicantFilter } from '../applicants-path.ts'
import { csvFile } from '../../ui/csv.ts'
import { recruitingApi } from '../desk-api.ts'
import { statusNames } from '../names.ts'

const heading = ['Name', 'Position', 'Status', 'Stage', 'Applied (UTC)', 'Application (id)']

const cellsOf = ({ name, jobTitle, status, stage, appliedAt, id }: ExportedApplicant): string[] => [
  name === '' ? 'Name removed' : name,
  jobTitle,
  statusNames[status],
  stage,
  appliedAt,
  id,
]

function answerCell({ screening }: ExportedApplicant, text: string): string {
  const question = screening?.questions.find((each) => each.text === text)
  const answer = answerTo(screening, text)
  return question === undefined || answer === undefined ? '' : answerText(question, answer)
}

/** A column for each question that an applicant of the list was asked. */
export function applicantsCsv(applicants: readonly ExportedApplicant[]): string {
  const questions = new Set(
    applicants.flatMap(({ screening }) => screening?.questions.map(({ text }) => text) ?? []),
  )
  const rows = applicants.map((applicant) => [
    ...cellsOf(applicant),
    ...[...questions].map((text) => answerCell(applicant, text)),
  ])
  return csvFile([[...heading, ...questions], ...rows])
}

/** Saves every applicant of a filter as a file, also those that the page has not loaded. Returns how many. */
export async function saveApplicants(
  filter: ApplicantFilter,
  onProgress: (read: number) => void,
): Promise<number> {
  const { entries: applicants } = await allPages(async (cursor) => {
    const body = { ...queryOf(filter), ...(cursor !== undefined && { cursor }) }
    const { data } = await recruitingApi.exportApplicants({ body })
    return { entries: data.applicants, next: data.next }
  }, onProgress)
  saveFile('applicants.csv', new Blob([applicantsCsv(applicants)], { type: 'text/csv' }))
  return applicants.length
}
