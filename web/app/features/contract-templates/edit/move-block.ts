import { NodeSelection, TextSelection } from '@tiptap/pm/state'
import type { Editor } from '@tiptap/react'

type Node = Editor['state']['doc']
type Range = { from: number; to: number }
type Swap = { within: Node; start: number; own: Range; other: Range }

/** Where an article begins; a part that is only for some may begin with one. */
function beginsArticle(node: Node | null | undefined): boolean {
  if (node?.type.name === 'only') return beginsArticle(node.firstChild)
  return node?.type.name === 'heading' && node.attrs.level === 2
}

/** An article goes with everything up to the next one, any other block alone. */
function rangeFrom(within: Node, from: number): Range {
  let to = from + 1
  if (beginsArticle(within.maybeChild(from))) while (to < within.childCount && !beginsArticle(within.child(to))) to += 1
  return { from, to }
}

/** What it changes places with, when there is something. */
function neighbour(within: Node, { from, to }: Range, isUp: boolean): Range | undefined {
  const isArticle = beginsArticle(within.child(from))
  if (!isUp) return to >= within.childCount ? undefined : isArticle ? rangeFrom(within, to) : { from: to, to: to + 1 }
  if (from === 0) return undefined
  let first = from - 1
  if (isArticle) while (first > 0 && !beginsArticle(within.child(first))) first -= 1
  return { from: first, to: from }
}

/** Of the block that one writes in; at the edge of a part that is only for some, of that whole part. */
function swapOf({ state }: Editor, isUp: boolean): Swap | undefined {
  const { $from } = state.selection
  for (let depth = $from.depth; depth >= 0; depth -= 1) {
    const within = $from.node(depth)
    const index = $from.index(depth)
    if (!['doc', 'only'].includes(within.type.name) || index >= within.childCount) continue
    const own = rangeFrom(within, index)
    const other = neighbour(within, own, isUp)
    if (other) return { within, start: $from.start(depth), own, other }
  }
  return undefined
}

export const canMove = (editor: Editor, isUp: boolean): boolean => swapOf(editor, isUp) !== undefined

/** An article, or one block of it, changes places with the one above or below; the cursor goes along. */
export function moveBlock(editor: Editor, isUp: boolean): boolean {
  const swap = swapOf(editor, isUp)
  if (!swap) return false
  const { within, start, own, other } = swap
  const nodes = ({ from, to }: Range) => Array.from({ length: to - from }, (_, at) => within.child(from + at))
  const sizeOf = (some: Node[]) => some.reduce((sum, { nodeSize }) => sum + nodeSize, 0)
  const [above, below] = isUp ? [nodes(other), nodes(own)] : [nodes(own), nodes(other)]
  const at = start + sizeOf(nodes({ from: 0, to: Math.min(own.from, other.from) }))
  const moved = isUp ? -sizeOf(above) : sizeOf(below)
  const { selection, tr } = editor.state
  tr.replaceWith(at, at + sizeOf(above) + sizeOf(below), [...below, ...above])
  tr.setSelection(
    selection instanceof NodeSelection
      ? NodeSelection.create(tr.doc, selection.from + moved)
      : TextSelection.create(tr.doc, selection.anchor + moved, selection.head + moved),
  )
  editor.view.dispatch(tr.scrollIntoView())
  editor.view.focus()
  return true
}
