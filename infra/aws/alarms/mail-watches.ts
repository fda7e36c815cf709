import { Duration } from 'aws-cdk-lib'
import { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import type { Counted } from './counted.ts'
import { returnedDimension, type Mail } from '../mail.ts'
import { sumOver, sumOverHour, type Watch } from './watch.ts'

/** SES reviews an account at 5 % bounces or 0.1 % complaints; the alarms are raised well below that. */
const bounceShare = 0.02
const complaintShare = 0.0005

const reputation = (rate: string): Metric =>
  new Metric({
    namespace: 'AWS/SES',
    metricName: `Reputation.${rate}`,
    period: Duration.hours(1),
    statistic: 'Maximum',
  })

const returned = (event: string, configurationSet: string, statistic: typeof sumOver): Metric =>
  new Metric({
    namespace: 'AWS/SES',
    metricName: event,
    dimensionsMap: { [returnedDimension]: configurationSet },
    ...statistic,
  })

/** A refused letter is tried each hour, so a shorter period would end and raise the alarm each hour. */
const refusedWatch = (counted: Counted): Watch => ({
  name: 'LettersRefused',
  metric: counted('LettersRefused', sumOverHour),
  atLeast: 1,
  hurts:
    'No e-mail leaves: SES refuses all of this account. Enquiries and letters wait and are not given up.',
  todo: 'Request production access in the console of SES, or end the pause of sending. Waiting e-mails then leave within the hour.',
})

export const mailWatches = (
  counted: Counted,
  { configurationSet }: Pick<Mail, 'configurationSet'>,
  stackName: string,
): Watch[] => [
  {
    name: 'EnquiriesGivenUp',
    severity: 'pager',
    metric: counted('EnquiriesGivenUp', sumOver),
    atLeast: 1,
    hurts: 'A visitor waits for an answer: an enquiry is stored but could not be e-mailed.',
    todo: `Read it with "npm run recruiter -- enquiries list --stack ${stackName}", answer by hand or send it with "enquiries retry".`,
  },
  {
    name: 'EnquiriesWait',
    metric: counted('EnquiriesWait', sumOver),
    atLeast: 1,
    hurts: 'Visitors wait: enquiries are stored but not e-mailed after three attempts.',
    todo: 'Look for "enquiry not mailed yet" in the log of ContactRelay; it names the error of SES.',
  },
  {
    name: 'LettersGivenUp',
    severity: 'pager',
    metric: counted('LettersGivenUp', sumOver),
    atLeast: 1,
    hurts: 'A candidate does not know of a decision: a letter could not be e-mailed.',
    todo: 'It is tried again each day for two weeks; the log of Letters names the application.',
  },
  {
    name: 'AccountLettersFail',
    metric: counted('AccountLettersFailed', sumOver),
    atLeast: 3,
    hurts: 'Candidates cannot set a password or confirm their address: e-mails about accounts are not sent.',
    todo: 'Look at the sending status and quota of SES. Candidates ask again with "Forgot password".',
  },
  refusedWatch(counted),
  {
    name: 'LettersReturned',
    metric: returned('Bounce', configurationSet.configurationSetName, sumOverHour),
    atLeast: 10,
    hurts: 'Recipients get no e-mail: ten e-mails bounced within an hour.',
    todo: 'The suppression list of SES has the addresses.',
  },
  {
    name: 'LettersBounce',
    metric: reputation('BounceRate'),
    atLeast: bounceShare,
    hurts: 'E-mails bounce: at 5 % SES reviews the account and may stop all sending.',
    todo: 'Find what sends to addresses that do not exist; a surge of registrations is one.',
  },
  {
    name: 'LettersUnwanted',
    metric: reputation('ComplaintRate'),
    atLeast: complaintShare,
    hurts: 'Recipients report e-mails as spam: at 0.1 % SES reviews the account and may stop all sending.',
    todo: 'Find out whether strangers enter addresses of others into the contact form or the registration.',
  },
]
