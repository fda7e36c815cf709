import { applicationCommands } from './applications.ts'
import type { Command } from './command.ts'
import { enquiryCommands } from './enquiries.ts'
import { jobCommands } from './jobs.ts'

export const commands: readonly Command[] = [...jobCommands, ...applicationCommands, ...enquiryCommands]
