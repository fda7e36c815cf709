import { outboxHandler } from '../outbox/event.ts'
import type { LettersApp } from './app.ts'
import { mailerOf, sweepLetters } from './letters.ts'

/** The stream e-mails a letter when its row is written; the schedule e-mails what is due. */
export const lettersHandler = (app: LettersApp) => outboxHandler(mailerOf(app), () => sweepLetters(app))
