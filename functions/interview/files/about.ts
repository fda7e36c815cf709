import { company } from '#shared/company.ts'

/** At the root of the bucket, where the S3 console opens. */
export const aboutName = 'README.txt'

export const aboutText = `Interviews of candidates of ${company.fullName}

interviews/<position>--<id of the position>/<candidate>--<id of the interview>/ holds one interview each:

  index.html        plays the recording with its transcript
  recording.webm    camera and microphone (.mp4 from Safari; recording-1, recording-2 ... where it has several parts)
  recording.vtt     captions of both sides; a voice that the browser spoke by itself is not in the recording
  transcript.txt    what was said, as the candidate's browser sent it, with times; transcript.json for programs
  transcription-1.json  what Amazon Transcribe wrote down from the recording (or its part 1), where answers had no words
  summary.json      what was counted, and the consent with its version and time; it contains no scores
  cv.pdf            the CV at the time of the interview (or .doc, .docx)
  parts/            pieces of a recording that is not put together yet; it is gone some minutes after the interview,
                    or stays where the recording failed ("recordings retry" tries again)

To watch an interview, make a link that expires:

  npm run recruiter -- recordings list
  npm run recruiter -- recordings open <REF in the list>

To delete one whose candidate withdraws the consent to it, use "recordings delete", which deletes every version.

index.html opened from the S3 console shows the transcript alone, because each file of a private bucket needs a link of
its own. Here recording.webm plays with "Open", and a folder that was downloaded plays as a whole.

S3 deletes each file 180 days after it was written; it marks the file as deleted and removes it for good a day or two
later. A file that is written anew (pages, pieces that were put together) stays readable as an earlier version for a day or two.
Withdrawing an application or deleting the account deletes every version immediately, and files that are still being
uploaded within the hour. If S3 does not answer, the deletion is repeated until it succeeds.
`
