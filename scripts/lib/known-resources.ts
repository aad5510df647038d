import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Feature } from '#engine/feature.ts'
import type { Resource } from '#protocol/declaring/define.ts'

const folder = join(import.meta.dirname, '../../protocol/src')
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const isResource = (value: unknown): value is Resource =>
  isObject(value) && 'relationships' in value && 'attributes' in value && 'includes' in value

/**
 * `protocol/src/generated/resources.ts`: every resource by its name, as a type. It is what lets a relationship know the type of
 * what it leads to.
 */
export async function knownResources(features: readonly Feature[]): Promise<string> {
  const resources = new Map<string, { name: string; file: string; resource: Resource }>()
  for (const file of globSync('**/*.ts', { cwd: folder, exclude: ['**/*.test.ts', 'generated/*'] }).sort()) {
    const exported: Record<string, unknown> = await import(join(folder, file))
    for (const [name, value] of Object.entries(exported)) {
      if (isResource(value)) resources.set(value.type, { name, file, resource: value })
    }
  }
  const all = [...resources.values()].sort((one, other) => one.resource.type.localeCompare(other.resource.type))
  const files = Map.groupBy(all, ({ file }) => file)
  const imports = [...files].sort().map(([file, found]) => {
    const names = found.map(({ name }) => name).sort((one, other) => one.localeCompare(other))
    return `import type { ${names.join(', ')} } from '../${file}'`
  })
  const entries = all.map(({ name, resource: { type, relationships } }) => {
    const links = Object.entries(relationships).map(([link, { type }]) => `${link}: '${type}'`)
    return [
      `    ${type}: {`,
      `      resource: typeof ${name}`,
      `      links: {${links.length > 0 ? ` ${links.join('; ')} ` : ''}}`,
      `      actions: ${actionsOf(features, type).join(' | ') || 'never'}`,
      '    }',
    ].join('\n')
  })
  return `// Written by "npm run generate" from the declarations of the protocol.
${imports.join('\n')}

declare module '../declaring/define.ts' {
  interface KnownResources {
${entries.join('\n')}
  }
}
`
}

/** What `can` may say of a row: all that its policy has a rule for, except what is asked of no row. */
function actionsOf(features: readonly Feature[], type: string): string[] {
  const served = features.flatMap(({ resources }) => resources).find(({ resource }) => resource.type === type)
  const names = Object.keys(served?.policy ?? {}).filter((name) => name !== 'read' && name !== 'create')
  return names.sort().map((name) => `'${name}'`)
}
