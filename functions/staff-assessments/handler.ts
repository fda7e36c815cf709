import { staffAssessments } from '#shared/contract/staff-assessments.ts'
import { apiConfigFrom } from '../config.ts'
import { serve } from '../http/lambda.ts'
import { startApi } from '../start-handler.ts'
import { systemWorld } from '../world.ts'
import { createStaffAssessmentsApp } from './app.ts'
import { routes } from './routes.ts'

export const handler = startApi((values, secretOf) =>
  serve(staffAssessments, routes, createStaffAssessmentsApp(apiConfigFrom(values, secretOf), systemWorld())),
)
