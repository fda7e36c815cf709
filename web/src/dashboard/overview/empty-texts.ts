import type { SectionId } from './sections.ts'

/** What a section without an application says. */
export const emptyTexts = {
  active: { title: 'No active interviews at this time' },
  updates: { title: 'All caught up', text: 'New updates will appear here after completing interviews' },
  myApplications: {
    title: 'No applications to display',
    text: 'Your application history will appear here as you progress through interviews',
  },
} as const satisfies Record<SectionId, { title: string; text?: string }>
