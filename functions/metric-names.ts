/** The names of the metrics that alarms are raised on: the functions count them and the stack sets the alarms. */
export const metrics = {
  namespace: 'MerbokSite',
  enquiriesGivenUp: 'EnquiriesGivenUp',
  lettersGivenUp: 'LettersGivenUp',
  recordingsGivenUp: 'RecordingsGivenUp',
  callMinutesUsedUp: 'CallMinutesUsedUp',
} as const
