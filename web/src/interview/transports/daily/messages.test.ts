import { describe, expect, test } from 'vitest'
import {
  answerFinished,
  botMessageIn,
  echo,
  endConversation,
  fits,
  messageCharacters,
  overwriteContext,
  typedAnswer,
  type BotMessage,
} from './messages.ts'
import { sectionMessage } from './section-context.ts'

const rtvi = (type: string, data?: object) => ({
  label: 'rtvi-ai',
  type,
  ...(data === undefined ? {} : { data }),
})

describe('a message of the call', () => {
  test.each<[string, unknown, BotMessage | undefined]>([
    ['bot-tts-started', rtvi('bot-tts-started'), { type: 'lineStarted' }],
    ['bot-tts-text', rtvi('bot-tts-text', { text: 'Hello' }), { type: 'words', text: 'Hello' }],
    ['bot-stopped-speaking', rtvi('bot-stopped-speaking'), { type: 'lineEnded' }],
    ['bot-interrupted', rtvi('bot-interrupted'), { type: 'lineEnded' }],
    ['user-started-speaking', rtvi('user-started-speaking'), { type: 'userSpeech', isSpeaking: true }],
    ['user-stopped-speaking', rtvi('user-stopped-speaking'), { type: 'userSpeech', isSpeaking: false }],
    [
      'user-transcript',
      { type: 'user-transcript', data: { text: ' Yes. ' } },
      { type: 'userText', text: 'Yes.', final: true, heardAt: undefined },
    ],
    [
      'user-transcription, interim',
      rtvi('user-transcription', {
        text: 'Yes',
        final: false,
        timestamp: '2026-11-22T09:00:00Z',
        user_id: 'u',
      }),
      { type: 'userText', text: 'Yes', final: false, heardAt: '2026-11-22T09:00:00Z' },
    ],
    [
      'conversation.test_interview_start',
      {
        message_type: 'conversation',
        event_type: 'conversation.test_interview_start',
        conversation_id: 'session-1',
      },
      { type: 'testStarted' },
    ],
    [
      'one of another conversation',
      { event_type: 'conversation.test_interview_start', conversation_id: 'session-2' },
      undefined,
    ],
    [
      'a line of another conversation',
      { ...rtvi('bot-tts-text', { text: 'Hello' }), conversation_id: 'session-2' },
      undefined,
    ],
    ['words without text', rtvi('bot-tts-text', { text: '  ' }), undefined],
    ['words that are no text', rtvi('bot-tts-text', { text: 3 }), undefined],
    ['a transcript without data', rtvi('user-transcript'), undefined],
    ['one that the room does not use', rtvi('bot-llm-text', { text: 'Hel' }), undefined],
    ['a text', 'bot-tts-started', undefined],
    ['nothing', null, undefined],
  ])('%s', (_, data, expected) => {
    expect(botMessageIn(data, 'session-1')).toEqual(expected)
  })
})

describe('what is sent', () => {
  test.each<[string, object, object]>([
    [
      'conversation.echo',
      echo('session-1', 'Hey Aisha'),
      { properties: { modality: 'text', text: 'Hey Aisha' } },
    ],
    ['conversation.end', endConversation('session-1'), {}],
    [
      'conversation.overwrite_llm_context',
      overwriteContext('session-1', 'Section 1'),
      { properties: { context: 'Section 1' } },
    ],
  ])("%s has the type of its kind and the conversation's id", (event, message, rest) => {
    expect(message).toEqual({
      message_type: 'conversation',
      event_type: event,
      conversation_id: 'session-1',
      ...rest,
    })
  })

  test('a typed answer is a text that the interviewer replies to aloud', () => {
    expect(typedAnswer('Yes, I am.', () => 'id-1')).toEqual([
      {
        label: 'rtvi-ai',
        type: 'send-text',
        id: 'id-1',
        data: { content: 'Yes, I am.', options: { run_immediately: true, audio_response: true } },
      },
    ])
  })

  test('the longest typed answer is sent whole, in messages that fit, and only the last asks for a reply', () => {
    const text = 'We said: "no".\n'.repeat(266).trim()
    const messages = typedAnswer(text, () => 'id-1') as {
      data: { content: string; options: { run_immediately: boolean } }
    }[]
    expect(messages.every(fits)).toBe(true)
    expect(messages.map(({ data }) => data.options.run_immediately)).toEqual([false, false, true])
    const whole = messages.map(({ data }) => data.content).join(' ')
    expect(whole.split(/\s+/)).toEqual(text.split(/\s+/))
  })

  test('a text without spaces is cut between characters', () => {
    const messages = typedAnswer('🙂'.repeat(2000), () => 'id-1')
    expect(messages).toHaveLength(2)
    expect(messages.every(fits)).toBe(true)
    expect(JSON.stringify(messages)).not.toContain('\\ud')
  })

  test('the end of an answer is a message of the client', () => {
    expect(answerFinished(() => 'id-1')).toMatchObject({
      type: 'client-message',
      data: { t: 'answer-finished' },
    })
  })
})

describe('a section', () => {
  const section = (change: object = {}) => ({
    title: 'Technical Assessment',
    instruction: 'Give the candidate 20 to 30 seconds to think.',
    duration: 600,
    questions: ['How do you replace a disk?', 'Which tools do you use?'],
    ...change,
  })
  const contextOf = (sections: ReturnType<typeof section>[], index: number): string[] => {
    const message = sectionMessage('session-1', sections, index) as
      | { properties: { context: string } }
      | undefined
    return message?.properties.context.split('\n') ?? []
  }

  test('is sent with its instruction and questions', () => {
    expect(contextOf([section(), section()], 1)).toEqual([
      'Section 2 of 2 begins now: Technical Assessment. It lasts 10 minutes.',
      'Give the candidate 20 to 30 seconds to think.',
      'Ask these questions, one after the other:',
      'How do you replace a disk?',
      'Which tools do you use?',
    ])
  })

  test('that is too long for a message loses its instruction first, and then its last questions', () => {
    const long = 'x'.repeat(messageCharacters)
    expect(contextOf([section({ instruction: long })], 0)).toHaveLength(4)
    expect(contextOf([section({ instruction: long, questions: ['First?', long] })], 0)).toEqual([
      'Section 1 of 1 begins now: Technical Assessment. It lasts 10 minutes.',
      'Ask these questions, one after the other:',
      'First?',
    ])
    expect(contextOf([section({ questions: [long] })], 0)).toEqual([
      'Section 1 of 1 begins now: Technical Assessment. It lasts 10 minutes.',
    ])
  })

  test('that does not exist is not sent', () => {
    expect(sectionMessage('session-1', [section()], 1)).toBeUndefined()
  })
})
