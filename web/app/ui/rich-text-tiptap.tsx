import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { Italic } from '@tiptap/extension-italic'
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import { UndoRedo } from '@tiptap/extensions'
import { Selection } from '@tiptap/pm/state'
import { type Editor, EditorContent, useEditor } from '@tiptap/react'
import { cleanDoc, type RichDoc } from '#protocol/features/vacancies/vacancy-text.ts'
import { EditorToolbar } from './editor-toolbar.tsx'
import { LinkMark } from './link-mark.ts'
import { richTextClass } from './rich-text.tsx'

/** What was written before the editor came, and which part is chosen when one is in it, counted from its end. */
export type Handover = { doc: RichDoc; chosen?: { from: number; to: number } }

type Props = {
  id: string
  label: string
  describedBy: string | undefined
  isInvalid: boolean
  initial: RichDoc
  /** The editor can be written in from now on. */
  onReady(takeOver: (handover: Handover) => void): void
  onChange(doc: RichDoc): void
}

// Picked one by one: the ready-made kit brings twice as much as we show.
const extensions = [
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
  Heading.configure({ levels: [2, 3] }),
  LinkMark,
]

/** The editor itself. Only this file and its toolbar know TipTap. */
export default function RichTextTiptap(props: Props) {
  const { id, label, describedBy, isInvalid, initial, onReady, onChange } = props
  const editor = useEditor({
    extensions,
    content: contentOf(initial),
    // Our styles come from our own file; a style sheet put in by a script would be refused.
    injectCSS: false,
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-invalid': String(isInvalid),
        ...(describedBy ? { 'aria-describedby': describedBy } : {}),
        class: `min-h-32 max-h-[60vh] overflow-y-auto px-4 py-3 whitespace-pre-wrap outline-none ${richTextClass}`,
      },
    },
    onCreate: ({ editor: made }) => onReady((handover) => begin(made, handover)),
    onUpdate: ({ editor: changed }) => onChange(cleanDoc(changed.getJSON())),
  })
  return (
    <>
      <EditorToolbar editor={editor} controls={id} />
      <EditorContent editor={editor} />
    </>
  )
}

const contentOf = (doc: RichDoc) => (doc.content.length > 0 ? doc : '')

function begin(editor: Editor, { doc, chosen }: Handover): void {
  editor.commands.setContent(contentOf(doc), { emitUpdate: false })
  if (!chosen) return
  const end = Selection.atEnd(editor.state.doc).to
  editor.commands.setTextSelection({ from: end - chosen.from, to: end - chosen.to })
  // At once, not in the next frame: a letter in between would be lost.
  editor.view.focus()
  editor.commands.scrollIntoView()
}
