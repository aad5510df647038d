import { Node } from '@tiptap/core'

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
