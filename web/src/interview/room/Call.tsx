import { useRef, useState, type ComponentType, type ReactNode } from 'react'
import { usePart } from '../use-part.ts'
import { Banner } from './Banner.tsx'
import type { CallCommands, CallView } from './call-view.ts'
import { CallBar } from './CallBar.tsx'
import { CallStage } from './CallStage.tsx'
import { Complete } from './Complete.tsx'
import { Controls } from './Controls.tsx'
import { EndQuestion } from './EndQuestion.tsx'
import { Overlay } from './Overlay.tsx'
import { TranscriptPanel } from './transcript/TranscriptPanel.tsx'
import type { TroubleProps } from './trouble/remedies.tsx'

const loadTrouble = async (): Promise<ComponentType<TroubleProps>> =>
  (await import('./trouble/Trouble.tsx')).Trouble

type Panel = { isOpen: boolean; isMinimized: boolean; takesFocus: boolean }

/** A phone on its side, where the panel takes half the width: the variant `low` of utilities. */
const lowScreen = '(orientation: landscape) and (height < 30rem) and (width < 60rem)'

/** The transcript's panel, and the button that opens and closes it. */
function usePanel() {
  const [panel, setPanel] = useState<Panel>(() => ({
    isOpen: !matchMedia(lowScreen).matches,
    isMinimized: false,
    takesFocus: false,
  }))
  const toggle = useRef<HTMLButtonElement>(null)
  return {
    panel,
    toggle,
    openPanel: (): void => setPanel({ isOpen: true, isMinimized: false, takesFocus: true }),
    closePanel: (): void => {
      setPanel({ ...panel, isOpen: false })
      // The focus was in the panel, which is unmounted.
      toggle.current?.focus()
    },
    minimize: (isMinimized: boolean): void => setPanel({ ...panel, isMinimized }),
  }
}

export function Call({ view, commands }: { view: CallView; commands: CallCommands }) {
  const { panel, toggle, openPanel, closePanel, minimize } = usePanel()
  const [isAskingToEnd, setAskingToEnd] = useState(false)
  const trouble = usePart(loadTrouble, { isFetchedAhead: true })
  const isEnding = view.overlay === 'ending'
  const hasDialogs = !isEnding && !view.isCompleteShown
  return (
    <CallGrid {...panel}>
      <div>
        <Banner kind={view.kind} />
        <CallBar view={view} onGrant={commands.grantAccess} onTrouble={trouble.open} />
      </div>
      <CallStage
        view={view}
        showsCaption={!panel.isOpen || panel.isMinimized}
        onFinishAnswer={commands.finishAnswer}
      />
      <Controls
        view={view}
        isPanelOpen={panel.isOpen}
        commands={commands}
        toggle={toggle}
        onTogglePanel={() => (panel.isOpen ? closePanel() : openPanel())}
        // A practice run can be ended at any time and begun again.
        onEnd={() => (view.kind === 'practice' ? commands.end() : setAskingToEnd(true))}
      />
      {panel.isOpen && (
        <TranscriptPanel
          view={view}
          takesFocus={panel.takesFocus}
          isMinimized={panel.isMinimized}
          onMinimize={minimize}
          commands={commands}
          onClose={closePanel}
        />
      )}
      <Overlay kind={view.overlay} more={isEnding ? view.endingText : undefined} />
      {hasDialogs && trouble.Part !== undefined && (
        <trouble.Part
          view={view}
          commands={commands}
          onClose={trouble.close}
          onCaptions={() => {
            trouble.close()
            openPanel()
          }}
          onEnd={() => {
            trouble.close()
            setAskingToEnd(true)
          }}
        />
      )}
      {hasDialogs && isAskingToEnd && (
        <EndQuestion onStay={() => setAskingToEnd(false)} onEnd={commands.end} />
      )}
      {view.isCompleteShown && !isEnding && <Complete onStay={commands.stay} onEnd={commands.end} />}
    </CallGrid>
  )
}

/** The bar, the stage and the controls, with the panel beside them or below. The stage and the controls widen below a folded panel. */
function CallGrid({ isOpen, isMinimized, children }: Panel & { children: ReactNode }) {
  const columns = isOpen ? 'desktop:grid-cols-call low:grid-cols-call-low' : ''
  return (
    <div
      className={`group grid h-svh grid-cols-1 grid-rows-call bg-ground narrow:h-auto narrow:min-h-svh narrow:grid-rows-call-narrow ${columns}`}
      data-folded={isOpen && isMinimized ? '' : undefined}
    >
      {children}
    </div>
  )
}
