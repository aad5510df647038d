import { Node } from '@tiptap/core'
import { goToNextCell, tableEditing } from '@tiptap/pm/tables'

/** Tables of text: rows and columns come and go, cells are not merged. */
export const TableNode = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  extendNodeSchema: () => ({ tableRole: 'table' }),
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts() {
    const step = (by: 1 | -1) => () => goToNextCell(by)(this.editor.state, this.editor.view.dispatch)
    return { Tab: step(1), 'Shift-Tab': step(-1) }
  },
})

export const TableRowNode = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)+',
  extendNodeSchema: () => ({ tableRole: 'row' }),
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
})

const cell = (name: 'tableCell' | 'tableHeader', tag: 'td' | 'th', tableRole: string) =>
  Node.create({
    name,
    content: 'paragraph+',
    isolating: true,
    // What the table's commands count with.
    addAttributes: () => ({ colspan: { default: 1 }, rowspan: { default: 1 }, colwidth: { default: null } }),
    extendNodeSchema: () => ({ tableRole }),
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  })
export const TableCellNode = cell('tableCell', 'td', 'cell')
export const TableHeaderNode = cell('tableHeader', 'th', 'header_cell')

const paragraphs = (type: string) => ({ type, content: [{ type: 'paragraph' }] })
export const emptyTable = {
  type: 'table',
  content: ['tableHeader', 'tableCell', 'tableCell'].map((type) => ({
    type: 'tableRow',
    content: [paragraphs(type), paragraphs(type)],
  })),
}
