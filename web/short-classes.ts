import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { __unstable__loadDesignSystem as loadDesignSystem } from '@tailwindcss/node'
import { Scanner } from '@tailwindcss/oxide'
import { type Plugin, Visitor } from 'vite'

/** Only what cannot be a word of a text: 'flex' or 'hidden' may mean something else. */
const isUnmistakable = (name: string) => /[-:[]/.test(name)

/** Every class that our screens use, with a name of two or three letters. The same in the browser and on the server. */
async function shortNames(): Promise<Map<string, string>> {
  const base = join(import.meta.dirname, 'app/styles')
  const design = await loadDesignSystem(readFileSync(join(base, 'app.css'), 'utf8'), { base })
  const scanner = new Scanner({
    sources: [{ base: join(import.meta.dirname, 'app'), pattern: '**/*.{ts,tsx}', negated: false }],
  })
  const found = [...new Set(scanner.scan())].filter(isUnmistakable).sort()
  const styles = design.candidatesToCss(found)
  const classes = found.filter((_, index) => styles[index] !== null)
  return new Map(classes.map((name, index) => [name, `_${index.toString(36)}`]))
}

/**
 * Half of the HTML of a list was names of classes. In a built page they are short ones: less to write, to compress and to
 * read, in every row of every list.
 */
export function shortClasses(): Plugin {
  let names = new Map<string, string>()
  const shorten = (text: string) => text.replace(/\S+/g, (word) => names.get(word) ?? word)
  return {
    name: 'short-classes',
    apply: 'build',
    enforce: 'post',
    sharedDuringBuild: true,
    async buildStart() {
      if (names.size === 0) names = await shortNames()
    },
    transform: {
      // Names of icons look like classes: one of them is called columns-3.
      filter: { id: { include: /\/web\/app\/.*\.tsx?($|\?)/, exclude: /\/ui\/icons\.tsx/ } },
      handler(code) {
        const changes: Change[] = []
        const visitor = new Visitor({
          Literal({ value, start, end }) {
            if (typeof value === 'string') changes.push({ start, end, text: JSON.stringify(shorten(value)) })
          },
          TemplateLiteral({ quasis }) {
            for (const [index, { value, start, end }] of quasis.entries()) {
              // What touches a hole is only a part of a word.
              const [, head = '', middle = '', tail = ''] = /^(\S*)([\s\S]*?)(\S*)$/.exec(value.raw) ?? []
              const isWhole = [index === 0, true, index === quasis.length - 1]
              const parts = [head, middle, tail].map((part, place) => (isWhole[place] ? shorten(part) : part))
              changes.push({ start, end, text: parts.join('') })
            }
          },
        })
        visitor.visit(this.parse(code))
        return withChanges(code, changes)
      },
    },
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue
        file.source = String(file.source).replace(/\.((?:[\w-]|\\.)+)/g, (selector, name: string) => {
          const short = names.get(name.replace(/\\(.)/g, '$1'))
          return short ? `.${short}` : selector
        })
      }
    },
  }
}

type Change = { start: number; end: number; text: string }

function withChanges(code: string, changes: Change[]): string {
  let [done, at] = ['', 0]
  for (const { start, end, text } of changes.sort((a, b) => a.start - b.start)) {
    done += code.slice(at, start) + text
    at = end
  }
  return done + code.slice(at)
}
