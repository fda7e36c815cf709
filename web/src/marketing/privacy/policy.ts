import type { ReactNode } from 'react'

export type PolicySection = { id: string; title: string; body: ReactNode }
