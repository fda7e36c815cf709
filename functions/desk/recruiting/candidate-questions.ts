import type * as z from 'zod/mini'
import type { candidateQuestion } from '#shared/desk/contract/letters.ts'
import type { AnsweredQuestion, InterviewQuestions } from '#shared/application/interview-questions.ts'
import { candidateQuestionsIn } from '#shared/interview/asked-questions.ts'
import { tryAgain } from '#functions/application/try-again.ts'
import type { StoredApplication } from '#functions/application/rows/stored-application.ts'
import type { RecruitingApp, RecruitingHandlers } from './app.ts'
import { subjectOf } from './listed.ts'
import type { StaffNames } from './show-history.ts'

type Question = z.output<typeof candidateQuestion>
type Asked = Pick<Question, 'id' | 'text' | 'atMilliseconds'>

/** What was asked in the interview; nothing once its transcript is deleted. */
async function askedIn(
  { questions }: Pick<StoredApplication, 'questions'>,
  { transcripts }: Pick<RecruitingApp, 'transcripts'>,
): Promise<Asked[]> {
  if (questions === undefined) return []
  const { entries } = await transcripts.of(questions.sessionId)
  return candidateQuestionsIn(entries).map(({ id, text, entry }) => ({
    id: `${questions.sessionId}.${id}`,
    text,
    atMilliseconds: entry.startMilliseconds ?? null,
  }))
}

/** What the candidate asked, with who has answered it. */
export async function questionsOf(
  application: StoredApplication,
  nameOf: StaffNames,
  app: Pick<RecruitingApp, 'transcripts'>,
): Promise<Question[]> {
  const answers = new Map(application.questions?.answered.map((each) => [each.id, each]))
  return (await askedIn(application, app)).map((asked) => {
    const answer = answers.get(asked.id)
    const answered = answer && { by: nameOf(answer.by), at: answer.at, letter: answer.letter }
    return { ...asked, answered: answered ?? null }
  })
}

type Answer = Pick<AnsweredQuestion, 'by' | 'at' | 'letter'>

/**
 * The questions of an application once these are answered, with how many of them nobody had answered. Those of a deleted transcript
 * wait no more.
 */
export async function questionsAfter(
  application: Pick<StoredApplication, 'questions'>,
  ids: readonly string[],
  answer: Answer,
  app: Pick<RecruitingApp, 'transcripts'>,
): Promise<{ after: InterviewQuestions; added: number } | undefined> {
  const { questions } = application
  if (questions === undefined) return undefined
  const asked = (await askedIn(application, app)).map(({ id }) => id)
  const before = new Set(questions.answered.map(({ id }) => id))
  const added = asked.filter((id) => ids.includes(id) && !before.has(id))
  const answered = [...questions.answered, ...added.map((id) => ({ id, ...answer }))]
  const open = asked.length - answered.filter(({ id }) => asked.includes(id)).length
  return { after: { ...questions, open, answered }, added: added.length }
}

/** A repeated call finds them answered, and so does a colleague's. */
export const answerQuestions: RecruitingHandlers['answerQuestions'] = async (
  { params: { id }, body, keepAct, refuse, log },
  app,
) => {
  const outcome = await tryAgain(async (): Promise<'answered' | 'application_not_found' | undefined> => {
    const application = await app.applications.named(id)
    if (application === undefined) return 'application_not_found'
    const act = keepAct.step(subjectOf(application))
    const answer = { by: keepAct.who, at: app.clock().toISOString(), letter: null }
    const answered = await questionsAfter(application, body.questions, answer, app)
    if (answered === undefined || answered.after.open === application.questions?.open) return 'answered'
    return (await app.questions.write(application, answered.after, [act])) ? 'answered' : undefined
  })
  if (outcome === 'application_not_found') throw refuse(outcome)
  log.info('questions answered', { applicationId: id })
  return { success: true, data: { id } }
}
