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

const ring = (colour: string) =>
  `<circle cx="10" cy="10" r="7.6" fill="var(--surface)" stroke="var(--${colour})" stroke-width="1.8"/>`
const line = (colour: string, width: number, d: string) =>
  `<path d="${d}" fill="none" stroke="var(--${colour})" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
const dot = (colour: string, y: number, r: number) => `<circle cx="10" cy="${y}" r="${r}" fill="var(--${colour})"/>`

/** Of `StatusMark`: each has its own outline, so that it can be told apart without colour. */
const marks = {
  done: dot('ok-mark', 10, 9) + line('surface', 2.2, 'M6 10.3l2.7 2.7L14 7.4'),
  now: ring('primary-mark') + dot('primary-mark', 10, 3.6),
  wait: ring('info-mark') + line('info-mark', 1.8, 'M10 6.4V10l2.4 1.7'),
  warn: `<rect x="3.1" y="3.1" width="13.8" height="13.8" rx="2.6" transform="rotate(45 10 10)" fill="var(--warn-mark)"/>${line('on-warn', 2.1, 'M10 5.9v4.8')}${dot('on-warn', 13.7, 1.25)}`,
  err: `<rect x="1.6" y="1.6" width="16.8" height="16.8" rx="3.4" fill="var(--err-mark)"/>${line('surface', 2.2, 'M6.7 6.7l6.6 6.6M13.3 6.7l-6.6 6.6')}`,
  todo: ring('field-line'),
  info: dot('info-mark', 10, 9) + line('surface', 2.2, 'M10 9.2v4.9') + dot('surface', 6, 1.3),
  skip: ring('field-line') + line('field-line', 1.8, 'M7 10h6'),
}

/** The file of their drawings and of the marks. How thick a line of an icon is, the style sheet says. */
export function iconSprite(): string {
  const symbols = [...new Set(usedIcons().map(([, name]) => name))].map((name) => {
    const { body = '' } = icons[aliases[name]?.parent ?? name] ?? {}
    return `<symbol id="${name}" viewBox="0 0 24 24">${plain(body)}</symbol>`
  })
  for (const [name, body] of Object.entries(marks))
    symbols.push(`<symbol id="mark-${name}" viewBox="0 0 20 20">${body}</symbol>`)
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`
}

/** Colour and line are those of the place where an icon stands. */
function plain(body: string): string {
  return body.replaceAll(/ (?:fill="none"|stroke(?:-linecap|-linejoin|-width)?="(?:currentColor|round|2)")/g, '')
}
