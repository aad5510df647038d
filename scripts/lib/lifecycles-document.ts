import type { Feature } from '#engine/feature.ts'
import type { Lifecycle, Move } from '#protocol/declaring/lifecycle.ts'
import { snake } from '#protocol/declaring/names.ts'

const intro = `# Lifecycles

Every column with a state, drawn from the declarations (\`lifecycle(…)\` in \`protocol/src\`); \`npm run generate\` writes this
file. What is not here is not possible: the engine answers 409, and \`server/src/engine/lifecycles.test.ts\` tries every
move in every state. Who may comes from \`docs/permissions.md\`, which is measured; about which rows stands there too.
`

type Commands = Feature['commands'][number]['protocol'][]
/** Of each command the roles that may run it on some row. */
type Roles = Map<string, readonly string[]>

export function lifecyclesDocument(features: readonly Feature[], permissions: string): string {
  const commands = features.flatMap((feature) => feature.commands.map(({ protocol }) => protocol))
  const roles = rolesIn(permissions)
  const chapters = features
    .flatMap(({ lifecycles }) => lifecycles.map(({ lifecycle }) => lifecycle))
    .toSorted((a, b) => a.table.localeCompare(b.table))
    .map((life) => chapterOf(life, commands, roles))
  return [intro, ...chapters].join('\n')
}

function chapterOf(life: Lifecycle, commands: Commands, roles: Roles): string {
  const ways = new Map<string, string[]>()
  for (const { name, from, to } of life.moves)
    for (const state of from) {
      const way = `${state} --> ${to}`
      ways.set(way, [...(ways.get(way) ?? []), name])
    }
  const drawn = [...ways].map(([way, names]) => `  ${way}: ${names.join(', ')}`)
  const begins = life.start.map(({ state, emits, quiet }) => `- \`${state}\`: ${eventOf(emits, quiet)}`)
  return `## ${life.table}.${snake(life.column)}

\`\`\`mermaid
stateDiagram-v2
${[...life.start.map(({ state }) => `  [*] --> ${state}`), ...drawn].join('\n')}
\`\`\`

A row begins as

${begins.join('\n')}

| move | from | to | who | reason | event | taken back by |
|---|---|---|---|---|---|---|
${life.moves.map((move) => lineOf(move, commands, roles)).join('\n')}
`
}

function lineOf(move: Move, commands: Commands, roles: Roles): string {
  const cells = [
    move.name,
    move.from.join(', '),
    move.to,
    whoMakes(move, commands, roles),
    move.needs ? 'needed' : '–',
    eventOf(move.emits ? [move.emits.name] : [], move.quiet),
    move.undo.join(', ') || '–',
  ]
  return `| ${cells.join(' | ')} |`
}

const eventOf = (events: readonly string[], quiet: string | null) =>
  events.map((name) => `\`${name}\``).join(', ') || `none: ${quiet}`

function whoMakes(move: Move, commands: Commands, roles: Roles): string {
  if (move.by === 'clock') return 'the clock'
  const names = commands.filter(({ moves }) => moves.includes(move)).map(({ name }) => name)
  const told = names.map((name) => `\`${name}\`: ${roles.get(name)?.join(', ') ?? 'see there'}`)
  if (move.by === 'person') return told.join('; ')
  return names.length > 0 ? `follows from ${names.map((name) => `\`${name}\``).join(', ')}` : 'follows by itself'
}

/** Reads the tables: a row per command, a column per role. */
function rolesIn(permissions: string): Roles {
  const found: Roles = new Map()
  let heading: string[] = []
  for (const line of permissions.split('\n')) {
    const [first = '', ...cells] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
    if (cells.length === 0) continue
    if (first === '') heading = cells
    else
      found.set(
        first,
        who(
          heading.filter((_, index) => (cells[index] ?? '–') !== '–'),
          heading,
        ),
      )
  }
  return found
}

const who = (allowed: string[], all: string[]) =>
  allowed.length === 0 ? ['nobody'] : allowed.length === all.length ? ['anybody'] : allowed
