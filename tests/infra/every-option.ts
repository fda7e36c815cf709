/** The context of a deployment with every option, whose secrets have all been rotated. */
export const everyOption = {
  domainName: 'www.merbok.test',
  certificateArn: 'arn:aws:acm:us-east-1:111122223333:certificate/abc',
  webAclArn: 'arn:aws:wafv2:us-east-1:111122223333:global/webacl/site/abc',
  mailFrom: 'hello@merbok.my',
  enquiriesTo: 'hello@merbok.my',
  alarmEmail: 'operators@merbok.my',
  hstsPreload: true,
  signInConcurrency: 50,
  originSecretGeneration: 4,
  signInKeyGeneration: 2,
  voiceAgent: 'merbok-interviewer',
  voiceAgentSecret: 'merbok/pipecat',
  dailyDomain: 'cloud-0123456789abcdef',
  cloudRecordings: true,
  testInterviews: true,
}
