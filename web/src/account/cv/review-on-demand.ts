import { importAgain } from '../../form/import-again.ts'
import { onDemand } from '../../ui/on-demand.ts'

/** The code is requested when a file is chosen, so that it arrives while the file is read. */
export const ReviewDialog = onDemand(() => importAgain(() => import('./ReviewDialog.tsx')))
