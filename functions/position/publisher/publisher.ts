import { errorFields } from '#functions/platform/log/log.ts'
import { publish, type Publishing } from '../publishing/publish.ts'

/** The function that the schedule and each deployment invoke. The next run repeats a failed one. */
export const publisher = (publishing: Publishing) => async (): Promise<void> => {
  try {
    await publish(publishing)
  } catch (error) {
    publishing.log.error('publication failed', errorFields(error))
    throw error
  }
}
