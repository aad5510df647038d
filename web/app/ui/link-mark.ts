import { Mark, mergeAttributes } from '@tiptap/core'
import { safeHref } from '#protocol/features/vacancies/vacancy-text.ts'

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    link: { setLink(attributes: { href: string }): ReturnType; unsetLink(): ReturnType }
  }
}

/**
 * A link, to where the rest of the product lets links lead. TipTap's own brings a list of all the world's top-level
 * domains to recognise addresses while one types: 8 kB that a page with an editor cannot spare.
 */
export const LinkMark = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [
    { tag: 'a[href]', getAttrs: (element) => (safeHref(element.getAttribute('href')) === undefined ? false : null) },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', mergeAttributes(HTMLAttributes), 0],
  addCommands() {
    return {
      setLink:
        (attributes) =>
        ({ chain }) =>
          chain().setMark(this.name, attributes).run(),
      unsetLink:
        () =>
        ({ chain }) =>
          chain().unsetMark(this.name, { extendEmptyMarkRange: true }).run(),
    }
  },
})
