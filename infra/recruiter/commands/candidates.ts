import type { RecruiterApi } from '../api/recruiter-api.ts'
import { dateText, timeText } from '../output/dates.ts'
import { details } from '../output/table.ts'
import { UsageError } from '../usage-error.ts'
import type { Command } from './command.ts'
import { refusedAs } from './refused.ts'

const naming = 'Name a candidate by the email address of the account, or its id.'

const unknownCandidate = (text: string): string => `There is no candidate "${text}".`

const exported = async (api: RecruiterApi, candidate: string) =>
  (
    await refusedAs(api.exportCandidate({ body: { candidate } }), {
      candidate_not_found: unknownCandidate(candidate),
    })
  ).data

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`

const exportCommand: Command = {
  words: 'export',
  arguments: ['<candidate>'],
  help: 'what is stored about a candidate; all of it with --json',
  notes: [naming, 'The link to the CV expires after five minutes.'],
  async run({ arguments: [candidate = ''] }, { api }) {
    const data = await exported(api, candidate)
    const { profile, applications, interviews, signIns, files } = data
    const text = details([
      ['Candidate', `${profile.name}  (${profile.id})`],
      ['Email', profile.email],
      ['Account since', dateText(profile.created_at)],
      ['Applications', applications.map(({ jobTitle, status }) => `${jobTitle}: ${status}`).join(', ')],
      ['Interviews', interviews.map(({ jobTitle, status }) => `${jobTitle}: ${status}`).join(', ')],
      ['Sign-ins', String(signIns.length)],
      ['Files', files.map(({ name }) => name).join(', ')],
      ['Exported', timeText(data.exportedAt)],
    ])
    return { data, text: `${text}\n\nWith --json it is everything, to send to the candidate.` }
  },
}

const eraseCommand: Command = {
  words: 'erase',
  arguments: ['<candidate>'],
  options: ['confirm'],
  help: 'delete an account with all its applications and files',
  notes: [naming, 'The candidate is emailed. Nothing can be brought back.'],
  async run({ arguments: [candidate = ''], options: { confirm } }, { api }) {
    const { profile, applications, interviews } = await exported(api, candidate)
    const { email, name, id } = profile
    // A detached account has no address.
    const confirmation = email || id
    if (confirm?.toLowerCase() !== confirmation.toLowerCase())
      throw new UsageError(
        `This deletes the account of ${name} with ${counted(applications.length, 'application')} and ${counted(interviews.length, 'interview')} for good; to do it, add --confirm ${confirmation}`,
      )
    const { data } = await refusedAs(api.eraseCandidate({ body: { candidate: id } }), {
      candidate_not_found: unknownCandidate(candidate),
    })
    return {
      data,
      text: `Deleted the account of ${name} with ${counted(data.applications, 'application')} and ${counted(data.interviews, 'interview')}. The candidate is emailed.`,
    }
  },
}

export const candidateCommands: readonly Command[] = [exportCommand, eraseCommand]
