import { mergeAttributes, Node } from '@tiptap/core'
import { ReactNodeViewRenderer } from '@tiptap/react'
import { OnlyBlock } from './only-block.tsx'

type Labelled = { label(name: string): string }

const chip =
  'mx-0.5 inline-block cursor-default rounded-full px-2.5 text-[0.9em] font-semibold max-w-full whitespace-normal'

/** A name in the text that stands for something: an inline part that is moved and removed as one letter is. */
const named = (type: 'field' | 'blank', look: string) =>
  Node.create<Labelled>({
    name: type,
    group: 'inline',
    inline: true,
    atom: true,
    addOptions: () => ({ label: (name) => name }),
    addAttributes: () => ({
      name: { default: '', parseHTML: (element: HTMLElement) => element.getAttribute(`data-${type}`) },
    }),
    parseHTML: () => [{ tag: `span[data-${type}]` }],
    renderHTML({ node }) {
      const { name } = node.attrs
      return ['span', { [`data-${type}`]: name, class: `${chip} ${look}` }, this.options.label(name)]
    },
    renderText({ node }) {
      return this.options.label(node.attrs.name)
    },
  })

export const FieldNode = named('field', 'bg-primarysoft text-primaryink')
export const BlankNode = named('blank', 'border border-warn bg-warnsoft text-warnink')

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
