import { company } from '#shared/company.ts'

/** At the root of the bucket, where the S3 console opens. */
export const aboutName = 'README.txt'

export const aboutText = `Interviews of candidates of ${company.fullName}

interviews/<position>--<id of the position>/<candidate>--<id of the interview>/ holds one interview each:

  index.html        plays the recording with its transcript
  recording.webm    camera and microphone (.mp4 from Safari; recording-1, recording-2 ... where it has several parts)
  transcript.txt    what was said, with the time of each turn; transcript.json for programs
  summary.json      what was counted, and the consent with its time; it contains no scores
  cv.pdf            the CV at the time of the interview (or .doc, .docx)
  parts/            pieces of a recording that is not put together yet; it is gone some minutes after the interview,
                    or stays where the recording failed ("recordings retry" tries again)

To watch an interview, make a link that expires:

  npm run recruiter -- recordings list
  npm run recruiter -- recordings open <REF in the list>

index.html opened from the S3 console shows the transcript alone, because each file of a private bucket needs a link of
its own. Here recording.webm plays with "Open", and a folder that was downloaded plays as a whole.

S3 deletes each file 180 days after it was written. Withdrawing an application or deleting the account deletes them at
once.
`
