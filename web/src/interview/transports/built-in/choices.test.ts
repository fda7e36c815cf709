import { describe, expect, test } from 'vitest'
import { lines } from '#shared/interview/interviewer/built-in/lines.ts'
import { answer, begun, converse, first, script, second } from '#tests/support/interview/converse.ts'

const again = lines.choicesAgain(script, 'danger')

describe('after a danger', () => {
  test('the interviewer names whom to call, offers the choices, and asks nothing until "continue"', () => {
    const { type, wait, place } = begun()
    const line = type('I have been thinking about suicide.')
    expect(line).toMatch(/999.*Befrienders.*"pause".*"stop".*"continue"/)
    expect(line).not.toContain('?')
    expect(type(answer)).toBe(again)
    expect(type('Yes')).toBe(again)
    expect(type('pause please')).toBe(lines.noHurry)
    expect(type('I do not want to continue like this')).toBe(lines.confirmStop(script, true))
    expect(type('not yet')).toBe(again)
    expect(type('pause please')).toBe(lines.noHurry)
    expect(wait(121)).toBe(lines.noHurry)
    expect(type('Okay, continue')).toBe(`${lines.back} ${first}`)
    expect(place()).toEqual({ section: 0, question: 0 })
  })

  test('"stop" is confirmed, and anything but a yes returns to the choices', () => {
    const { type, stage } = begun()
    type('I want to die')
    expect(type('stop')).toBe(lines.confirmStop(script, true))
    expect(type('no')).toBe(again)
    type('I would like to stop.')
    expect(type('Yes')).toBe(lines.stoppedInTrouble(script))
    expect(stage()).toBe('closed')
  })

  test('it counts in every stage', () => {
    const { take, type } = converse()
    take({ type: 'greet' })
    expect(type('I am having a heart attack')).toContain('999')
    expect(type('continue')).toBe(`${lines.back} ${lines.areYouReady}`)
    type('yes')
    type('I would like to stop.')
    expect(type('I want to kill myself')).toContain('999')
  })

  test('spoken or typed while the model is asked, it takes the turn from the model', () => {
    for (const type of ['words', 'typed'] as const) {
      const withModel = begun({ ...script, hasModel: true })
      expect(withModel.take({ type: 'typed', text: answer })).toBeUndefined()
      expect(withModel.take({ type, text: 'I want to kill myself' })).toContain('999')
      expect(withModel.steps.filter(({ ask }) => ask !== undefined)).toHaveLength(1)
      expect(withModel.take({ type: 'modelFailed' })).toBeUndefined()
    }
  })

  test('the line said by the model has the same effect', () => {
    const { take, type } = begun({ ...script, hasModel: true })
    take({ type: 'typed', text: answer })
    take({ type: 'modelSpeaks' })
    const said = { next: 'help', isCut: false, isQuestion: false, wasInterrupted: false } as const
    take({ type: 'modelSaid', ...said, last: lines.choices(script, 'danger') })
    expect(type(answer)).toBe(again)
  })
})

describe('after a withdrawn consent', () => {
  const again = lines.choicesAgain(script, 'consent')

  test.each([
    [['delete', 'keep my application'], lines.confirmErasure, true],
    [['delete', 'withdraw it, please'], lines.confirmDeletion, false],
    [['delete, but keep my application'], lines.confirmErasure, true],
    [['delete everything'], lines.confirmDeletion, false],
  ])('%j deletes after a second yes, and says nothing more', (said, confirmation, keepsApplication) => {
    const { type, steps, stage } = begun()
    expect(type('I do not consent any more.')).toMatch(/That's your choice.*"delete"/)
    if (said.length > 1) expect(type(said[0]!)).toBe(lines.keepOrWithdraw)
    expect(type(said.at(-1)!)).toBe(confirmation)
    expect(type('Yes')).toBe('')
    expect([steps.at(-1)?.deletes, stage()]).toEqual([true, 'closed'])
    expect(steps.at(-1)?.dialogue.keepsApplication).toBe(keepsApplication)
  })

  test.each(['no', 'maybe', "don't delete it", 'okay'])('%s deletes nothing', (text) => {
    for (const before of [['delete'], ['delete', 'keep']]) {
      const { type, steps } = begun()
      for (const said of ['I do not consent any more.', ...before]) type(said)
      expect(type(text)).toBe(again)
      expect(steps.some(({ deletes }) => deletes)).toBe(false)
    }
  })

  test('the choices stay open after a reload', () => {
    const { take, type, stage } = converse()
    const place = { section: 0, question: 1 }
    expect(take({ type: 'goOn', place, after: 'consent' })).toBe(again)
    expect(type(answer)).toBe(again)
    expect(type('continue')).toBe(`${lines.back} ${second}`)
    expect(stage()).toBe('asking')
  })

  test('nothing is deleted in a practice run, which keeps nothing', () => {
    const { type } = begun({ ...script, isPractice: true })
    expect(type('I do not consent any more.')).not.toContain('delete')
    expect(type('delete')).toBe(lines.confirmStop({ ...script, isPractice: true }, true))
  })
})
