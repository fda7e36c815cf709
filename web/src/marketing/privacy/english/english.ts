import { company } from '#shared/company.ts'
import type { Policy } from '../policy.ts'
import { collecting } from './collecting.ts'
import { keeping } from './keeping.ts'
import { rights } from './rights.ts'
import { sharing, using } from './sharing.ts'

export const english: Policy = {
  locale: 'en-US',
  title: 'Privacy Policy',
  lead: 'What we collect, what it is for, where it is kept and for how long, and how to have it corrected or deleted.',
  lastUpdated: 'Last updated',
  thisVersion: 'This version:',
  contents: 'Sections of this policy',
  opening: `This policy explains how ${company.fullName} (“we”) handles the personal information of people who visit this website, write to us or apply for a position.`,
  release: 'Release of this website:',
  sections: [collecting, using, sharing, keeping, ...rights],
}
