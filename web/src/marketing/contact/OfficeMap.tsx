import './OfficeMap.css'
import { company } from '#shared/company.ts'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { mapFrameUrl } from '../../layout/company-links.ts'

/**
 * A drawn map. Google's is loaded when the visitor asks for it, because it discloses the visit to Google, and some networks
 * block it, which would leave an empty frame.
 */
export function OfficeMap() {
  const [isWanted, setWanted] = useState(false)
  const [isLoaded, setLoaded] = useState(false)
  return (
    <div className="office-map grow" data-print="hidden">
      <StreetDrawing />
      {isWanted ? (
        <iframe
          className={isLoaded ? 'office-map__frame office-map__frame--loaded' : 'office-map__frame'}
          src={mapFrameUrl}
          title={`Map: ${company.address.street}, ${company.address.city}`}
          // oxlint-disable-next-line react/iframe-missing-sandbox -- the frame has another origin, so it cannot remove its sandbox
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="no-referrer"
          onLoad={() => setLoaded(true)}
        />
      ) : (
        <div className="absolute right-3 bottom-3" data-needs-script>
          <Button look="quiet" onClick={() => setWanted(true)}>
            Show Google Maps
          </Button>
        </div>
      )}
    </div>
  )
}

/** The drawing stays behind the frame, and so remains where Google's map cannot be loaded. */
function StreetDrawing() {
  return (
    <svg
      className="office-map__drawing"
      viewBox="0 0 800 460"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path
        fill="color-mix(in srgb, var(--success) 8%, var(--drawing-front))"
        d="M-20 330Q120 270 210 340T420 420L400 480H-20ZM610-20Q600 90 690 130T820 120V-20Z"
      />
      <path
        fill="none"
        stroke="var(--drawing-top)"
        strokeWidth="12"
        d="M-20 120L330 60 820 190M-20 260L400 230 820 330M150-20L210 240 130 480M330-20L400 230 470 480M560-20L520 250 640 480M-20 400L470 330 820 440"
      />
      <path
        fill="none"
        stroke="color-mix(in srgb, var(--amber) 25%, var(--drawing-top))"
        strokeWidth="20"
        d="M-20 190Q230 150 400 230T820 250"
      />
      <path fill="var(--orange)" d="M400 236c-20-26-30-42-30-58a30 30 0 0 1 60 0c0 16-10 32-30 58z" />
      <circle fill="var(--on-amber)" cx="400" cy="178" r="11" />
    </svg>
  )
}
