import { importAgain } from '../../form/import-again.ts'

/** Imports what is needed only once a file is chosen. */
export const loadCalls = () => importAgain(() => import('./cv-calls.ts'))
