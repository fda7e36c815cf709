import type { sampleRecordings } from './sample-recordings.ts'

/** An answer to a question of the position, in seconds of the recording. */
type SampleAnswer = {
  section: number
  question: number
  askedAt: number
  answeredAt: number
  endedAt: number
  answer: string
}

export type SampleInterview = {
  recording: keyof typeof sampleRecordings
  answers: readonly SampleAnswer[]
}

/** Invented people who apply in the local run. */
export type SamplePerson = {
  name: string
  jobId: string
  title: string
  location: string
  skills: readonly string[]
  about: string
  interview?: SampleInterview
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

/** Both sample interviews discuss the same three questions at the same times, so that one can be compared with the other. */
const answersOf = (system: string, incident: string, investigation: string): readonly SampleAnswer[] => [
  { section: 0, question: 0, askedAt: 0, answeredAt: 7, endedAt: 19, answer: system },
  { section: 0, question: 2, askedAt: 20, answeredAt: 27, endedAt: 39, answer: incident },
  { section: 1, question: 0, askedAt: 40, answeredAt: 49, endedAt: 59, answer: investigation },
]

export const samplePeople: readonly SamplePerson[] = [
  {
    name: 'Nurul Izzah binti Kamaruddin',
    jobId: engineer,
    title: 'Platform Engineer',
    location: 'Kuala Lumpur',
    skills: ['Kubernetes', 'Slurm', 'Go', 'InfiniBand'],
    about: 'Six years of running machines that other people depend on.',
    interview: {
      recording: 'first',
      answers: answersOf(
        'A research cluster of four hundred GPUs. I owned its queues and placement. When we replaced the scheduler, we moved one rack at a time and no job was lost.',
        'Storage latency doubled one night. I compared the clients rack by rack and found a switch that dropped frames. Now a check on each port pages us before the jobs notice.',
        'I would find the slowest rank first. Then I would look at its links, its clock speed and its storage, and compare them with a healthy node.',
      ),
    },
    experience: [operations],
  },
  {
    name: 'Arvind Raj a/l Subramaniam',
    jobId: engineer,
    title: 'Site Reliability Engineer',
    location: 'Penang',
    skills: ['Linux', 'Python', 'Ansible'],
    about: '',
    interview: {
      recording: 'second',
      answers: answersOf(
        'Storage for two thousand virtual machines. Four of us were on call, and the replication between the sites was mine.',
        'A firmware update filled the queues of our disk shelves. I rolled it back on one shelf, saw the latency fall, and rolled back the rest. Today we update one shelf and wait a day.',
        'I would see which node finishes each step last, and ask what is different about it. If none is, I would measure the network between the racks.',
      ),
    },
    experience: [operations],
  },
  {
    name: 'Lim Wei Jie',
    jobId: engineer,
    title: 'Systems Engineer',
    location: 'Johor Bahru',
    skills: ['CUDA', 'C++', 'Networking'],
    about: 'Enjoys the faults that have no explanation yet.',
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
