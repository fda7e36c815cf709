import type { InterviewRecord } from '#shared/application/session/interview-record.ts'
import { greetedBy } from '#shared/platform/call-name.ts'
import { interviewerName, practiceName, practiceText } from '#shared/interview/interview-texts.ts'
import { roomLifetimeSeconds } from '#shared/application/session/interview-status.ts'
import { practiceSections, practiceSessionId as id } from '#shared/interview/practice.ts'

const maxMinutes = 5

export type PracticeFor = Readonly<{ jobTitle: string; candidateName: string }>

const emptyProfile = {
  email: '',
  phone: '',
  location: '',
  currentRole: '',
  experience: '',
  motivation: '',
  availability: '',
  skills: '',
  education: '',
  projects: '',
}

/** The record of a practice run, which no server knows. */
export function practiceRecord({ jobTitle, candidateName }: PracticeFor, now: Date): InterviewRecord {
  const at = now.toISOString()
  return {
    session: {
      id,
      jobId: id,
      jobTitle,
      department: '',
      status: 'scheduled',
      interviewUrl: '',
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
    isPracticeInterview: true,
    job: {
      id,
      title: jobTitle,
      department: '',
      description: '',
      requirements: '',
      location: '',
      jobType: '',
      level: '',
      postedDate: at,
      closingDate: null,
    },
    candidate: { ...emptyProfile, fullName: candidateName },
    interviewName: practiceName,
    aiName: interviewerName,
    sections: [...practiceSections],
    customGreeting: `${greetedBy('Hello', candidateName)}, this is a practice run, so nothing you say is kept. Are you ready to try it?`,
    concludingStatements: 'That was the practice run. The real interview works in the same way.',
    idleTimeoutMessage:
      "I couldn't hear you, so I'll end the practice run here. You can try it again at any time.",
    language: 'English',
    interviewLanguage: 'en-US',
    voice: 'male',
    maxDuration: maxMinutes,
    room: {
      createdAt: at,
      expiresAt: at,
      lifetimeSeconds: roomLifetimeSeconds,
      remainingSeconds: null,
      // A practice run never expires.
      lobbySeconds: Number.POSITIVE_INFINITY,
    },
    consentText: practiceText,
    consentVersion: '',
  }
}
