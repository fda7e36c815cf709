/** For the link or button of a card's title: the card is its area. A class adds the radius and the place of its focus. */
export const cardCover =
  'cursor-pointer border-0 bg-transparent p-0 text-left no-underline outline-none after:absolute after:inset-0 after:outline-focus focus-visible:after:outline-2'
