/** People who applied in the local run. Nobody of them exists. */
export type SamplePerson = {
  name: string
  jobId: string
  title: string
  location: string
  skills: readonly string[]
  about: string
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

export const samplePeople: readonly SamplePerson[] = [
  {
    name: 'Nurul Izzah binti Kamaruddin',
    jobId: engineer,
    title: 'Platform Engineer',
    location: 'Kuala Lumpur',
    skills: ['Kubernetes', 'Slurm', 'Go', 'InfiniBand'],
    about: 'Six years of running machines that other people depend on.',
    experience: [operations],
  },
  {
    name: 'Arvind Raj a/l Subramaniam',
    jobId: engineer,
    title: 'Site Reliability Engineer',
    location: 'Penang',
    skills: ['Linux', 'Python', 'Ansible'],
    about: '',
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

const second = 1000

type Turn = { role: 'assistant' | 'user'; from: number; until: number; content: string; question?: number }

const turns: readonly Turn[] = [
  {
    role: 'assistant',
    from: 0,
    until: 4,
    content: 'What interests you most about this position?',
    question: 0,
  },
  {
    role: 'user',
    from: 5,
    until: 11,
    content: 'That the scheduler is part of the product. In my last job it was an afterthought.',
    question: 0,
  },
  {
    role: 'assistant',
    from: 12,
    until: 15,
    content: 'Which parts of your experience are most relevant to this role?',
    question: 1,
  },
  {
    role: 'user',
    from: 16,
    until: 23,
    content: 'I moved four hundred GPUs to another scheduler without a day of downtime.',
    question: 1,
  },
]

/** What was said in the sample interview, which the film beside this file is long enough for. */
export const sampleTranscript = turns.map(({ role, from, until, content, question }) => ({
  role,
  content,
  startMilliseconds: from * second,
  endMilliseconds: until * second,
  section: 0,
  ...(question === undefined ? {} : { question }),
}))
