import type { AssessmentSection } from '#shared/position/assessment.ts'
import { timeFactors } from '#shared/application/session/interview-status.ts'
import { productAnswers } from './product-answers.ts'
import { courtesyNames, languages, lines, type LineFacts } from './lines.ts'

/** Every third follow-up mentions a skill of the profile. */
const turnsOfFollowUps = 3

type Interview = {
  facts: LineFacts
  sections: readonly AssessmentSection[]
  greeting: string
  idle: string
}

/** Everything that the built-in interviewer may say in an interview. */
export function builtInTexts({ facts, sections, greeting, idle }: Interview): string[] {
  const questions = sections.flatMap((section) => section.questions)
  const counts = Array.from(
    { length: turnsOfFollowUps * Math.max(turnsOfFollowUps, facts.skills.length) },
    (_, count) => count,
  )
  return [
    ...Object.values(lines).filter((line) => typeof line === 'string'),
    ...lines.prompts,
    ...productAnswers,
    ...counts.map((count) => lines.acknowledgement(count)),
    ...counts.map((count) => lines.followUp(count, facts, true)),
    ...sections.flatMap((section) => [lines.begin(facts, section.title), lines.nextPart(section)]),
    ...questions.flatMap((question) => [
      question,
      lines.repeat(question),
      lines.rephrase(question),
      lines.backTo(question),
      lines.earlier(question),
    ]),
    ...courtesyNames.map((courtesy) => lines.courtesy(courtesy, facts)),
    ...languages.map((language) => lines.answeredIn(language, facts)),
    ...timeFactors.map((timeFactor) => lines.duration(facts, sections, timeFactor)),
    lines.noted(facts),
    ...[true, false].map((isTroubled) => lines.confirmStop(facts, isTroubled)),
    lines.choicesAgain(facts, 'danger'),
    lines.choicesAgain(facts, 'consent'),
    lines.forTheTeam(facts),
    lines.alsoForTheTeam(facts),
    lines.notEnded(facts),
    lines.stopped(facts),
    lines.stoppedInTrouble(facts),
    lines.conclusion(facts),
    greeting,
    facts.concluding,
    idle,
  ]
}
