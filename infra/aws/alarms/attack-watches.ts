import type { Counted } from './counted.ts'
import { sumOver, sumOverHour, type Watch } from './watch.ts'

export const attackWatches = (counted: Counted): Watch[] => [
  {
    name: 'SignInsFail',
    metric: counted('SignInsFailed', sumOver),
    atLeast: 100,
    hurts: 'Possible password guessing: a hundred sign-ins failed within five minutes.',
    todo: 'Count the lines "refused" in the log of Auth by "network" and "account". Many accounts from few networks: block those with the web ACL.',
  },
  {
    name: 'CallsLimited',
    metric: counted('CallsLimited', sumOver),
    atLeast: 200,
    hurts:
      'Limits refuse two hundred calls within five minutes: an attack, or candidates who are refused by mistake.',
    todo: 'Count the lines "refused" by "limits", "route" and "network".',
  },
  {
    name: 'FirstLettersHeld',
    metric: counted('FirstLettersHeld', sumOver),
    atLeast: 1,
    hurts:
      'New candidates wait for their first letter: too many letters bounced, or the letters of the day are used up.',
    todo: 'Look for "first letters are held" in the log of MailReturns; docs/operating.md says how to lift that.',
  },
  {
    name: 'RecognitionUsedUp',
    metric: counted('RecognitionUsedUp', sumOver),
    atLeast: 1,
    hurts:
      'Candidates with a scanned CV type their details: the pages that Textract may read in a day are used up.',
    todo: 'Count the lines "scan not recognised" in the log of Cv. Raise "recognisedPages" in "networkLimits" and deploy if the candidates are real.',
  },
  {
    name: 'TokensUsedTwice',
    metric: counted('TokensUsedTwice', sumOverHour),
    atLeast: 5,
    hurts: 'Candidates were signed out because their token was used twice: an attacker may have copies.',
    todo: 'The query "tokens" names the candidates; ask what they have in common.',
  },
]
