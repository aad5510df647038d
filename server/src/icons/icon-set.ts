import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { iconPrefix } from '#protocol/shared/icons.ts'

type Drawing = { body: string; width?: number; height?: number; hidden?: boolean }
type Alias = { parent: string }
type IconSet = {
  prefix: string
  lastModified: number
  width: number
  height: number
  icons: Record<string, Drawing>
  aliases: Record<string, Alias>
}

let read: IconSet | undefined

/** Read when the first icon is asked for, and then kept. */
function iconSet(): IconSet {
  read ??= JSON.parse(readFileSync(createRequire(import.meta.url).resolve('@iconify-json/lucide/icons.json'), 'utf8'))
  return read as IconSet
}

/** The answer that Iconify expects: only what was asked for, and what is not there by name. */
export function iconsNamed(names: string[]): object {
  const { icons, aliases, lastModified, width, height } = iconSet()
  const found: Record<string, Drawing> = {}
  const otherNames: Record<string, Alias> = {}
  const missing: string[] = []
  for (const name of names) {
    const alias = Object.hasOwn(aliases, name) ? aliases[name] : undefined
    const source = alias?.parent ?? name
    if (!Object.hasOwn(icons, source)) {
      missing.push(name)
      continue
    }
    if (alias) otherNames[name] = alias
    found[source] = inOurStroke(icons[source] as Drawing)
  }
  return {
    prefix: iconPrefix,
    lastModified,
    width,
    height,
    icons: found,
    ...(Object.keys(otherNames).length > 0 ? { aliases: otherNames } : {}),
    ...(missing.length > 0 ? { not_found: missing } : {}),
  }
}

/** Built-in icons have this stroke as well, so that both look the same side by side. */
function inOurStroke({ body, width, height }: Drawing): Drawing {
  return { body: body.replaceAll('stroke-width="2"', 'stroke-width="1.75"'), width, height }
}

/** Names that hold every word; those that begin with the first one stand first. */
export function iconsFound(query: string, most: number): { icons: string[]; total: number } {
  const words = query
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean)
  const names = Object.entries(iconSet().icons)
    .filter(([name, { hidden }]) => !hidden && words.every((word) => name.includes(word)))
    .map(([name]) => name)
  const first = words[0] ?? ''
  const sorted = names.sort((a, b) => Number(b.startsWith(first)) - Number(a.startsWith(first)) || (a < b ? -1 : 1))
  return { icons: sorted.slice(0, most).map((name) => `${iconPrefix}:${name}`), total: names.length }
}
