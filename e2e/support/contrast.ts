import type { Page } from 'playwright-core'
import { bringAxe, told, type Violation } from './barriers.ts'

/**
 * In the page: whether every text can be told from what is behind it, as axe reads it. Hundreds of texts look alike: the
 * same colours, size and weight on the same ground, on every row of a table and at the head of every page. Of those one is
 * read, once for all pages. A text whose ground is not its own (a picture, something that lies over something else, what
 * shines through) is read each time.
 */
const readContrast = `async (known) => {
  const isClear = (colour) => /^rgba\\(.*, 0\\)$/.test(colour) || colour === 'transparent'
  const isSolid = (colour) => /^rgb\\(/.test(colour)
  const lookOf = (element) => {
    const { color, fontSize, fontWeight, textShadow, textDecorationLine } = getComputedStyle(element)
    const parts = [color, fontSize, fontWeight, textDecorationLine]
    if (textShadow !== 'none') return undefined
    let hasGround = false
    for (let at = element; at; at = at.parentElement) {
      const { backgroundColor, backgroundImage, opacity, position, filter, mixBlendMode } = getComputedStyle(at)
      if (opacity !== '1' || filter !== 'none' || mixBlendMode !== 'normal') return undefined
      if (hasGround) continue
      if (backgroundImage !== 'none') return undefined
      if (!isClear(backgroundColor)) parts.push(backgroundColor)
      hasGround = isSolid(backgroundColor)
      if (!hasGround && !['static', 'relative'].includes(position)) return undefined
    }
    return parts.join(' ')
  }
  const hasWords = (element) =>
    element.matches('textarea, select, input:not([type=checkbox], [type=radio], [type=range], [type=file])') ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim())
  // What is there for ears only takes one pixel.
  const isSeen = (element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  }
  const alone = []
  const alike = new Map()
  for (const element of document.body.querySelectorAll('*')) {
    if (!hasWords(element) || !isSeen(element)) continue
    const look = lookOf(element)
    if (!look) alone.push(element)
    else if (!known.includes(look)) alike.set(look, [...(alike.get(look) ?? []), element])
  }
  const read = async (include) => {
    if (include.length === 0) return { violations: [], passes: [] }
    const runOnly = { type: 'rule', values: ['color-contrast'] }
    return axe.run({ include }, { runOnly, resultTypes: ['violations', 'passes'], elementRef: true })
  }
  const firsts = [...alike.values()].map(([first]) => first)
  const found = await read([...alone, ...firsts])
  const good = new Set(found.passes.flatMap(({ nodes }) => nodes.map(({ element }) => element)))
  const isGood = (look) => good.has(alike.get(look)[0])
  // Axe may have nothing to say about one of them, such as the name of a field that cannot be used now; then it reads all.
  const others = await read([...alike.keys()].filter((look) => !isGood(look)).flatMap((look) => alike.get(look).slice(1)))
  return {
    violations: [...found.violations, ...others.violations].map(({ id, help, nodes }) =>
      ({ id, help, nodes: nodes.map(({ html }) => html) })),
    good: [...alike.keys()].filter(isGood),
  }
}`

type Read = { violations: Violation[]; good: string[] }

const known = new Set<string>()

/** The texts that cannot be read well. */
export async function weakTexts(page: Page): Promise<string[]> {
  await bringAxe(page)
  const { violations, good } = await page.evaluate<Read>(`(${readContrast})(${JSON.stringify([...known])})`)
  for (const look of good) known.add(look)
  return violations.map(told)
}
