import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

type IconSet = { icons: Record<string, { body: string }>; aliases: Record<string, { parent: string }> }

const { icons, aliases }: IconSet = createRequire(import.meta.url)('@iconify-json/lucide/icons.json')

/** As code calls it: `calendar-x-2` is CalendarX2. */
const nameInCode = (name: string) => name.replace(/(?:^|-)(\w)/g, (_, sign: string) => sign.toUpperCase())
const byName = new Map(Object.keys({ ...aliases, ...icons }).map((name) => [nameInCode(name), name]))

/** The icons that screens import, by their name in code, with the name of their drawing. */
function usedIcons(): [string, string][] {
  const used = new Set<string>()
  for (const file of globSync('web/app/**/*.{ts,tsx}')) {
    for (const [, names = ''] of readFileSync(file, 'utf8').matchAll(/import \{([^}]*)\} from '[^']*\/icons\.tsx'/g)) {
      for (const name of names.split(',').map((each) => each.trim().replace(/ as .*/, ''))) {
        if (!name || name.startsWith('type ')) continue
        // What would hide a word of the language has `Icon` behind it: MapIcon.
        if (!byName.has(name) && !byName.has(name.replace(/Icon$/, '')))
          throw new Error(`${file}: there is no icon ${name}. All of them: https://lucide.dev/icons`)
        used.add(name)
      }
    }
  }
  return [...used].sort().map((name) => [name, byName.get(name) ?? byName.get(name.replace(/Icon$/, '')) ?? ''])
}

/** The module from which screens import icons. */
export function iconModule(): string {
  const lines = usedIcons().map(([name, drawing]) => `export const ${name} = iconDrawing('${drawing}')`)
  return `// Written by "npm run generate" from what is imported of this file: any icon of https://lucide.dev/icons.
import { iconDrawing } from './icon-drawing.tsx'

${lines.join('\n')}
`
}

/** The file of their drawings. How thick a line is, the style sheet says. */
export function iconSprite(): string {
  const symbols = [...new Set(usedIcons().map(([, name]) => name))].map((name) => {
    const { body = '' } = icons[aliases[name]?.parent ?? name] ?? {}
    return `<symbol id="${name}" viewBox="0 0 24 24">${plain(body)}</symbol>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`
}

/** Colour and line are those of the place where an icon stands. */
function plain(body: string): string {
  return body.replaceAll(/ (?:fill="none"|stroke(?:-linecap|-linejoin|-width)?="(?:currentColor|round|2)")/g, '')
}
