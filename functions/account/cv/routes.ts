import { analyze } from './analyze.ts'
import type { CvHandlers } from './app.ts'
import { registerWithCv } from './register-with-cv.ts'
import { upload } from './upload.ts'

export const routes: CvHandlers = {
  upload,
  analyze,
  registerWithCv,
  async test({ refuse }, app) {
    const reading = await app.reader.text('Experience\nEngineer, Example Sdn Bhd, 2019 - 2021')
    if (reading.kind !== 'read' || reading.cv.experience.length !== 1) throw refuse('unavailable')
    return { success: true, data: { service: 'cv', ready: true } }
  },
}
