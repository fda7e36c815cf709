import './CareersHero.css'
import { company } from '#shared/company.ts'
import { TablePicture } from './TablePicture.tsx'

export function CareersHero() {
  return (
    <div className="careers-hero night">
      <div className="careers-hero__row page-width">
        <div className="careers-hero__words">
          <h1 className="careers-hero__title">
            Careers at <span className="careers-hero__company">{company.shortName}</span>
          </h1>
          <p className="careers-hero__mission">
            Our mission is AI that Southeast Asia builds and runs at home. We supply the compute, write the
            software and put both to work. There is room at the table.
          </p>
        </div>
        <TablePicture />
      </div>
    </div>
  )
}
