import type { RecruiterApi } from '../api/recruiter-api.ts'
import { timeText } from '../output/dates.ts'
import { table, type Column } from '../output/table.ts'
import { UsageError } from '../usage-error.ts'
import type { Command } from './command.ts'

type Enquiry = Awaited<ReturnType<RecruiterApi['listEnquiries']>>['data']['enquiries'][number]

const stateTexts = { pending: 'waiting', dead: 'given up' } as const satisfies Record<
  Enquiry['state'],
  string
>

const columns: Column<Enquiry>[] = [
  { title: 'ID', of: ({ id }) => id },
  { title: 'RECEIVED', of: ({ receivedAt }) => timeText(receivedAt) },
  { title: 'ABOUT', of: ({ enquiryType }) => enquiryType, cuttable: true },
  { title: 'STATE', of: ({ state }) => stateTexts[state] },
  { title: 'TRIED', of: ({ attempts }) => attempts },
  { title: 'NEXT', of: ({ state, dueAt }) => (state === 'dead' ? '-' : timeText(dueAt)), cuttable: true },
]

const listCommand: Command = {
  words: 'enquiries list',
  arguments: [],
  help: 'the enquiries of the contact form that are not emailed yet',
  async run(_, { api }) {
    const { data } = await api.listEnquiries()
    const { enquiries, more } = data
    if (enquiries.length === 0) return { data, text: 'Every enquiry is emailed.' }
    const count = `${enquiries.length} enquir${enquiries.length === 1 ? 'y' : 'ies'}${more ? ', and there are more' : ''}`
    return { data, text: `${table(columns, enquiries)}\n${count}` }
  },
}

/** The ids that begin with these texts; full ids are not looked up. */
async function idsOf(api: RecruiterApi, texts: readonly string[]): Promise<string[]> {
  const idLength = 32
  if (texts.every(({ length }) => length >= idLength)) return [...texts]
  const { enquiries } = (await api.listEnquiries()).data
  return texts.map((text) => {
    const matches = enquiries.filter(({ id }) => id.startsWith(text))
    const [match, ...others] = matches
    if (match === undefined || text === '')
      throw new UsageError(`No enquiry "${text}" waits to be emailed; "enquiries list" shows those that do.`)
    if (others.length > 0)
      throw new UsageError(
        `"${text}" is the beginning of ${matches.length} enquiries: please type more of it.`,
      )
    return match.id
  })
}

const retryCommand: Command = {
  words: 'enquiries retry',
  arguments: ['[id…]'],
  help: 'email these enquiries now, or all that are not emailed yet',
  notes: ['The first characters of an id are enough.'],
  async run({ arguments: texts }, { api }) {
    const ids = await idsOf(api, texts)
    const { data } = await api.retry({ body: ids.length === 0 ? {} : { ids } })
    if (ids.length > 0 && data.retried === 0)
      throw new UsageError(
        'None of these enquiries waits to be emailed; "enquiries list" shows those that do.',
      )
    const { retried, sent, stillPending } = data
    const text =
      retried === 0
        ? 'Every enquiry is emailed.'
        : `Tried ${retried}: ${sent} emailed, ${stillPending} still waiting.`
    return { data, text, failed: stillPending > 0 }
  },
}

export const enquiryCommands: readonly Command[] = [listCommand, retryCommand]
