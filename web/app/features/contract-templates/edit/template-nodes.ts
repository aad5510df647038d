import { mergeAttributes, Node } from '@tiptap/core'
import { ReactNodeViewRenderer } from '@tiptap/react'
import { OnlyBlock } from './only-block.tsx'

/** A line of its own that is not written in. */
const bar = (type: 'pageBreak' | 'logo') =>
  Node.create<{ label: string }>({
    name: type,
    group: 'block',
    atom: true,
    addOptions: () => ({ label: type }),
    parseHTML: () => [{ tag: `div[data-bar="${type}"]` }],
    renderHTML({ HTMLAttributes }) {
      const look = 'my-4 border-y border-dashed border-line2 py-1.5 text-center text-sm text-muted'
      return ['div', mergeAttributes(HTMLAttributes, { 'data-bar': type, class: look }), this.options.label]
    },
  })
export const PageBreak = bar('pageBreak')
export const LogoNode = bar('logo')

/** A part that is there for some. */
export const OnlyNode = Node.create<{ levels: { id: string; name: string }[] }>({
  name: 'only',
  group: 'block',
  content: 'block+',
  defining: true,
  addOptions: () => ({ levels: [] }),
  addAttributes: () => ({ for: { default: 'minor' }, levelIds: { default: undefined } }),
  parseHTML: () => [{ tag: 'section[data-only]' }],
  renderHTML: ({ HTMLAttributes }) => ['section', mergeAttributes(HTMLAttributes, { 'data-only': '' }), 0],
  addNodeView: () => ReactNodeViewRenderer(OnlyBlock),
})
