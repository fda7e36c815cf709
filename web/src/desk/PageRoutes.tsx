import type { ComponentType, ReactNode } from 'react'
import { Route, Routes } from 'react-router-dom'

type Props<Path extends string> = {
  views: Readonly<Record<Path, ComponentType>>
  /** At every other path. */
  otherwise: ReactNode
}

/** The page of each path. */
export const PageRoutes = <Path extends string>({ views, otherwise }: Props<Path>) => (
  <Routes>
    {Object.entries<ComponentType>(views).map(([path, View]) => (
      <Route key={path} path={path.replaceAll(/\{(\w+)\}/g, ':$1')} element={<View />} />
    ))}
    <Route path="*" element={otherwise} />
  </Routes>
)
