import type { InterviewRecord } from '#shared/application/session/interview-record.ts'
import type { AssessmentSection } from '#shared/position/assessment.ts'
import { consentFor } from '#shared/interview/consent.ts'
import { concludingText, greetingFor, idleText } from '#shared/interview/interview-texts.ts'

type RecordWithQuestions = InterviewRecord & { sections: AssessmentSection[] }

/** An interview of two sections with two questions each, for Aisha Rahman, storage engineer. */
export const aRecord = (change: Partial<RecordWithQuestions> = {}): RecordWithQuestions => ({
  session: {
    id: 'session-1',
    jobId: 'storage-engineer',
    jobTitle: 'Storage Engineer',
    department: 'Engineering',
    status: 'scheduled',
    interviewUrl: '/interview/session-1',
    started_at: null,
    finished_at: null,
    timeFactor: 1,
    continueBefore: null,
  },
  status: 'Pending Interview',
  provider: 'built-in',
  agentName: null,
  needsProof: false,
  running: null,
  isTestInterview: false,
  isPracticeInterview: false,
  job: {
    id: 'storage-engineer',
    title: 'Storage Engineer',
    department: 'Engineering',
    description: '',
    requirements: '',
    location: 'Kuala Lumpur',
    jobType: 'Full-time',
    level: 'Senior',
    postedDate: '2026-11-01T00:00:00.000Z',
    closingDate: null,
  },
  candidate: {
    fullName: 'Aisha Rahman',
    email: 'aisha@example.com',
    phone: '',
    location: 'Penang',
    currentRole: 'a systems administrator',
    experience: '',
    motivation: '',
    availability: 'Immediate',
    skills: 'Ceph, Go',
    education: '',
    projects: '',
  },
  interviewName: 'Storage Engineer Interview',
  aiName: 'Maya',
  sections: [
    {
      title: 'Job-Specific Discussion',
      duration: 300,
      questions: ['What interests you most about this position?', 'What attracts you to our company?'],
    },
    {
      title: 'Technical Assessment',
      kind: 'technical',
      duration: 600,
      questions: ['How do you replace a failed disk?', 'Which tools do you use most in your work?'],
    },
  ],
  customGreeting: greetingFor({ name: 'Aisha', interviewName: 'Storage Engineer Interview' }),
  concludingStatements: concludingText,
  idleTimeoutMessage: idleText,
  language: 'English',
  interviewLanguage: 'en-US',
  voice: 'male',
  maxDuration: 20,
  room: {
    createdAt: '2026-11-22T09:00:00.000Z',
    expiresAt: '2026-11-22T09:25:00.000Z',
    lifetimeSeconds: 1500,
    remainingSeconds: null,
    lobbySeconds: 180,
  },
  consentText: consentFor().text,
  consentVersion: consentFor().version,
  ...change,
})
