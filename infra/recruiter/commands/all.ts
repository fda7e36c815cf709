import { applicationCommands } from './applications.ts'
import { attemptCommands } from './attempts.ts'
import { auditCommand } from './audit.ts'
import type { Command } from './command.ts'
import { enquiryCommands } from './enquiries.ts'
import { jobCommands } from './jobs.ts'
import { candidateCommands } from './candidates.ts'
import { recordingCommands } from './recordings.ts'
import { recallCommand } from './recall.ts'
import { staffCommands } from './staff.ts'
import { statusCommand } from './status.ts'

export const commands: readonly Command[] = [
  ...jobCommands,
  ...applicationCommands,
  statusCommand,
  recallCommand,
  ...attemptCommands,
  ...recordingCommands,
  ...enquiryCommands,
  ...candidateCommands,
  ...staffCommands,
  auditCommand,
]
