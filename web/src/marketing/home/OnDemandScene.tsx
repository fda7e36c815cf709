import { Blocks } from '../Blocks.tsx'
import { standing } from './stage.ts'

const perSide = 5
const pitch = 58
const indexes = Array.from({ length: perSide }, (_, index) => index)

/** A run in the middle of the week: up, and down again. */
const heightAt = (wide: number, deep: number): number =>
  14 + 190 * Math.exp(-(((wide - 2.2) / 1.1) ** 2) - ((deep - 2.4) / 1.7) ** 2)

const busyAbove = 90

const columns = indexes.toReversed().flatMap((deep) => indexes.map((wide) => ({ wide, deep })))

/** Capacity that stands up where it is asked for, and how far the run has come. */
export function OnDemandScene() {
  return (
    <>
      {columns.map(({ wide, deep }) => {
        const height = Math.round(heightAt(wide, deep))
        return (
          <Blocks
            key={`${wide}-${deep}`}
            blocks={[standing([22 + wide * pitch, 22 + deep * pitch], { width: 44, depth: 44, height })]}
            lit={height > busyAbove}
          />
        )
      })}
      <path className="scene__track" d="M36 40h150" />
      <path className="scene__progress" d="M36 40h150" pathLength="100" />
    </>
  )
}
