import type { Page } from 'playwright-core'
import { bringAxe, told, type Violation } from './barriers.ts'

/**
 * In the page: whether every text can be told from what is behind it, as axe reads it. Hundreds of texts look alike: the
 * same colours, size and weight on the same ground, on every row of a table and at the head of every page. Of those one is
 * read, once for all pages. A text whose ground is not its own (a picture, something that lies over something else, what
 * shines through) is read each time. Where axe has nothing to say about the one, it reads all of them, and those of the
 * same make (with the same classes) once for all pages as well.
 */
const readContrast = `async (looks, makes) => {
  const [known, silent] = [new Set(looks), new Set(makes)]
  const isClear = (colour) => /^rgba\\(.*, 0\\)$/.test(colour) || colour === 'transparent'
  const isSolid = (colour) => /^rgb\\(/.test(colour)
  // What is behind an element, from its own ground to the first solid one; found once for all that stand on it.
  const grounds = new Map()
  const groundOf = (element) => {
    if (!element) return { isVeiled: false, colours: [] }
    const known = grounds.get(element)
    if (known) return known
    const { backgroundColor, backgroundImage, opacity, position, filter, mixBlendMode } = getComputedStyle(element)
    const behind = groundOf(element.parentElement)
    const isVeiled = behind.isVeiled || opacity !== '1' || filter !== 'none' || mixBlendMode !== 'normal'
    const own = isClear(backgroundColor) ? [] : [backgroundColor]
    const isOpen = !isSolid(backgroundColor)
    const isLost = backgroundImage !== 'none' || (isOpen && !['static', 'relative'].includes(position))
    const colours = isLost ? undefined : isOpen ? behind.colours && [...own, ...behind.colours] : own
    const ground = { isVeiled, colours }
    grounds.set(element, ground)
    return ground
  }
  const lookOf = (element) => {
    const { color, fontSize, fontWeight, textShadow, textDecorationLine } = getComputedStyle(element)
    const { isVeiled, colours } = groundOf(element)
    if (textShadow !== 'none' || isVeiled || !colours) return undefined
    return [color, fontSize, fontWeight, textDecorationLine, ...colours].join(' ')
  }
  const hasWords = (element) =>
    element.matches('textarea, select, input:not([type=checkbox], [type=radio], [type=range], [type=file])') ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim())
  // What is there for ears only takes one pixel.
  const isSeen = (element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  }
  // What cannot be used now may be weak.
  const isOff = (element) => element.closest(':disabled, [aria-disabled=true]') || element.closest('label')?.control?.disabled
  const makeOf = (element) => [lookOf(element), element.getAttribute('class'), isOff(element) ? 'off' : 'on'].join(' ')
  const alone = []
  const alike = new Map()
  for (const element of document.body.querySelectorAll('*')) {
    if (!hasWords(element) || !isSeen(element)) continue
    const look = lookOf(element)
    if (!look) alone.push(element)
    else if (!known.has(look) && !silent.has(makeOf(element))) alike.set(look, [...(alike.get(look) ?? []), element])
  }
  const read = async (include) => {
    if (include.length === 0) return { violations: [], passes: [] }
    const runOnly = { type: 'rule', values: ['color-contrast'] }
    return axe.run({ include }, { runOnly, resultTypes: ['violations', 'passes'], elementRef: true, selectors: false })
  }
  const firsts = [...alike.values()].map(([first]) => first)
  const found = await read([...alone, ...firsts])
  const good = new Set(found.passes.flatMap(({ nodes }) => nodes.map(({ element }) => element)))
  const isGood = (look) => good.has(alike.get(look)[0])
  // Axe may have nothing to say about one of them, such as the name of a field that cannot be used now; then it reads all.
  const unsaid = [...alike.keys()].filter((look) => !isGood(look))
  const others = await read(unsaid.flatMap((look) => alike.get(look).slice(1)))
  return {
    violations: [...found.violations, ...others.violations].map(({ id, help, nodes }) =>
      ({ id, help, nodes: nodes.map(({ html }) => html) })),
    good: [...alike.keys()].filter(isGood),
    silent: unsaid.flatMap((look) => alike.get(look)).map(makeOf),
  }
}`

type Read = { violations: Violation[]; good: string[]; silent: string[] }

const looks = new Set<string>()
const makes = new Set<string>()

/** The texts that cannot be read well. */
export async function weakTexts(page: Page): Promise<string[]> {
  await bringAxe(page)
  const given = [looks, makes].map((each) => JSON.stringify([...each])).join()
  const { violations, good, silent } = await page.evaluate<Read>(`(${readContrast})(${given})`)
  for (const look of good) looks.add(look)
  // What is weak is told; what is not was read.
  for (const make of silent) makes.add(make)
  return violations.map(told)
}
