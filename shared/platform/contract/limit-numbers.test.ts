import { expect, test } from 'vitest'
import {
  countedByHandler,
  limits,
  perAccount,
  perAccountAndNetwork,
  perCandidate,
  perEmail,
  perNetwork,
} from './limits.ts'
import { hourSeconds } from '../durations.ts'

const quarterSeconds = 15 * 60

/** Raising one of them is a decision about security. */
const decided = [
  ['signInPerAccount', 10, quarterSeconds],
  ['signInByStrangers', 30, quarterSeconds],
  ['signInPerNetwork', 100, quarterSeconds],
  ['signInLink', 3, hourSeconds],
  ['signInLinkPerNetwork', 20, hourSeconds],
  ['passwordChange', 5, hourSeconds],
  ['forgotPassword', 3, hourSeconds],
  ['confirmationLetter', 3, hourSeconds],
  ['letterBeforeProof', 6, hourSeconds],
  ['firstLettersPerNetwork', 300, 24 * hourSeconds],
  ['firstLetters', 3000, 24 * hourSeconds],
  ['lettersReturned', 10, hourSeconds],
  ['lettersReturnedPerDay', 40, 24 * hourSeconds],
  ['registration', 60, hourSeconds],
  ['cvUpload', 60, hourSeconds],
  ['cvReading', 120, hourSeconds],
  ['recognisedPagesPerNetwork', 100, 24 * hourSeconds],
  ['recognisedPages', 1000, 24 * hourSeconds],
  ['accountLookup', 60, hourSeconds],
  ['enquiry', 20, 10 * 60],
  ['enquiryPerMailbox', 20, 24 * hourSeconds],
  ['enquiryConfirmation', 3, hourSeconds],
  ['serviceCheck', 20, hourSeconds],
  ['applying', 120, hourSeconds],
  ['invitationAnswer', 60, hourSeconds],
  ['profileChange', 240, hourSeconds],
  ['dataExport', 30, hourSeconds],
  ['checkpoint', 1500, hourSeconds],
  ['recordingPart', 1500, hourSeconds],
  ['callStart', 40, hourSeconds],
  ['callEnd', 120, hourSeconds],
  ['interviewerTurn', 400, hourSeconds],
  ['interviewerSentence', 1500, hourSeconds],
  ['hearing', 60, hourSeconds],
  ['deskPassword', 10, quarterSeconds],
  ['deskPasswordByStrangers', 30, quarterSeconds],
  ['deskPasswordPerNetwork', 60, quarterSeconds],
  ['deskCode', 5, quarterSeconds],
  ['deskLink', 60, hourSeconds],
  ['deskReset', 3, hourSeconds],
  ['deskResetLetter', 6, hourSeconds],
  ['practiceInsights', 60, hourSeconds],
  ['writtenLetter', 60, hourSeconds],
  ['applicationReceived', 20, 24 * hourSeconds],
] as const

test.each(decided)('%s: %d in %d seconds', (name, max, windowSeconds) => {
  expect(limits[name]).toEqual({ max, windowSeconds })
})

test('every limit is in this table', () => {
  expect(decided.map(([name]) => name).toSorted()).toEqual(Object.keys(limits).toSorted())
})

test('a declared limit names whom it counts, and whether runtime or handler counts', () => {
  expect(perNetwork('enquiry')).toEqual({ name: 'enquiry', key: 'network', countedBy: 'runtime' })
  expect(perEmail('forgotPassword', { onlyAfter: ['email_taken'] })).toEqual({
    name: 'forgotPassword',
    key: 'email',
    countedBy: 'runtime',
    onlyAfter: ['email_taken'],
  })
  expect(countedByHandler(perCandidate('applying'))).toEqual({
    name: 'applying',
    key: 'candidate',
    countedBy: 'handler',
  })
  expect(perAccount('signInByStrangers')).toMatchObject({ key: 'account', countedBy: 'handler' })
  expect(perAccountAndNetwork('signInPerAccount')).toMatchObject({
    key: 'accountAndNetwork',
    countedBy: 'handler',
  })
})
