import type { InterviewTexts } from '../interviews.ts'

export const interviewTexts: InterviewTexts = {
  language: 'en',
  between: { regions: 'regions', and: 'and by' },
  builtIn: [
    'The AI interview',
    'is held by our own software within your browser, so no company beyond those above processes what you say.',
  ],
  ownRecognition: [
    'Your browser',
    'turns your speech into text on your device, where it can. You can type your answers instead.',
  ],
  heldHere: ['The AI interview', 'is held by our own software within your browser.'],
  transcribedBy: (names) => `What you say aloud is written down from the recording by ${names}.`,
  daily: ['Daily', 'carries sound and picture of the AI interview, which is a video call.'],
  dailyThatRecords: [
    'Daily',
    'carries sound and picture of the AI interview, which is a video call, and records it for us.',
  ],
  pipecat: [
    'Pipecat Cloud',
    'runs the interviewer, with the voice software and the language model that it uses.',
  ],
  processors: (names) =>
    `Your answers, by voice or typed, and the facts of your CV are processed by ${names}.`,
  runsModel:
    'runs the language model that chooses further questions and, for our team, the sentences of yours that are about a criterion of the position.',
  polly: "speaks the interviewer's sentences.",
  hears: 'turns your speech into text during the interview.',
  transcribes: 'writes down from the recording, after the interview, what was not written down before.',
  callPlaces: 'Daily and Pipecat Cloud may process an interview in other countries.',
  places: (places) =>
    `The services of Amazon Web Services for the AI interview process what is said in: ${places}.`,
  operatorPlace: (operator) =>
    `What is said is also transferred to ${operator}, which may be in another country.`,
}
