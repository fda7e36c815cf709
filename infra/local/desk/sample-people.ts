type SampleTurn = {
  role: 'assistant' | 'user'
  content: string
  startMilliseconds: number
  endMilliseconds: number
  section: number
  question: number
}

/** Invented candidates of the local run. */
export type SamplePerson = {
  name: string
  jobId: string
  title: string
  location: string
  skills: readonly string[]
  about: string
  /** Undefined for candidates without an interview. */
  transcript?: readonly SampleTurn[]
  experience: readonly {
    position: string
    company: string
    start_date: string
    end_date: string
    description: string
  }[]
}

const operations = {
  position: 'Platform Engineer',
  company: 'Kinabalu Data',
  start_date: '2022',
  end_date: 'Present',
  description: 'Runs schedulers and storage for two clusters.',
}
const design = {
  position: 'Product Designer',
  company: 'Selat Works',
  start_date: '2021',
  end_date: 'Present',
  description: 'Designs the tools that operators use all day.',
}

const engineer = 'gpu-platform-engineer'
const designer = 'product-designer'

const second = 1000
const turnSeconds = 5

/** Turns of five seconds, two for each question. sample-interview.webm is long enough for five. */
const transcriptOf = (...lines: readonly string[]): SampleTurn[] =>
  lines.map((content, index) => ({
    role: index % 2 === 0 ? 'assistant' : 'user',
    content,
    startMilliseconds: index * turnSeconds * second,
    endMilliseconds: (index + 1) * turnSeconds * second - second,
    section: 0,
    question: Math.floor(index / 2),
  }))

const interest = 'What interests you most about this position?'
const experienceQuestion = 'Which parts of your experience are most relevant to this role?'

export const samplePeople: readonly SamplePerson[] = [
  {
    name: 'Nurul Izzah binti Kamaruddin',
    jobId: engineer,
    title: 'Platform Engineer',
    location: 'Kuala Lumpur',
    skills: ['Kubernetes', 'Slurm', 'Go', 'InfiniBand'],
    about: 'Six years of running machines that other people depend on.',
    transcript: transcriptOf(
      interest,
      'That the scheduler is part of the product. In my last job it was an afterthought. How large is the team?',
      experienceQuestion,
      'I moved four hundred GPUs to another scheduler without a day of downtime.',
    ),
    experience: [operations],
  },
  {
    name: 'Arvind Raj a/l Subramaniam',
    jobId: engineer,
    title: 'Site Reliability Engineer',
    location: 'Penang',
    skills: ['Linux', 'Python', 'Ansible'],
    about: '',
    transcript: transcriptOf(
      interest,
      'I have been on call for storage for five years, and would like to work closer to the hardware.',
      experienceQuestion,
      'I wrote the checks that find a failing disk before it takes a job with it.',
    ),
    experience: [operations],
  },
  {
    name: 'Lim Wei Jie',
    jobId: engineer,
    title: 'Systems Engineer',
    location: 'Johor Bahru',
    skills: ['CUDA', 'C++', 'Networking'],
    about: 'Likes a fault that nobody can explain yet.',
    experience: [operations],
  },
  {
    name: 'Siti Aminah binti Yusof',
    jobId: designer,
    title: 'Product Designer',
    location: 'Penang',
    skills: ['Figma', 'Research', 'Design systems'],
    about: '',
    experience: [design],
  },
  {
    name: 'Tan Mei Ling',
    jobId: designer,
    title: 'Interaction Designer',
    location: 'Kuala Lumpur',
    skills: ['Prototyping', 'Accessibility'],
    about: 'Draws less and asks more.',
    experience: [design],
  },
]
