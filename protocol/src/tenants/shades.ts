import { isObject, recordOf } from '#protocol/shared/guards.ts'
import { makeShades } from './make-shades.ts'
import { type Palette, type Shade, shades } from './palettes.ts'

/** Why a pasted set is ignored; which shades it is about, in the order of the scale. */
export type ShadesProblem = { code: 'notColour' | 'notSet' | 'missing' | 'notHex'; shades: Shade[] }
type ParsedShades = { shades: Palette; problem?: undefined } | { shades?: undefined; problem: ShadesProblem }

// The values end up in a style sheet, so nothing but a plain hex colour may pass.
const hexColour = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i

/**
 * A school chooses one colour, of which the shades are made, or pastes its own set; anything but a complete set is ignored, and
 * its theme stays as it was.
 */
export function parseShades(json: string): ParsedShades {
  if (isHexColour(json.trim())) return { shades: makeShades(json.trim()) }
  const colours = parseObject(json)
  if (!colours) return { problem: { code: isMeantAsSet(json) ? 'notSet' : 'notColour', shades: [] } }
  const missing = shades.filter((shade) => !Object.hasOwn(colours, shade))
  if (missing.length > 0) return { problem: { code: 'missing', shades: missing } }
  const notHex = shades.filter((shade) => !isHexColour(colours[shade]))
  if (notHex.length > 0) return { problem: { code: 'notHex', shades: notHex } }
  return { shades: recordOf(shades, (shade) => String(colours[shade])) }
}

export function isHexColour(value: unknown): value is string {
  return typeof value === 'string' && hexColour.test(value)
}

/** A word, or a colour with a sign too many, is meant as one colour. */
const isMeantAsSet = (text: string) => /^\s*[{[]/.test(text)

function parseObject(json: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(json)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** The one colour that a set was made of; none for a set that somebody pasted. */
export function colourOf(palette: Palette): string | null {
  const made = makeShades(palette[600])
  return shades.every((shade) => made[shade] === palette[shade]) ? palette[600] : null
}
