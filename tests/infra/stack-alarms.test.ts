import { describe, expect, test } from 'vitest'
import { dispatched } from '#infra/resources/dispatcher.ts'
import { settingsFrom } from '#infra/settings.ts'
import cdk from '../../cdk.json' with { type: 'json' }
import { buildStack, templateOf, type Json, type Template } from './synthesised.ts'

const template = templateOf(buildStack({ alarmEmail: 'operators@merbok.my', alarmPager: '+60123456789' }))
const named = (id: string): string => id.replace(/[0-9A-F]{8}$/, '')
const alarms = template.all('AWS::CloudWatch::Alarm')
const composites = template.all('AWS::CloudWatch::CompositeAlarm')
const topicOf = (actions: readonly { Ref: string }[] = []): string | undefined =>
  actions.length === 0 ? undefined : actions.map(({ Ref }) => named(Ref)).join()
const notifying = [...alarms, ...composites].map(([id, { Properties }]) => ({
  name: named(id),
  topic: topicOf(Properties['AlarmActions']),
  topicAtTheEnd: topicOf(Properties['OKActions']),
}))
const toTopic = (wanted: string | undefined) =>
  notifying.flatMap(({ name, topic }) => (topic === wanted ? [name] : [])).toSorted()

describe('The two severities', () => {
  test('hear of the end of an alarm, too', () => {
    expect(notifying.filter(({ topic, topicAtTheEnd }) => topic !== topicAtTheEnd)).toEqual([])
  })

  test('the pager is for what affects somebody now and does not heal by itself', () => {
    expect(toTopic('Pager')).toEqual([
      'ApiFails',
      'CanaryFails',
      'DispatcherFails',
      'EnquiriesGivenUp',
      'LettersGivenUp',
      'RecordingsGivenUp',
      'RemovalsWait',
    ])
  })

  test('the alarms of a kind share one e-mail, so at most 32 alarms send one', () => {
    expect(composites.map(([id]) => named(id)).toSorted()).toEqual([
      'FunctionsFail',
      'RecordsWait',
      'StreamsLate',
    ])
    expect([...toTopic('Pager'), ...toTopic('Alarms')].length).toBeLessThanOrEqual(32)
  })

  test('every alarm without an e-mail of its own is in the rule of exactly one composite alarm', () => {
    const rules = composites.map(([, { Properties }]) => JSON.stringify(Properties['AlarmRule']))
    const silent = alarms.filter(([, { Properties }]) => Properties['AlarmActions'] === undefined)
    expect(silent.length).toBeGreaterThan(30)
    for (const [id] of silent)
      expect([id, rules.filter((rule) => rule.includes(`"${id}"`)).length]).toEqual([id, 1])
  })

  test('a phone number, a URL and an e-mail address subscribe to the pager; without one it is alarmEmail', () => {
    const subscribed = (from: Template) =>
      from
        .all('AWS::SNS::Subscription')
        .map(([, { Properties }]) => `${Properties['Protocol']} ${Properties['Endpoint']}`)
    expect(subscribed(template)).toEqual(['sms +60123456789', 'email operators@merbok.my'])
    expect(subscribed(templateOf(buildStack({ alarmEmail: 'operators@merbok.my' })))).toEqual([
      'email operators@merbok.my',
      'email operators@merbok.my',
    ])
    const url = { alarmEmail: 'operators@merbok.my', alarmPager: 'https://pager.merbok.my/x' }
    expect(subscribed(templateOf(buildStack(url)))[0]).toBe('https https://pager.merbok.my/x')
  })

  test.each(['0123', 'http://pager.test', 'operators'])('%s is refused as a pager', (alarmPager) => {
    const context: Record<string, unknown> = { ...cdk.context, alarmPager }
    expect(() => settingsFrom((name) => context[name])).toThrow('Set "alarmPager" in cdk.json')
  })
})

describe('The functions of each minute', () => {
  const alarmOf = (name: string): Json => alarms.find(([id]) => named(id) === name)?.[1].Properties

  test('raise an alarm once three runs in a row have failed, and a function of the API at once', () => {
    expect([alarmOf('LettersFails').Period, alarmOf('LettersFails').EvaluationPeriods]).toEqual([60, 3])
    expect([alarmOf('PublisherFails').Period, alarmOf('PublisherFails').EvaluationPeriods]).toEqual([300, 3])
    expect([alarmOf('AuthFails').Period, alarmOf('AuthFails').EvaluationPeriods]).toEqual([300, 1])
    expect(alarmOf('AccountExpiryFails').EvaluationPeriods).toBe(1)
  })

  const dispatcher = template
    .all('AWS::Lambda::Function')
    .find(([, { Properties }]) => Properties['Description'] === 'functions/platform/dispatcher/handler.ts')

  test('are invoked by one rule, through a dispatcher that has no other right', () => {
    expect(dispatched.toSorted()).toEqual([
      'callEnds',
      'contactRelay',
      'interviewFiles',
      'letters',
      'notices',
      'removals',
    ])
    const eachMinute = template
      .all('AWS::Events::Rule')
      .filter(([, { Properties }]) => Properties['ScheduleExpression'] === 'rate(1 minute)')
    expect(eachMinute.map(([, { Properties }]) => Properties['Targets'][0].Arn)).toEqual([
      { 'Fn::GetAtt': [dispatcher?.[0], 'Arn'] },
    ])
    const role = dispatcher?.[1].Properties['Role']['Fn::GetAtt'][0]
    const statements: Json[] = template
      .all('AWS::IAM::Policy')
      .filter(([, { Properties }]) => Properties['Roles'].some(({ Ref }: Json) => Ref === role))
      .flatMap(([, { Properties }]) => Properties['PolicyDocument'].Statement)
    expect(statements.flatMap(({ Action }) => Action)).toEqual([
      'logs:CreateLogStream',
      'logs:PutLogEvents',
      'lambda:InvokeFunction',
    ])
    expect(statements[1].Resource).toHaveLength(dispatched.length)
    expect(JSON.stringify(statements)).not.toContain('"*"')
  })
})
