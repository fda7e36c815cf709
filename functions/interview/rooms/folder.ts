const maxCharacters = 60

/** Part of a folder's name, in lower case: letters and digits of any script, and hyphens for everything else. */
export const folderPart = (text: string, without: string): string => {
  const part = text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
  // Cut between characters, not within one.
  const cut = Array.from(part).slice(0, maxCharacters).join('')
  return cut.replaceAll(/^-+|-+$/g, '') || without
}

type Interview = { jobTitle: string; jobId: string; candidateName: string; sessionId: string }

/** The folder of an interview's files, which recruiters find by the names of the job and the candidate. */
export const folderOf = ({ jobTitle, jobId, candidateName, sessionId }: Interview): string =>
  `interviews/${folderPart(jobTitle, 'position')}--${jobId}/${folderPart(candidateName, 'candidate')}--${sessionId}/`
