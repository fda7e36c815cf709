import { describe, expect, test } from 'vitest'
import type { CandidateAnswer } from '#shared/interview/interviewer/candidate-answer.ts'
import type { Quotes } from '../interviewer-record.ts'
import { quotesHtml } from './quotes.ts'

const answer = (text: string | null, more: Partial<CandidateAnswer> = {}): CandidateAnswer => ({
  text,
  source: 'live',
  atMilliseconds: 7000,
  spokenSeconds: 22,
  ...more,
})
const asked = (about: string, answers: CandidateAnswer[]) => ({ about, isAsked: true, answers })
const notAsked = { about: 'Why here?', isAsked: false, answers: [] }
const quotes: Quotes = { by: 'criterion', quoted: [{ about: 'Plans', quotes: [] }] }

describe('The words of the candidate on the page of a recording', () => {
  test('say of each question what happened, and never "Not discussed"', () => {
    const html = quotesHtml({
      quotes: null,
      answers: [asked('Tools?', [answer(null)]), asked('Size?', []), notAsked],
    })
    expect(html).toContain('Nothing that the candidate said aloud was written down.')
    expect(html).toContain('data-at="7"')
    expect(html).toContain('Answered aloud, 22 seconds, not written down')
    expect(html).toContain('Asked, no reply')
    expect(html).toContain('Not asked: 1 question')
    expect(html).not.toContain('Not discussed')
  })

  test('fold the fifth and later answers to a question, and leave none out', () => {
    const answers = ['One.', 'Two.', 'Three.', 'Four.', 'Five.', 'Six.'].map((text) => answer(text))
    const html = quotesHtml({ quotes: null, answers: [asked('Tools?', answers)] })
    expect(html).toMatch(/“Four\.”.*\+ 2 more.*“Five\.”.*“Six\.”/su)
    expect(html.match(/data-at/g)).toHaveLength(answers.length)
  })

  test('call a criterion not discussed only where every answer has words', () => {
    const whole = quotesHtml({ quotes, answers: [asked('Tools?', [answer('Ceph.')])] })
    expect(whole).toContain('Not discussed.')
    const half = quotesHtml({ quotes, answers: [asked('Tools?', [answer('Ceph.'), answer(null)])] })
    expect(half).not.toContain('Not discussed')
    expect(half).toContain('Nothing about it among the answers that were written down')
    expect(half).toContain('1 of 2 spoken answers was not written down.')
  })
})
