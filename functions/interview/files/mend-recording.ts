import type { InterviewFiles } from '../rows/interview-files.ts'
import type { RecordedFile } from '#functions/application/session/stored-session.ts'
import { isS3Error } from '#functions/platform/s3/s3-error.ts'
import { readSegment } from './read-segment.ts'
import { extensionOf, hasGap, recordingTypeOf } from './segments.ts'

type Files = Pick<InterviewFiles, 'read' | 'concatenate'>

/**
 * Reads the files of a recording that an older version put together, and writes the header with duration and index that they lack.
 * A file that is gone, or has such a header, stays as it is.
 */
export async function mendRecording(
  folder: string,
  recording: readonly RecordedFile[],
  files: Files,
): Promise<RecordedFile[]> {
  const mended: RecordedFile[] = []
  for (const file of recording)
    mended.push(
      await mendFile(folder, file, files).catch((error: unknown) => {
        if (isS3Error(error, 'NoSuchKey')) return file
        throw error
      }),
    )
  return mended
}

async function mendFile(folder: string, file: RecordedFile, files: Files): Promise<RecordedFile> {
  // Nothing can be read behind a missing part.
  if (hasGap(file)) return file
  const key = folder + file.name
  const extension = extensionOf(file.name)
  const { beginning, seconds } = await readSegment({ extension, keys: [key], missing: [] }, files)
  if (beginning === undefined) return file
  const contentType = recordingTypeOf(extension)
  const bytes = await files.concatenate([key], { key, contentType, beginning })
  return { ...file, bytes, ...(seconds === undefined ? {} : { seconds }) }
}
