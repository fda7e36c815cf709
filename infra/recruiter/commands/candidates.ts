import type { RecruiterApi } from '../api/recruiter-api.ts'
import { dateText, timeText } from '../output/dates.ts'
import { details } from '../output/table.ts'
import { UsageError } from '../usage-error.ts'
import type { Command } from './command.ts'
import { refusedAs } from './refused.ts'

const naming = 'Name a candidate by the email address of the account, or its id.'
const namingOthers = 'For a person without an account, give the email address of the enquiries.'

const unknownCandidate = (text: string): string => `There is no candidate "${text}".`

const exportedPage = async (api: RecruiterApi, body: { candidate: string; cursor?: string }) =>
  (
    await refusedAs(api.exportCandidate({ body }), {
      candidate_not_found: unknownCandidate(body.candidate),
    })
  ).data

/** Enquiries can take several pages. */
async function exported(api: RecruiterApi, candidate: string) {
  const { next: first, ...data } = await exportedPage(api, { candidate })
  const enquiries = [...data.enquiries]
  for (let cursor = first; cursor !== null;) {
    const more = await exportedPage(api, { candidate, cursor })
    enquiries.push(...more.enquiries)
    cursor = more.next
  }
  return { ...data, enquiries: enquiries.toSorted((a, b) => a.receivedAt.localeCompare(b.receivedAt)) }
}

const leftOut =
  "left out: the address is not proved, so they may be another person's. Once you are sure that it is theirs, name it."

const all = '--json prints everything, to send to the candidate.'
const allToJudge =
  '--json prints everything, also what the staff wrote. Decide which of it the candidate may have before you send it.'

const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`

const exportCommand: Command = {
  words: 'export',
  arguments: ['<candidate>'],
  help: 'what is stored about a candidate; all of it with --json',
  notes: [naming, namingOthers, 'The link to the CV expires after five minutes.'],
  async run({ arguments: [candidate = ''] }, { api }) {
    const data = await exported(api, candidate)
    const { profile, applications, interviews, signIns, files, enquiries } = data
    const text = details([
      ['Candidate', profile === null ? 'no account' : `${profile.name}  (${profile.id})`],
      ['Email', profile?.email ?? candidate],
      ['Account since', profile === null ? '' : dateText(profile.created_at)],
      ['Applications', applications.map(({ jobTitle, status }) => `${jobTitle}: ${status}`).join(', ')],
      ['Interviews', interviews.map(({ jobTitle, status }) => `${jobTitle}: ${status}`).join(', ')],
      ['Assessments', data.assessments.map(({ name, jobId }) => `${name} (${jobId})`).join(', ')],
      ['Notes', data.notes.map(({ name, jobId }) => `${name} (${jobId})`).join(', ')],
      ['Sign-ins', String(signIns.length)],
      ['Files', files.map(({ name }) => name).join(', ')],
      [
        'Enquiries',
        data.enquiriesLeftOut ? leftOut : enquiries.map(({ receivedAt }) => dateText(receivedAt)).join(', '),
      ],
      ['Added to', data.introductions.map(({ jobId }) => jobId).join(', ')],
      ['Exported', timeText(data.exportedAt)],
    ])
    const isToJudge = data.assessments.length + data.notes.length > 0
    return { data, text: `${text}\n\n${isToJudge ? allToJudge : all}` }
  },
}

type Found = Awaited<ReturnType<typeof exported>>

function erasedOf(
  profile: Found['profile'],
  {
    applications,
    interviews,
    enquiries,
    introductions,
  }: Record<'applications' | 'interviews' | 'enquiries' | 'introductions', number>,
): string {
  const added = introductions === 0 ? '' : ` and ${counted(introductions, 'waiting introduction')}`
  const sent = `${counted(enquiries, 'enquiry', 'enquiries')}${added}`
  return profile === null
    ? sent
    : `the account of ${profile.name} with ${counted(applications, 'application')} and ${counted(interviews, 'interview')}${enquiries + introductions === 0 ? '' : `, and ${sent}`}`
}

/** Repeats the call until nothing is left, with the operator's own text: an id can leave out enquiries that an address finds. */
async function erased(api: RecruiterApi, candidate: string) {
  for (let enquiries = 0; ;) {
    const { data } = await refusedAs(api.eraseCandidate({ body: { candidate } }), {
      candidate_not_found: unknownCandidate(candidate),
    })
    enquiries += data.enquiries
    if (!data.isMoreLeft) return { ...data, enquiries }
  }
}

const eraseCommand: Command = {
  words: 'erase',
  arguments: ['<candidate>'],
  options: ['confirm'],
  help: 'delete an account with all its files, and the enquiries',
  notes: [naming, namingOthers, 'The candidate is emailed. This cannot be undone.'],
  async run({ arguments: [candidate = ''], options: { confirm } }, { api }) {
    const { profile, applications, interviews, enquiries, introductions, enquiriesLeftOut } = await exported(
      api,
      candidate,
    )
    // A detached account has no address.
    const confirmation = profile === null ? candidate : profile.email || profile.id
    const present = {
      applications: applications.length,
      interviews: interviews.length,
      enquiries: enquiries.length,
      introductions: introductions.length,
    }
    if (confirm?.toLowerCase() !== confirmation.toLowerCase())
      throw new UsageError(
        `This deletes ${erasedOf(profile, present)} permanently; to do it, add --confirm ${confirmation}${enquiriesLeftOut ? `\nEnquiries are ${leftOut}` : ''}`,
      )
    const data = await erased(api, candidate)
    const emailed = profile === null ? '' : ' The candidate is emailed.'
    const rest = data.enquiriesLeftOut ? `\nEnquiries are ${leftOut}` : ''
    return { data, text: `Deleted ${erasedOf(profile, data)}.${emailed}${rest}` }
  },
}

export const candidateCommands: readonly Command[] = [exportCommand, eraseCommand]
