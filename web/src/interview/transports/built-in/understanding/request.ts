/** What a candidate can ask of the interviewer instead of answering. */
export type Request = 'repeat' | 'rephrase' | 'moment' | 'skip' | 'stop'
