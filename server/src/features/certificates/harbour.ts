import { readFileSync } from 'node:fs'
import type { Theme } from '#protocol/tenants/themes.ts'

/** Houses at a quay and a boat that comes in. `{p600}` and `{s200}` are shades of the site's two colours. */
const drawing = readFileSync(new URL('./harbour.svg', import.meta.url), 'utf8')

export const harbourIn = ({ primary, secondary }: Pick<Theme, 'primary' | 'secondary'>): string =>
  drawing.replace(/\{([ps])(\d+)\}/g, (_, of: string, shade: string) => {
    const palette = of === 'p' ? primary : secondary
    return palette[shade as keyof typeof palette]
  })
