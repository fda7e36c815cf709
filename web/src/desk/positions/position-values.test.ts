import { describe, expect, test } from 'vitest'
import { jobImport } from '#shared/position/job.ts'
import { freeId, positionIn, sectionField } from './position-values.ts'

const filled = (values: Record<string, string>): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  return form
}

describe('the form of a position', () => {
  test('is read in the format of the import of positions', () => {
    const form = filled({
      title: 'Network Engineer',
      description: 'Build networks.',
      closingDate: '',
      workMode: 'hybrid',
      payFrom: '9,000',
      payTo: '13,000',
      payCurrency: 'MYR',
      payPer: 'month',
      criteria: 'Runs a network\n\n  Explains a fault  \nWrites things down',
      [sectionField(4, 'title')]: 'Technical',
      [sectionField(4, 'kind')]: 'technical',
      [sectionField(4, 'minutes')]: '7.5',
      [sectionField(4, 'questions')]: 'What is a route?\n',
    })
    expect(jobImport.parse(positionIn(form, [4]))).toMatchObject({
      title: 'Network Engineer',
      closingDate: null,
      workMode: 'hybrid',
      salary: { from: 9000, to: 13_000, currency: 'MYR', per: 'month' },
      criteria: ['Runs a network', 'Explains a fault', 'Writes things down'],
      sections: [{ title: 'Technical', kind: 'technical', duration: 450, questions: ['What is a route?'] }],
    })
  })

  test('has neither pay nor work mode where the form states none', () => {
    const read = jobImport.parse(
      positionIn(
        filled({ title: 'A', description: 'B', workMode: '', payCurrency: 'MYR', payPer: 'month' }),
        [],
      ),
    )
    expect(read).not.toHaveProperty('salary')
    expect(read).not.toHaveProperty('workMode')
  })

  test('passes an invalid section on to the schema', () => {
    const read = jobImport.safeParse(positionIn(filled({ title: 'A', description: 'B' }), [0]))
    expect(read.error?.issues.map(({ path }) => path[0])).toContain('sections')
  })
})

describe('the id of a new position', () => {
  test('is made of its title', () => {
    expect(freeId('Senior GPU Engineer (Night)', [])).toBe('senior-gpu-engineer-night')
    expect(freeId('Jurutera Jaringán', [])).toBe('jurutera-jaringan')
    expect(freeId('数据科学家', [])).toBe('position')
  })

  test('has a number where other positions have the same title', () => {
    const jobs = [{ id: 'designer' }, { id: 'designer-2' }]
    expect(freeId('Designer', jobs)).toBe('designer-3')
  })

  test('is cut to 60 characters, without a hyphen at its end', () => {
    expect(freeId('a'.repeat(200), [])).toBe('a'.repeat(60))
    expect(freeId(`${'a'.repeat(59)} b`, [])).toBe('a'.repeat(59))
  })
})
