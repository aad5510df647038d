import { type Editor, useEditorState } from '@tiptap/react'
import { useState } from 'react'
import { useT } from '../lib/i18n.tsx'
import type { IconDrawing } from './icon-drawing.tsx'
import { Bold, Heading2, Heading3, Italic, Link, List, ListOrdered, Redo2, Undo2 } from './icons.tsx'
import { LinkDialog } from './link-dialog.tsx'

type Tool = {
  key: string
  Icon: IconDrawing
  run(editor: Editor): unknown
  /** Of what an editor can do besides, whether it can now. */
  can?(editor: Editor): boolean
}

const change = (editor: Editor) => editor.chain().focus()
const usual: Tool[] = [
  { key: 'heading2', Icon: Heading2, run: (editor) => change(editor).toggleHeading({ level: 2 }).run() },
  { key: 'heading3', Icon: Heading3, run: (editor) => change(editor).toggleHeading({ level: 3 }).run() },
  { key: 'bold', Icon: Bold, run: (editor) => change(editor).toggleBold().run() },
  { key: 'italic', Icon: Italic, run: (editor) => change(editor).toggleItalic().run() },
  { key: 'bulletList', Icon: List, run: (editor) => change(editor).toggleBulletList().run() },
  { key: 'orderedList', Icon: ListOrdered, run: (editor) => change(editor).toggleOrderedList().run() },
  { key: 'link', Icon: Link, run: () => {} },
  { key: 'undo', Icon: Undo2, run: (editor) => change(editor).undo().run() },
  { key: 'redo', Icon: Redo2, run: (editor) => change(editor).redo().run() },
]
const none: readonly Tool[] = []

/** One stop for the Tab key; arrows, Home and End walk through the buttons. */
export function EditorToolbar({
  editor,
  controls,
  more = none,
  hasHeadings = true,
}: {
  editor: Editor
  controls: string
  more?: readonly Tool[]
  /** Not in a text that is too short for them. */
  hasHeadings?: boolean
}) {
  const t = useT('ui')
  const tools = [...(hasHeadings ? usual : usual.filter(({ key }) => !key.startsWith('heading'))), ...more]
  const [stop, setStop] = useState(0)
  const [isLinking, setIsLinking] = useState(false)
  const is = useEditorState({
    editor,
    selector: ({ editor: current }): Record<string, boolean> => ({
      heading2: current.isActive('heading', { level: 2 }),
      heading3: current.isActive('heading', { level: 3 }),
      bold: current.isActive('bold'),
      italic: current.isActive('italic'),
      bulletList: current.isActive('bulletList'),
      orderedList: current.isActive('orderedList'),
      link: current.isActive('link'),
      undo: current.can().undo(),
      redo: current.can().redo(),
      ...Object.fromEntries(more.map(({ key, can }) => [key, can?.(current) ?? true])),
    }),
  })
  const walk = (event: React.KeyboardEvent<HTMLDivElement>) => {
    const last = tools.length - 1
    const to = { ArrowRight: stop + 1, ArrowLeft: stop - 1, Home: 0, End: last }[event.key]
    if (to === undefined) return
    event.preventDefault()
    const next = to < 0 ? last : to > last ? 0 : to
    setStop(next)
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }
  return (
    <>
      <div
        role="toolbar"
        aria-label={t('editor.toolbar')}
        aria-controls={controls}
        tabIndex={-1}
        onKeyDown={walk}
        className="flex flex-wrap gap-0.5 border-b border-line p-1"
      >
        {tools.map(({ key, Icon, run, can }, index) => {
          const isStep = key === 'undo' || key === 'redo' || can !== undefined
          return (
            <button
              key={key}
              type="button"
              tabIndex={index === stop ? 0 : -1}
              aria-label={t(`editor.${key}`)}
              title={t(`editor.${key}`)}
              aria-pressed={isStep ? undefined : Boolean(is[key])}
              aria-disabled={isStep ? !is[key] : undefined}
              aria-haspopup={key === 'link' ? 'dialog' : undefined}
              onFocus={() => setStop(index)}
              onClick={() => (key === 'link' ? setIsLinking(true) : run(editor))}
              className="grid size-11 place-items-center rounded-[min(10px,var(--r-field))] text-ink2 hover:bg-sunken aria-disabled:opacity-40 aria-pressed:bg-primarysoft aria-pressed:text-primaryink"
            >
              <Icon className="size-5" />
            </button>
          )
        })}
      </div>
      {isLinking ? <LinkDialog editor={editor} onClose={() => setIsLinking(false)} /> : null}
    </>
  )
}
