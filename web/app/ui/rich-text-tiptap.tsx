import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { Italic } from '@tiptap/extension-italic'
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import { UndoRedo } from '@tiptap/extensions'
import { EditorContent, useEditor } from '@tiptap/react'
import { cleanDoc, type RichDoc } from '../../../protocol/src/vacancy-text.ts'
import { EditorToolbar } from './editor-toolbar.tsx'
import { LinkMark } from './link-mark.ts'
import { richTextClass } from './rich-text.tsx'

type Props = {
  id: string
  label: string
  describedBy: string | undefined
  isInvalid: boolean
  /** One was in the field when the editor came, and goes on at the end of its text. */
  isEntered: boolean
  initial: RichDoc
  onChange(doc: RichDoc): void
  onLeave(): void
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
  const { id, label, describedBy, isInvalid, isEntered, initial, onChange, onLeave } = props
  const editor = useEditor({
    extensions,
    content: initial.content.length > 0 ? initial : '',
    autofocus: isEntered ? 'end' : false,
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
    onUpdate: ({ editor: changed }) => onChange(cleanDoc(changed.getJSON())),
  })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the focus leaves the editor and its toolbar
    <div
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget) && !(relatedTarget instanceof HTMLButtonElement)) onLeave()
      }}
    >
      <EditorToolbar editor={editor} controls={id} />
      <EditorContent editor={editor} />
    </div>
  )
}
