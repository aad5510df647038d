import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

type IconSet = { icons: Record<string, { body: string }>; aliases: Record<string, { parent: string }> }

const namesFile = join(import.meta.dirname, '../../web/app/ui/icons.tsx')

/** The file of drawings that belongs to the names in web/app/ui/icons.tsx. How thick a line is, the style sheet says. */
export function iconSprite(): string {
  const set = createRequire(import.meta.url).resolve('@iconify-json/lucide/icons.json')
  const { icons, aliases }: IconSet = JSON.parse(readFileSync(set, 'utf8'))
  const names = [...readFileSync(namesFile, 'utf8').matchAll(/icon\('([\w-]+)'\)/g)].map(([, name = '']) => name)
  const symbols = names.map((name) => {
    const drawing = icons[aliases[name]?.parent ?? name]
    if (!drawing) throw new Error(`web/app/ui/icons.tsx: there is no icon "${name}"`)
    return `<symbol id="${name}" viewBox="0 0 24 24">${plain(drawing.body)}</symbol>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`
}

/** Colour and line are those of the place where an icon stands. */
function plain(body: string): string {
  return body.replaceAll(/ (?:fill="none"|stroke(?:-linecap|-linejoin|-width)?="(?:currentColor|round|2)")/g, '')
}
