import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { Italic } from '@tiptap/extension-italic'
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import { UndoRedo } from '@tiptap/extensions'
import { type Editor, EditorContent, useEditor } from '@tiptap/react'
import { useRef } from 'react'
import { useT } from '#lib/i18n.tsx'
import { isTemplateText, type TemplateText } from '#protocol/features/contract-text.ts'
import { EditorToolbar } from '#ui/editor-toolbar.tsx'
import { ArrowDown, ArrowUp } from '#ui/icons.tsx'
import { LinkMark } from '#ui/link-mark.ts'
import { richTextClass } from '#ui/rich-text.tsx'
import { BlankNode, FieldNode } from './field-nodes.ts'
import { canMove, moveBlock } from './move-block.ts'
import { TableCellNode, TableHeaderNode, TableNode, TableRowNode } from './table-nodes.ts'
import { TableTools } from './table-tools.tsx'
import { LogoNode, OnlyNode, PageBreak } from './template-nodes.ts'

type Props = {
  text: TemplateText
  label: string
  isEditable: boolean
  levels: { id: string; name: string }[]
  fieldLabel(name: string): string
  blankLabel(name: string): string
  /** An @ where a word begins: one looks for a field. */
  onAt(): void
  onReady(editor: Editor): void
  onChange(text: TemplateText): void
}

const plain = [
  Document,
  Paragraph,
  Text,
  Bold,
  Italic,
  HardBreak,
  BulletList,
  OrderedList,
  ListItem,
  ListKeymap,
  UndoRedo,
]
const articles =
  '[counter-reset:article] [&_h2]:relative [&_h2]:[counter-increment:article] [&_h2]:before:absolute [&_h2]:before:-left-7 [&_h2]:before:font-normal [&_h2]:before:text-muted [&_h2]:before:content-[counter(article)]'
const tables =
  '[&_table]:my-3 [&_table]:w-full [&_table]:border-collapse [&_td]:border [&_td]:border-line2 [&_td]:px-3 [&_td]:py-1 [&_td]:align-top [&_th]:border [&_th]:border-line2 [&_th]:bg-sunken [&_th]:px-3 [&_th]:py-1 [&_th]:text-left'

const moves = [
  {
    key: 'moveUp',
    Icon: ArrowUp,
    run: (editor: Editor) => moveBlock(editor, true),
    can: (editor: Editor) => canMove(editor, true),
  },
  {
    key: 'moveDown',
    Icon: ArrowDown,
    run: (editor: Editor) => moveBlock(editor, false),
    can: (editor: Editor) => canMove(editor, false),
  },
]

/** The text of a template, with its fields as chips in the sentence. */
export default function TemplateTiptap(props: Props) {
  const t = useT('contract-templates')
  const made = useRef<Editor>(null)
  const editor = useEditor({
    extensions: [
      ...plain,
      Heading.configure({ levels: [2, 3] }),
      LinkMark,
      FieldNode.configure({ label: props.fieldLabel }),
      BlankNode.configure({ label: props.blankLabel }),
      OnlyNode.configure({ levels: props.levels }),
      PageBreak.configure({ label: t('blocks.pageBreak') }),
      LogoNode.configure({ label: t('blocks.logo') }),
      TableNode,
      TableRowNode,
      TableCellNode,
      TableHeaderNode,
    ],
    content: props.text,
    editable: props.isEditable,
    // Our styles come from our own file; a style sheet put in by a script would be refused.
    injectCSS: false,
    editorProps: {
      attributes: {
        id: 'template-text',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': props.label,
        class: `min-h-96 py-6 pr-5 pl-12 whitespace-pre-wrap outline-none ${richTextClass} ${articles} ${tables}`,
      },
      handleKeyDown: (view, { key, altKey, shiftKey }) => {
        // As in other writing programs.
        if (altKey && shiftKey && (key === 'ArrowUp' || key === 'ArrowDown'))
          return made.current ? moveBlock(made.current, key === 'ArrowUp') : false
        const { $from } = view.state.selection
        const before = $from.parent.textBetween(0, $from.parentOffset, undefined, '\ufffc')
        if (key !== '@' || !/(^|\s)$/.test(before)) return false
        props.onAt()
        return true
      },
    },
    onCreate: ({ editor: created }) => {
      made.current = created
      props.onReady(created)
    },
    onUpdate: ({ editor: changed }) => {
      const text: unknown = changed.getJSON()
      if (isTemplateText(text)) props.onChange(text)
    },
  })
  return (
    <>
      {props.isEditable ? (
        <div className="sticky top-[var(--header-h)] z-10 rounded-t-card bg-surface">
          <EditorToolbar editor={editor} controls="template-text" more={moves} />
          <TableTools editor={editor} />
        </div>
      ) : null}
      <EditorContent editor={editor} />
    </>
  )
}
