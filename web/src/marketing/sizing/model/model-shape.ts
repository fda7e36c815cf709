/** Width divided by layers, as of GPT-3 (12,288 by 96) and close to that of Llama models. */
export const widthPerLayer = 128

/** Each layer has this many weights for each square of its width: four in attention, eight in the feed-forward part. */
const weightsPerSquare = 12

export type ModelShape = { readonly layers: number; readonly width: number }

/**
 * Layers and width of a dense transformer, from N = 12 · layers · width². Not rounded, so that more parameters never
 * mean a smaller model.
 */
export function shapeOf(parameters: number): ModelShape {
  const layers = Math.cbrt(parameters / (weightsPerSquare * widthPerLayer ** 2))
  return { layers, width: widthPerLayer * layers }
}
