import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Italic } from '@tiptap/extension-italic'
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import { UndoRedo } from '@tiptap/extensions'
import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useId, useRef, useState } from 'react'
import { useT } from '#lib/i18n.tsx'
import { cleanDoc } from '#protocol/features/vacancies/vacancy-text.ts'
import { isRichText, type RichTextDoc } from '#protocol/shared/rich-text.ts'
import { EditorToolbar } from '#ui/editor-toolbar.tsx'
import { FieldError } from '#ui/field-frame.tsx'
import { LinkMark } from '#ui/link-mark.ts'
import { richTextClass } from '#ui/rich-text.tsx'
import { prose } from '../../blocks.tsx'

const marks = [Bold, Italic, LinkMark]
const lists = [BulletList, OrderedList, ListItem, ListKeymap]
const extensions = [Document, Paragraph, Text, HardBreak, UndoRedo, ...marks, ...lists]

type Props = {
  label: string
  doc: RichTextDoc
  lang: string
  isFirst?: boolean
  onChange(doc: RichTextDoc): void
}

/** Text with lists and links, written as it will look. What is pasted keeps only what a page can hold. */
export default function RichField({ label, doc, lang, isFirst = false, onChange }: Props) {
  const t = useT('content')
  const id = useId()
  const [isWrong, setIsWrong] = useState(false)
  const last = useRef(doc)
  const tell = useRef(onChange)
  tell.current = onChange
  const editor = useEditor({
    extensions,
    content: doc.content.length > 0 ? doc : '',
    autofocus: isFirst ? 'end' : false,
    // Our styles come from our own file; a style sheet put in by a script would be refused.
    injectCSS: false,
    editorProps: {
      attributes: {
        id,
        lang,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        class: `min-h-20 px-3 py-2 whitespace-pre-wrap outline-none ${richTextClass} ${prose}`,
      },
    },
    onUpdate: ({ editor: changed }) => {
      const written = cleanDoc(changed.getJSON())
      const isSound = isRichText(written)
      setIsWrong(!isSound)
      if (!isSound) return
      last.current = written
      tell.current(written)
    },
  })
  // A step back, or the words of a colleague.
  useEffect(() => {
    if (doc === last.current) return
    last.current = doc
    editor.commands.setContent(doc.content.length > 0 ? doc : '', { emitUpdate: false })
  }, [doc, editor])
  return (
    <div>
      <div className="rounded-field border-[1.5px] border-line2 bg-surface has-[[contenteditable]:focus-visible]:outline-3 has-[[contenteditable]:focus-visible]:outline-offset-2 has-[[contenteditable]:focus-visible]:outline-[var(--focus)]">
        <EditorToolbar editor={editor} controls={id} hasHeadings={false} />
        <EditorContent editor={editor} />
      </div>
      {isWrong ? <FieldError id={`${id}-error`}>{t('pages.fields.tooLong')}</FieldError> : null}
    </div>
  )
}
