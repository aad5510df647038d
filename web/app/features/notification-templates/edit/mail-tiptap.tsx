import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Italic } from '@tiptap/extension-italic'
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import { UndoRedo } from '@tiptap/extensions'
import { type Editor, EditorContent, useEditor } from '@tiptap/react'
import { FieldNode } from '#app/features/contract-templates/edit/field-nodes.ts'
import { useLocale } from '#lib/i18n.tsx'
import { mailFieldLabel } from '#protocol/features/mail-fields.ts'
import { isMailDoc, type MailDoc } from '#protocol/features/mail-text.ts'
import { EditorToolbar } from '#ui/editor-toolbar.tsx'
import { LinkMark } from '#ui/link-mark.ts'
import { richTextClass } from '#ui/rich-text.tsx'

type Props = {
  id: string
  label: string
  doc: MailDoc
  /** One line without anything but fields, such as a subject. */
  isLine?: boolean
  onFocus(editor: Editor): void
  onChange(doc: MailDoc): void
}

const OneLine = Document.extend({ content: 'paragraph' })
const line = [OneLine, Paragraph, Text, UndoRedo]
const text = [
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

/** A text with its fields as chips in the sentence. */
export function MailTiptap({ id, label, doc, isLine = false, onFocus, onChange }: Props) {
  const locale = useLocale()
  const chips = FieldNode.configure({ label: (name) => mailFieldLabel(name, locale) })
  const editor = useEditor({
    extensions: isLine ? [...line, chips] : [...text, LinkMark, chips],
    content: doc,
    // Our styles come from our own file; a style sheet put in by a script would be refused.
    injectCSS: false,
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': String(!isLine),
        'aria-label': label,
        class: `${isLine ? 'px-4 py-2.5' : 'min-h-56 px-4 py-3'} whitespace-pre-wrap outline-none ${richTextClass}`,
      },
    },
    onFocus: ({ editor: focused }) => onFocus(focused),
    onUpdate: ({ editor: changed }) => {
      const written: unknown = changed.getJSON()
      if (isMailDoc(written)) onChange(written)
    },
  })
  return (
    <div className="rounded-field border-[1.5px] border-line2 bg-surface has-[[contenteditable]:focus-visible]:outline-3 has-[[contenteditable]:focus-visible]:outline-offset-2 has-[[contenteditable]:focus-visible]:outline-[var(--focus)]">
      {isLine ? null : <EditorToolbar editor={editor} controls={id} hasHeadings={false} />}
      <EditorContent editor={editor} />
    </div>
  )
}
