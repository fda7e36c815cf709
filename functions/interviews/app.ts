import type { interviews } from '#shared/contract/interviews.ts'
import type { ApplicationsApp } from '../applications/app.ts'
import type { Handlers } from '../http/handlers.ts'

export type InterviewsHandlers = Handlers<typeof interviews, ApplicationsApp>
