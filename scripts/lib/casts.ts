import { readFileSync } from 'node:fs'
import { parseAst } from 'vite'

export type Found = { file: string; line: number; kind: 'as' | 'as unknown as' | 'as never' | 'any' }

type Node = { type: string; start: number; [key: string]: unknown }
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** Every cast in a file, and every `any`. `as const` is none: it only keeps what the compiler knows. */
export function castsIn(file: string): Found[] {
  const text = readFileSync(file, 'utf8')
  const found: Found[] = []
  if (!/\b(as|any)\b/.test(text)) return found
  const lineOf = (at: number) => text.slice(0, at).split('\n').length
  const look = (value: unknown): void => {
    if (Array.isArray(value)) for (const each of value) look(each)
    if (!isNode(value)) return
    const kind = kindOf(value)
    if (kind) found.push({ file, line: lineOf(value.start), kind })
    for (const key in value) {
      // The inner half of `as unknown as` is part of the same cast.
      if (kind === 'as unknown as' && key === 'expression' && isNode(value.expression))
        look(value.expression.expression)
      else look(value[key])
    }
  }
  look(parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }, file))
  return found
}

function kindOf({ type, expression, typeAnnotation }: Node): Found['kind'] | undefined {
  if (type === 'TSAnyKeyword') return 'any'
  if (type !== 'TSAsExpression' || !isNode(typeAnnotation)) return undefined
  if (isConst(typeAnnotation)) return undefined
  if (typeAnnotation.type === 'TSNeverKeyword') return 'as never'
  const inner = isNode(expression) && expression.type === 'TSAsExpression' ? expression.typeAnnotation : undefined
  return isNode(inner) && inner.type === 'TSUnknownKeyword' ? 'as unknown as' : 'as'
}

const isConst = ({ type, typeName }: Node) =>
  type === 'TSTypeReference' && isNode(typeName) && typeName.name === 'const'
