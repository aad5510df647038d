import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable } from '@tiptap/pm/tables'
import { type Editor, useEditorState } from '@tiptap/react'
import { useT } from '#lib/i18n.tsx'

const tools = { addRowAfter, addColumnAfter, deleteRow, deleteColumn, deleteTable }

/** What can be done with the table one writes in. */
export function TableTools({ editor }: { editor: Editor }) {
  const t = useT('contract-templates')
  const isIn = useEditorState({ editor, selector: ({ editor: current }) => current.isActive('table') })
  if (!isIn) return null
  return (
    <div role="toolbar" aria-label={t('table.label')} className="flex flex-wrap gap-1 border-b border-line p-1">
      {Object.entries(tools).map(([key, run]) => (
        <button
          key={key}
          type="button"
          onClick={() => {
            run(editor.state, editor.view.dispatch)
            editor.commands.focus()
          }}
          className="min-h-11 rounded-control px-3 text-sm text-ink2 hover:bg-sunken"
        >
          {t(`table.${key}`)}
        </button>
      ))}
    </div>
  )
}
