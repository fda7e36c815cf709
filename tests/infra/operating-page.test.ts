import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { gatewayQueries, savedQueries } from '#infra/resources/saved-queries.ts'
import { readDeployLine } from '#infra/deploy/command-line.ts'
import { readOperateLine } from '#infra/operate/command-line.ts'
import { readCommandLine } from '#infra/recruiter/command-line.ts'
import { repositoryRoot } from '#infra/paths.ts'
import scripts from '../../package.json' with { type: 'json' }
import { buildStack, templateOf } from './synthesised.ts'

const template = templateOf(buildStack())
const page = readFileSync(join(repositoryRoot, 'docs/operating.md'), 'utf8')
const [, alarmsPart = ''] = page.split('\n## Alarms\n')
const sections = new Map(
  alarmsPart
    .split('\n## ')[0]
    ?.split('\n### ')
    .slice(1)
    .map((text) => [text.slice(0, text.indexOf('\n')), text] as const),
)

/** The name of an alarm that notifies, and whom. */
const alarms = ['AWS::CloudWatch::Alarm', 'AWS::CloudWatch::CompositeAlarm']
  .flatMap((type) => template.all(type))
  .flatMap(([id, { Properties }]) => {
    const [action] = Properties['AlarmActions'] ?? []
    const severity = action?.Ref.startsWith('Pager') === true ? 'pager' : 'digest'
    return action === undefined ? [] : [{ alarm: id.replace(/[0-9A-F]{8}$/, ''), severity }]
  })

const queries = { ...savedQueries, ...gatewayQueries }

describe('The operating manual', () => {
  test.each(alarms)(
    'has a section for the alarm $alarm, with its severity $severity',
    ({ alarm, severity }) => {
      expect(sections.get(alarm)).toContain(`Severity: **${severity}**.`)
    },
  )

  test('has no section for an alarm that does not exist', () => {
    expect([...sections.keys()].filter((name) => !alarms.some(({ alarm }) => alarm === name))).toEqual([])
  })

  test.each([...sections])('%s has the four parts of a section', (_, text) => {
    for (const part of ['- **You see** ', '- **Look** ', '- **Do** ', '- **It is over** '])
      expect(text).toContain(part)
  })

  test('names only saved queries and existing commands', () => {
    const named = [...alarmsPart.matchAll(/\*\*Look\*\* with(?: the query)? `(\w+)`/g)].map(
      ([, name]) => name,
    )
    expect(named.length).toBeGreaterThan(15)
    expect(named.filter((name) => !Object.hasOwn(queries, name ?? ''))).toEqual([])
    const commands = [...page.matchAll(/npm run (?:--silent )?([\w:]+)/g)].map(([, name]) => name ?? '')
    expect(commands.filter((name) => !Object.hasOwn(scripts.scripts, name))).toEqual([])
  })
})

/** Without `--stack` the recruiter tool calls the local run, whose sample data looks like a healthy stack. */
const recruiterCommands = [
  ...page.matchAll(/npm run recruiter -- ([^`"\n]+)[`"]/g),
  ...JSON.stringify(template.all('AWS::CloudWatch::Alarm')).matchAll(
    /npm run recruiter -- ([^`"\\\n]+)[\\"]/g,
  ),
].map(([, words = '']) => words)

describe('The commands of the manual and of alarms', () => {
  test.each(recruiterCommands)('recruiter -- %s: exists, and names the stack', (words) => {
    const line = readCommandLine(words.split(' '))
    expect(line).toMatchObject({ kind: 'command', target: { stack: 'MerbokSite' } })
  })

  const operateCommands = [...page.matchAll(/npm run operate -- ([a-z][^`\n]*)`/g)].map(
    ([, words = '']) => words,
  )
  test.each(operateCommands)('operate -- %s: exists', (words) =>
    expect(readOperateLine(words.split(' '))).not.toEqual({ command: 'help' }),
  )

  const deployCommands = [...page.matchAll(/npm run deploy -- ([^`\n]+)`/g)].map(([, words = '']) => words)
  test.each(deployCommands)('deploy -- %s: exists', (words) =>
    expect(readDeployLine(words.split(' '))).not.toBe('help'),
  )

  test('are found', () => {
    expect(recruiterCommands.length).toBeGreaterThan(8)
    expect(operateCommands.length).toBeGreaterThan(8)
    expect(deployCommands.length).toBeGreaterThan(1)
  })
})

describe('The dashboard and the saved queries', () => {
  test('are in the stack, and the dashboard begins with errors that visitors see', () => {
    const body = JSON.stringify(template.only('AWS::CloudWatch::Dashboard').Properties['DashboardBody'])
    const titles = [...body.matchAll(/\\"title\\":\\"([^\\"]+)/g)].map(([, title]) => title)
    expect(titles.slice(0, 2)).toEqual(['Canary: failed runs', 'Visitors and candidates see errors'])
    const names = template.all('AWS::Logs::QueryDefinition').map(([, { Properties }]) => Properties['Name'])
    expect(new Set(names)).toEqual(new Set(Object.keys(queries).map((name) => `MerbokSite/${name}`)))
  })
})
