import { Blocks } from '../Blocks.tsx'
import { blockOnStage } from './stage.ts'

const perSide = 5
const pitch = 58
const indexes = Array.from({ length: perSide }, (_, index) => index)

/** Demand of a run in the middle of the week. */
const heightAt = (wide: number, deep: number): number =>
  14 + 190 * Math.exp(-(((wide - 2.2) / 1.1) ** 2) - ((deep - 2.4) / 1.7) ** 2)

const busyAbove = 90

const columns = indexes.toReversed().flatMap((deep) => indexes.map((wide) => ({ wide, deep })))

/** Instances that appear with demand, and the progress of the run. */
export function OnDemandScene() {
  return (
    <>
      {columns.map(({ wide, deep }) => {
        const height = Math.round(heightAt(wide, deep))
        return (
          <Blocks
            key={`${wide}-${deep}`}
            blocks={[blockOnStage([22 + wide * pitch, 22 + deep * pitch], { width: 44, depth: 44, height })]}
            lit={height > busyAbove}
          />
        )
      })}
      <path className="scene__track" d="M36 40h150" />
      <path className="scene__progress" d="M36 40h150" pathLength="100" />
    </>
  )
}
