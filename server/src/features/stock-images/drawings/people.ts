import type { Colour } from './colours.ts'
import { at, box, dot, fill, line, type Part } from './shapes.ts'

/** Who stands in the drawings: no faces, all colours of skin. The feet stand on the place that is named; a size below nothing looks to the left. */
type Look = {
  skin: 1 | 2 | 3 | 4
  hair: Part
  top: Colour
  /** Over the clothes: an apron, a vest, what hangs around the neck. */
  wears?: Part
  /** Points from the shoulder to the hand; the first kind goes behind the body. */
  behind?: readonly string[]
  arms?: readonly string[]
  sleeve?: Colour
}
type Standing = Look & { legs: Colour; stance?: 'stand' | 'walk' | 'skirt'; shoes?: Colour }
type Sitting = Look & { legs: Colour }

// Hair and what is worn on it.
export const short = (colour: Colour) =>
  fill(
    colour,
    'M-10.2 -88c-1.6-9 3-14.2 10.2-14.2S11.6 -97 10 -88.6c-1.2-4-3-6.2-5.6-7.2-4.6 1.2-8.4 1.2-11.2.2-1.4 1.8-2.6 4.4-3.4 7.6z',
  )
export const bun = (colour: Colour) =>
  dot(colour, -3, -103.5, 5.2) +
  fill(colour, 'M-10.4 -87c-2-9 2.6-15 10.4-15s12.4 6 10.4 13.6c-1.8-4.6-4.8-7.2-9-8.2-4.8 1-8.8 4.4-11.8 9.6z')
export const long = (colour: Colour) =>
  fill(
    colour,
    'M-11 -71c-2.4-7-2.4-14-1-20.5C-10.6 -99-6 -102.5 0 -102.5s10.6 3.5 12 11c1.4 6.5 1.4 13.5-1 20.5l-4.6-1.5c1.6-6.5 1.6-12 .4-17.5-5-.8-8.8-2.6-11-5.5-2.4 3.5-3.2 8-2.8 12.5.2 4.5.8 8 1.4 10.5z',
  )
export const curls = (colour: Colour) =>
  fill(
    colour,
    'M-13.3 -86a4 4 0 0 1 .4-6.500a5.6 5.6 0 0 1 6.3-8.400a6.4 6.4 0 0 1 13.2 0a5.6 5.6 0 0 1 6.3 8.400a4 4 0 0 1 .4 6.500q-4 1-4.3-3q-9-6-18 0q-.3 4-4.3 3z',
  )
export const tail = (colour: Colour) => fill(colour, 'M-9 -98q-13 2-11 22q7-3 10-13z') + short(colour)
export const bald = (colour: Colour) =>
  fill(colour, 'M-10 -90c-.6 3 .2 6 1.4 7.5l1.6-6zM10 -90c.6 3-.2 6-1.4 7.5l-1.6-6z')
export const hat = (crown: Colour, band: Colour) =>
  fill(crown, 'M-10.3 -90c-.4-8 4-13 10.3-13s10.7 5 10.3 13z') + box(band, -11, -93, 22, 5.2, 2.6)
export const cap = (colour: Colour) =>
  fill(colour, 'M-10.3 -91a10.3 10.6 0 0 1 20.6 0z') + box(colour, -1, -93.5, 17, 4.2, 2.1)
export const helmet = (colour: Colour) =>
  fill(colour, 'M-10.6 -91a10.6 11 0 0 1 21.2 0z') + box(colour, -13, -93, 26, 3.8, 1.9)
export const chefHat = () => fill('white', 'M-9 -94v-8a6 6 0 0 1 3-11 8 8 0 0 1 12 0 6 6 0 0 1 3 11v8z')
export const scarf = (colour: Colour, skin: Look['skin']) =>
  fill(colour, 'M-11.8 -90a11.8 12.4 0 0 1 23.6 0c0 7-.6 11 3.2 16.5q-15 6-30 0c3.8-5.5 3.2-9.5 3.2-16.500z') +
  dot(`skin-${skin}`, 1, -89.5, 7.3)

export const apron = (colour: Colour) => fill(colour, 'M-8 -68h16v8h4.5v30h-25v-30h4.5z')
export const vest = (colour: Colour) =>
  fill(colour, 'M-13.2 -64q0-13 8-14l2 14v22h-9.3zM13.2 -64q0-13-8-14l-2 14v22h9.300z')

const head = ({ skin, hair }: Look, y: number) =>
  at(0, y, 1, box(`skin-${skin}`, -3.8, -84, 7.6, 10, 3.5), dot(`skin-${skin}`, 0, -90, 9.8), hair)
const reach = ({ skin, top, sleeve = top }: Look, arms: readonly string[] = []) =>
  arms
    .map((points) => {
      const [x = 0, y = 0] = (points.split(' ').at(-1) ?? '').split(',').map(Number)
      return line(sleeve, 7.6, `M${points.replaceAll(' ', 'L').replaceAll(',', ' ')}`) + dot(`skin-${skin}`, x, y, 4.3)
    })
    .join('')

const legsOf = {
  stand: (colour: Colour) => `<path d="M-5.5 -44L-6 -5M5.5 -44L6 -5" stroke="{${colour}}" stroke-width="9.5"/>`,
  walk: (colour: Colour) => `<path d="M-3 -44L-10 -5M4 -44L11 -5" stroke="{${colour}}" stroke-width="9.5"/>`,
}
const shoesOf = {
  stand: 'M-11 0v-4q0-2 2-2h6.5v6zM2 0v-6h6.5q3 1 4.5 4v2z',
  walk: 'M-15 0v-4.5q0-2 3-2h6.5v6.500zM6 0v-6.500h6.5q4 1 6 4.500v2z',
}
const skirt = (colour: Colour, skin: Look['skin']) =>
  `<path d="M-5 -40V-5M5 -40V-5" stroke="{skin-${skin}}" stroke-width="6.5"/>` +
  fill(colour, 'M-12 -52L-16 -22Q0 -17 16 -22L12 -52z')

export function person(x: number, y: number, size: number, look: Standing): Part {
  const { stance = 'stand', legs, skin, top, shoes = 'n-800', wears = '' } = look
  return at(
    x,
    y,
    size,
    reach(look, look.behind),
    stance === 'skirt' ? skirt(legs, skin) : legsOf[stance](legs),
    fill(shoes, stance === 'walk' ? shoesOf.walk : shoesOf.stand),
    fill(top, 'M-12.5 -42L-13.5 -66Q-13.5 -78-3 -78H3Q13.5 -78 13.5 -66L12.5 -42z'),
    wears,
    head(look, 0),
    reach(look, look.arms),
  )
}

/** Somebody of whom only the upper half is seen, at a table or behind a counter; the place is where the body ends. */
export function behindTable(x: number, y: number, size: number, look: Look): Part {
  return at(
    x,
    y,
    size,
    reach(look, look.behind),
    fill(look.top, 'M-14 0V-20Q-14 -34-3 -34H3Q14 -34 14 -20V0z'),
    look.wears ?? '',
    head(look, 44),
    reach(look, look.arms),
  )
}

/** Somebody on a chair, seen from aside; the place is the seat. */
export function sitting(x: number, y: number, size: number, look: Sitting): Part {
  return at(
    x,
    y,
    size,
    reach(look, look.behind),
    `<path d="M0 -5H21V20" fill="none" stroke="{${look.legs}}" stroke-width="10" stroke-linejoin="round"/>`,
    fill('n-800', 'M16 25v-6h7q5 1 6.5 6z'),
    fill(look.top, 'M-12 1L-12.5 -22Q-12.5 -36-2 -36H2Q12.5 -36 12.5 -22L12 1z'),
    look.wears ?? '',
    head(look, 42),
    reach(look, look.arms),
  )
}

/** A child on the floor. */
export const seatedChild = (
  x: number,
  y: number,
  { skin, hair, top }: { skin: Look['skin']; hair: Colour; top: Colour },
) =>
  at(
    x,
    y,
    1,
    fill('n-700', 'M-17 0q-2-9 6-9h22q8 0 6 9z'),
    fill(top, 'M-11 -6V-22q0-10 9-10h4q9 0 9 10v16z'),
    dot(`skin-${skin}`, 0, -42, 10),
    fill(hair, 'M-10 -40c-2-9 3-14 10-14s12 5 10 13c-4 2-14 4-20 1z'),
  )
