/** An open position without a closing date, as far as lists and rows have it in common. */
export const jobSample = {
  id: 'network-engineer',
  title: 'Network Engineer',
  description: 'About the team\nWe run the network between our GPU clusters.',
  requirements: 'Five years of experience with BGP.',
  department: 'Engineering',
  location: 'Kuala Lumpur',
  jobType: 'Full-time',
  level: 'Senior',
  status: 'open',
  closingDate: null,
  postedDate: '2026-11-01',
} as const
