import './SolutionIllustration.css'

/** The number of neurons in each middle column. */
const layers = [4, 6, 6, 3] as const
const layerLeft = 222
const layerGap = 62

const neurons = layers.map((count, layer) =>
  Array.from({ length: count }, (_, index) => ({
    x: layerLeft + layer * layerGap,
    y: 220 + (index - (count - 1) / 2) * 44,
  })),
)

const synapses = neurons
  .slice(1)
  .flatMap((layer, index) =>
    (neurons[index] ?? []).flatMap((from) => layer.map((to) => `M${from.x} ${from.y}L${to.x} ${to.y}`)),
  )
  .join('')

const neuronPoints = neurons
  .flat()
  .map(({ x, y }) => `M${x} ${y}h0`)
  .join('')

/** Documents, tables and speech on the left, a model in the middle, a program on the right. */
export function SolutionIllustration() {
  return (
    <svg viewBox="0 0 680 440" aria-hidden="true">
      <g id="scene-ai-solutions" className="solution">
        <path
          className="solution__wire"
          d="M128 92C190 92 180 180 222 186M128 220h94M128 348C190 348 180 262 222 254"
        />
        <path
          className="solution__wire"
          d="M408 176C440 176 440 150 470 150M408 220h62M408 264C440 264 440 300 470 300"
        />
        <path className="solution__sheet" d="M48 46h54l26 26v66H48zM48 174h80v92H48zM48 302h80v92H48z" />
        <path
          className="solution__text"
          d="M62 78h28M62 96h50M62 114h40M48 205h80M48 236h80M75 174v92M102 174v92M62 348v0M74 336v24M86 322v52M98 340v16M110 330v36"
        />
        <path className="solution__synapse" d={synapses} />
        <path className="solution__neuron" d={neuronPoints} />
        <rect className="solution__sheet" x="470" y="66" width="176" height="308" rx="16" />
        <rect className="solution__answer" x="520" y="96" width="104" height="48" rx="12" />
        <rect
          className="solution__answer solution__answer--lit"
          x="492"
          y="160"
          width="116"
          height="68"
          rx="12"
        />
        <path className="solution__words" d="M508 180h84M508 196h66M508 212h40" />
        <path className="solution__text" d="M536 114h72M536 128h44" />
        <path
          className="solution__chart"
          d="M500 346v-30m24 30v-54m24 54v-40m24 40v-72m24 72v-58m24 58v-88"
        />
      </g>
    </svg>
  )
}
