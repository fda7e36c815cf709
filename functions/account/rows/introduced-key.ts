import type { CvType } from '#shared/account/cv.ts'

/** The key of a file that came with a person whom a recruiter added, or the beginning of it. */
export const introducedKey = (id: string, type: CvType | '' = ''): string => `introduced/${id}.${type}`
