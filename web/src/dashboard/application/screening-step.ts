import { onDemand } from '../../ui/on-demand.ts'

/** Loaded where a position asks something before the interview. */
export const ScreeningStep = onDemand(() => import('../../form/ScreeningDialog.tsx'))
