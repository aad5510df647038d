import { parseSync } from 'vite'

type Node = { type: string; start: number; [key: string]: unknown }
/** For what is told which words to use, such as a list page: a key of any feature will do. */
export const anyNamespace = '*'

/** A use of a translation: which namespaces may hold it, and the pattern that its key has. */
export type Use = { line: number; namespaces: string[]; key: string; pattern: RegExp }
export type Words = { uses: Use[]; literals: { line: number; text: string }[] }

const readAttributes =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|placeholder|title|alt|label|hint)$/
const functions = /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/
/** Names and signs that are the same in every language. */
const sameEverywhere = /^(Stagehaven|NL|EN)$/

/** What a screen says: the translations it asks for, and texts written in the component itself. */
export function readWords(file: string, source: string, ownNamespace: string): Words {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const words: Words = { uses: [], literals: [] }
  const lineOf = (node: Node) => source.slice(0, node.start).split('\n').length
  const everywhere = new Set([ownNamespace])
  const given: Use[] = []

  const literal = (node: Node | null | undefined) => {
    for (const { text, at } of textsIn(node)) {
      if (/\p{L}/u.test(text) && !sameEverywhere.test(text)) words.literals.push({ line: lineOf(at), text })
    }
  }

  const visit = (node: Node, scope: Map<string, string>) => {
    const here = functions.test(node.type) ? new Map(scope) : scope
    for (const name of functions.test(node.type) ? namesOf(node.params as Node[]) : []) here.delete(name)
    if (node.type === 'VariableDeclarator') {
      const namespace = namespaceOf(node.init as Node | null)
      if (namespace) {
        here.set((node.id as Node).name as string, namespace)
        everywhere.add(namespace)
      }
    }
    if (node.type === 'CallExpression') {
      const name = (node.callee as Node).name as string | undefined
      const namespace = name && here.get(name)
      // A translate function that was handed over speaks for one of the namespaces of its file.
      if (namespace || name === 't') {
        for (const { text, at } of textsIn((node.arguments as Node[])[0])) {
          const use = { line: lineOf(at), namespaces: [namespace ?? ''], key: text, pattern: patternOf(text) }
          words.uses.push(use)
          if (!namespace) given.push(use)
        }
      }
    }
    if (node.type === 'JSXText') literal(node)
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      for (const child of node.children as Node[]) {
        if (child.type === 'JSXExpressionContainer') literal(child.expression as Node)
      }
    }
    if (node.type === 'JSXAttribute' && readAttributes.test(String((node.name as Node).name))) {
      const value = node.value as Node | null
      literal(value?.type === 'JSXExpressionContainer' ? (value.expression as Node) : value)
    }
    for (const child of childrenOf(node)) visit(child, here)
  }
  visit(program as unknown as Node, new Map())
  for (const use of given) use.namespaces = [...everywhere]
  return words
}

/** The texts that an expression may become, with `*` for what is only known while running. */
function textsIn(node: Node | null | undefined): { text: string; at: Node }[] {
  if (!node) return []
  if (node.type === 'JSXText') return [{ text: String(node.value).trim(), at: node }]
  if (node.type === 'Literal') return typeof node.value === 'string' ? [{ text: node.value, at: node }] : []
  if (node.type === 'ConditionalExpression') {
    return [...textsIn(node.consequent as Node), ...textsIn(node.alternate as Node)]
  }
  if (node.type === 'LogicalExpression') return textsIn(node.right as Node)
  if (node.type !== 'TemplateLiteral') return []
  const parts = (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked)
  return [{ text: parts.join('*'), at: node }]
}

const patternOf = (key: string) => new RegExp(`^${key.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.+')}$`)

function namespaceOf(node: Node | null): string | undefined {
  if (node?.type !== 'CallExpression' || !/^useT$|^useWordsOf$/.test(String((node.callee as Node).name)))
    return undefined
  const [given] = node.arguments as Node[]
  return given?.type === 'Literal' ? String(given.value) : anyNamespace
}

const namesOf = (params: Node[]): string[] =>
  params.flatMap((param) =>
    param.type === 'ObjectPattern'
      ? (param.properties as Node[]).map((property) => String((property.value as Node | undefined)?.name))
      : [String(param.name)],
  )

function* childrenOf(node: Node): Generator<Node> {
  for (const value of Object.values(node)) {
    for (const each of [value].flat()) if (each && typeof each === 'object' && 'type' in each) yield each as Node
  }
}
