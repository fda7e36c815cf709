import type { StaffWritten } from '#shared/application/staff-written.ts'

type Word = Readonly<{ english: string; malay: string }>

const marks: Word = { english: 'marks', malay: 'markah' }
const notes: Word = { english: 'notes', malay: 'catatan' }
const stages: Word = { english: 'stages of selection', malay: 'peringkat pemilihan' }
const answers: Word = { english: 'answers to your questions', malay: 'jawapan kepada soalan anda' }
const reasons: Word = { english: 'reasons for decisions', malay: 'sebab bagi keputusan' }

/** What members of staff write into an application, as the policy calls it. */
const fieldWords: Readonly<Record<keyof StaffWritten, Word>> = {
  interviewNote: notes,
  waiver: reasons,
  rejection: reasons,
  declined: reasons,
  stage: stages,
  questions: answers,
}

const words = [...new Set([marks, notes, ...Object.values(fieldWords)])]

/** What the team writes about an applicant: "marks and notes". */
const listIn = (language: keyof Word, and: string): string => {
  const all = words.map((word) => word[language])
  return `${all.slice(0, -1).join(', ')} ${and} ${all.at(-1)}`
}

export const staffWritten: Word = { english: listIn('english', 'and'), malay: listIn('malay', 'dan') }
