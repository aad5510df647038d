import type { Editor } from '@tiptap/react'
import { useRef, useState } from 'react'
import { useLocale, useT } from '#lib/i18n.tsx'
import { blanksIn } from '#protocol/features/contract-text.ts'
import { Button } from '#ui/button.tsx'
import { Heading2, Image, Minus, Split, Table } from '#ui/icons.tsx'
import { fieldLabel } from './field-label.ts'
import { FieldPalette } from './field-palette.tsx'
import { HostBlanks } from './host-blanks.tsx'
import { emptyTable } from './table-nodes.ts'
import TemplateTiptap from './template-tiptap.tsx'
import type { useTemplateDraft } from './use-template-draft.ts'

type Props = {
  of: ReturnType<typeof useTemplateDraft>
  text: 'nl' | 'en'
  levels: { id: string; name: string }[]
  isEditable: boolean
}

const article = { type: 'heading', attrs: { level: 2 } }
const blocks = [
  { key: 'article', Icon: Heading2, insert: (editor: Editor) => add(editor, article) },
  { key: 'only', Icon: Split, insert: (editor: Editor) => editor.chain().focus().wrapIn('only').run() },
  { key: 'table', Icon: Table, insert: (editor: Editor) => add(editor, emptyTable) },
  { key: 'pageBreak', Icon: Minus, insert: (editor: Editor) => add(editor, { type: 'pageBreak' }) },
  { key: 'logo', Icon: Image, insert: (editor: Editor) => add(editor, { type: 'logo' }) },
] as const
const add = (editor: Editor, content: object) => editor.chain().focus().insertContent(content).run()

/** The text itself, with what can be put into it beside it. */
export default function Writing({ of: { draft, change }, text, levels, isEditable }: Props) {
  const t = useT('contract-templates')
  const locale = useLocale()
  const search = useRef<HTMLInputElement>(null)
  const [editor, setEditor] = useState<Editor>()
  const field = text === 'nl' ? 'textNl' : 'textEn'
  const written = draft[field]
  const blankLabel = (name: string) => {
    const blank = draft.blanks.find((each) => each.name === name)
    return (locale === 'nl' ? blank?.label : blank?.labelEn) ?? name
  }
  if (!written)
    return (
      <div className="rounded-card border border-line bg-surface p-7">
        <h2 className="text-h3">{t('english.none')}</h2>
        <p className="mt-1 text-ui text-muted">{t('english.lead')}</p>
        {isEditable ? (
          <Button className="mt-4" onClick={() => change({ textEn: draft.textNl })}>
            {t('english.begin')}
          </Button>
        ) : null}
      </div>
    )
  const put = (type: 'field' | 'blank') => (name: string) => {
    if (editor) add(editor, { type, attrs: { name } })
  }
  const used = [draft.textNl, draft.textEn].flatMap((each) => (each ? blanksIn(each) : []))
  return (
    <div
      className={`grid grid-cols-[minmax(0,1fr)] items-start gap-6 ${isEditable ? 'lg:grid-cols-[minmax(0,1fr)_15rem]' : ''}`}
    >
      <div className="min-w-0 rounded-card border border-line bg-surface">
        <TemplateTiptap
          // A chip says what its question is called now.
          key={draft.blanks.map(({ name, label, labelEn }) => name + label + labelEn).join()}
          text={written}
          label={t(`text.${text}`)}
          isEditable={isEditable}
          levels={levels}
          fieldLabel={(name) => fieldLabel(name, locale)}
          blankLabel={blankLabel}
          onAt={() => search.current?.focus()}
          onReady={setEditor}
          onChange={(next) => change({ [field]: next })}
        />
      </div>
      {isEditable ? (
        <aside
          aria-label={t('fields.label')}
          className="lg:sticky lg:top-[calc(var(--header-h)+1rem)] lg:max-h-[calc(100dvh-var(--header-h)-2rem)] lg:overflow-y-auto"
        >
          <FieldPalette
            search={search}
            onPick={put('field')}
            onLeave={() => editor?.chain().focus().insertContent('@').run()}
          />
          <HostBlanks
            blanks={draft.blanks}
            used={used}
            onChange={(blanks) => change({ blanks })}
            onPick={put('blank')}
          />
          <section className="mt-6">
            <h3 className="text-sm font-semibold text-muted">{t('blocks.title')}</h3>
            <ul className="mt-1">
              {blocks.map(({ key, Icon, insert }) => (
                <li key={key}>
                  <button
                    type="button"
                    onClick={() => editor && insert(editor)}
                    className="flex min-h-11 w-full items-center gap-3 rounded-control px-2 text-left text-ui hover:bg-sunken"
                  >
                    <Icon className="size-5 text-primaryink" />
                    {t(`blocks.${key}`)}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        </aside>
      ) : null}
    </div>
  )
}
