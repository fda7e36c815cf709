import { gpusPerNode } from '#shared/company-facts.ts'
import { gpusPerNodeOf } from '#shared/enquiry/lease.ts'
import { gpus, modelOf, type Gpu } from '../service-pages/gpus.ts'
import { gpuFigures, type GpuFigures } from '../sizing/model/gpu-figures.ts'
import type { Source } from '../sizing/model/sources.ts'

export type SheetRow = Gpu & {
  name: string
  power?: string
  gpusPerNode?: string
  source: Source
}

/** Rented on demand, so it is not a type of the enquiry form. */
const a100: Gpu = {
  memory: '80 GB HBM2e',
  bandwidth: '2.0 TB/s',
  link: 'NVLink, 600 GB/s',
  use: 'On demand; the figures of the 80 GB SXM module',
}

/** A figure that is not known is left out. `stated`: the sizes of nodes, of `company-facts.ts`. */
function rowOf(figures: GpuFigures, stated: Readonly<Record<string, number>>): SheetRow {
  const { name, enquiryName, maxWatts, source } = figures
  const perNode = gpusPerNodeOf(enquiryName, stated)
  return {
    ...(enquiryName === undefined ? a100 : gpus[enquiryName]),
    name: enquiryName === undefined ? name : modelOf(enquiryName),
    ...(maxWatts === undefined ? {} : { power: `${maxWatts} W` }),
    ...(perNode === undefined ? {} : { gpusPerNode: String(perNode) }),
    source,
  }
}

/** Every GPU type that the site names, in the order of the enquiry form. */
export const sheetRows = (stated = gpusPerNode): readonly SheetRow[] =>
  Object.values(gpuFigures).map((figures) => rowOf(figures, stated))
