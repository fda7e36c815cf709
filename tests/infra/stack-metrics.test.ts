import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { metricNames, metricNamespaceOf } from '#functions/platform/names/metric-names.ts'
import { buildStack, templateOf } from './synthesised.ts'

const template = templateOf(buildStack())
const code = Object.entries(inject('bundles')).map(
  ([name, { folder }]) => [name, readFileSync(join(folder, 'index.js'), 'utf8')] as const,
)
/** A bundle contains a metric's name only if its code writes the metric, because the build drops the list of names. */
const writersOf = (metric: string): string[] =>
  code.filter(([, text]) => text.includes(`"${metric}"`)).map(([name]) => name)

const alarmed = template
  .all('AWS::CloudWatch::Alarm')
  .map(([, { Properties }]) => Properties)
  .filter(({ Namespace }) => Namespace === metricNamespaceOf(undefined))
  .map(({ MetricName }) => String(MetricName))

describe("The product's own metrics", () => {
  test.each(alarmed)('%s, on which an alarm is raised, is counted by a function', (metric) => {
    expect(writersOf(metric)).not.toEqual([])
  })

  test('all have an alarm', () => {
    expect(alarmed.toSorted()).toEqual([...metricNames].toSorted())
  })

  test('are found only in the bundles of the functions that write them', () => {
    expect(writersOf('LettersGivenUp')).toEqual(['letters', 'notices'])
    expect(writersOf('TokensUsedTwice')).toEqual(['auth'])
    expect(writersOf('CallMinutesUsedUp')).toEqual(['voiceAgent'])
    expect(writersOf('Nothing')).toEqual([])
  })

  test('need no filter on a log group', () => {
    expect(template.all('AWS::Logs::MetricFilter')).toEqual([])
  })
})
