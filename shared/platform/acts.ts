/** What operators do that the audit keeps, each as a sentence without its subject. */
const names = {
  position_imported: 'saved a position',
  position_status_set: 'opened or closed a position',
  position_removed: 'removed a position',
  position_person_added: 'added a person to a position',
  position_person_removed: 'removed a person whose yes was awaited',
  published: 'published the positions',
  application_shown: 'viewed the application',
  applicants_exported: 'saved a list of applicants',
  applications_compared: 'compared applications',
  cv_opened: 'opened the CV',
  application_decided: 'decided',
  decision_recalled: 'recalled the decision',
  acceptance_proposed: 'proposed a decision',
  acceptance_agreed: 'agreed to a decision',
  acceptance_declined: 'said no to a decision',
  applicant_moved: 'moved the applicant',
  note_written: 'wrote a note',
  note_deleted: 'deleted a note',
  letter_written: 'wrote a letter',
  questions_answered: 'marked questions as answered',
  attempt_granted: 'offered a retake',
  recording_opened: 'opened the recording',
  quotes_shown: 'opened the transcript',
  recording_retried: 'reprocessed the recording',
  recording_deleted: 'deleted the recording',
  enquiries_retried: 'resent enquiries',
  account_exported: "exported a candidate's data",
  account_erased: 'erased a candidate',
  staff_invited: 'invited a colleague',
  staff_changed: "changed a colleague's account",
  staff_factor_reset: 'reset a second factor',
} as const

export type Act = keyof typeof names

export const acts = Object.keys(names) as Act[]

const isAct = (text: string): text is Act => Object.hasOwn(names, text)

/** Acts of a newer version are shown by their names. */
export const actName = (act: string): string => (isAct(act) ? names[act] : act.replaceAll('_', ' '))
