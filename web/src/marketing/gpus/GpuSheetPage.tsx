import { Link } from 'react-router-dom'
import { linkTo } from '../../site/link.ts'
import { ClosingCall } from '../ClosingCall.tsx'
import { CompanyFacts } from '../facts/CompanyFacts.tsx'
import { ServiceFacts } from '../facts/ServiceFacts.tsx'
import { PageHero } from '../PageHero.tsx'
import { Particles } from '../Particles.tsx'
import { second } from '../SecondLink.tsx'
import { GpuRows, type Column } from '../service-pages/GpuRows.tsx'
import { gpuColumns } from '../service-pages/gpus.ts'
import { sheetRows, type SheetRow } from './data-sheet.ts'

const columns: readonly Column<SheetRow>[] = [
  gpuColumns.memory,
  gpuColumns.bandwidth,
  { label: 'Maximum power', valueOf: ({ power }) => power },
  gpuColumns.link,
  { label: 'GPUs per node', valueOf: (row) => row.gpusPerNode },
]

const Source = ({ source }: SheetRow) => (
  <a className="link touchable mt-1 text-small font-regular" href={source.href} rel="noopener">
    {source.name}
  </a>
)

/** The GPU types in one table that fits a sheet of paper, and what else a buyer checks. */
export default function GpuSheetPage() {
  return (
    <>
      <PageHero
        title="GPU data sheet"
        lead="Every GPU type we offer, with the figures NVIDIA publishes for it. One sheet to compare, print or pass on."
        picture={<Particles />}
      >
        <button
          type="button"
          className={second}
          onClick={() => print()}
          data-needs-script
          data-print="hidden"
        >
          Print this sheet
        </button>
      </PageHero>
      <section className="page-width py-section print:pt-4 print:pb-0" aria-labelledby="sheet-title">
        <h2 id="sheet-title" className="text-heading tracking-figure">
          Side by side
        </h2>
        <GpuRows rows={sheetRows()} columns={columns} below={Source} />
        <p className="mt-4 max-w-44 text-small text-ink-soft">
          All figures are for one GPU. HGX types are the SXM modules of a board with eight GPUs. A figure we
          have no source for is left out:{' '}
          <Link className="link" to={linkTo('/contact')}>
            ask us for it
          </Link>
          .
        </p>
      </section>
      <ServiceFacts service="gpu-leasing" />
      <CompanyFacts />
      <ClosingCall
        title="How many do you need?"
        text="Name your model and deadline. You get GPUs, nodes and GPU-hours to hold against any price list."
        first={{ to: linkTo('/sizing'), label: 'Size your model' }}
        second={{ to: linkTo('/services/gpu-leasing'), label: 'Lease GPU nodes' }}
      />
    </>
  )
}
