import type { Editor } from '@tiptap/react'
import { useRef } from 'react'
import { useLocale, useT } from '#lib/i18n.tsx'
import { mailFieldLabel } from '#protocol/features/mail-fields.ts'
import type { MailDoc, SubjectPart, WrittenMail } from '#protocol/features/mail-text.ts'
import { Field } from '#ui/field.tsx'
import { Plus } from '#ui/icons.tsx'
import { MailTiptap } from './mail-tiptap.tsx'

type Props = {
  text: WrittenMail
  fields: readonly string[]
  onChange(text: WrittenMail): void
}

const lineDoc = (parts: SubjectPart[]): MailDoc => ({ type: 'doc', content: [{ type: 'paragraph', content: parts }] })
/** A line has nothing but words and fields. */
const partsIn = ({ content: [first] }: MailDoc): SubjectPart[] =>
  (first?.type === 'paragraph' ? (first.content ?? []) : []).flatMap((part): SubjectPart[] =>
    part.type === 'field' ? [part] : part.type === 'text' ? [{ type: 'text', text: part.text }] : [],
  )

/** Subject, text and buttons of one mail in one language, and what can be put into them. */
export default function MailWriting({ text, fields, onChange }: Props) {
  const t = useT('notification-templates')
  const locale = useLocale()
  const last = useRef<Editor>(undefined)
  // Both editors keep what they began with; what is written is read here.
  const begun = useRef(text)
  const now = useRef(text)
  const change = (part: Partial<WrittenMail>) => {
    now.current = { ...now.current, ...part }
    onChange(now.current)
  }
  const focus = (editor: Editor) => {
    last.current = editor
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div>
        <p className="mb-1.5 text-ui font-semibold">{t('parts.subject')}</p>
        <MailTiptap
          id="mail-subject"
          isLine
          label={t('parts.subject')}
          doc={lineDoc(begun.current.subject)}
          onFocus={focus}
          onChange={(doc) => change({ subject: partsIn(doc) })}
        />
      </div>
      <div>
        <p className="mb-1.5 text-ui font-semibold">{t('parts.body')}</p>
        <MailTiptap
          id="mail-body"
          label={t('parts.body')}
          doc={begun.current.body}
          onFocus={focus}
          onChange={(body) => change({ body })}
        />
      </div>
      <section aria-label={t('fields.label')}>
        <h2 className="text-ui font-semibold">{t('fields.label')}</h2>
        <p className="text-sm text-muted">{t('fields.lead')}</p>
        <ul className="mt-2 flex flex-wrap gap-1.5">
          {fields.map((name) => (
            <li key={name}>
              <button
                type="button"
                onClick={() => last.current?.chain().focus().insertContent({ type: 'field', attrs: { name } }).run()}
                className="flex min-h-9 items-center gap-1 rounded-full bg-primarysoft px-3 text-left text-sm font-semibold text-primaryink hover:underline"
              >
                <Plus className="size-4 shrink-0" />
                {mailFieldLabel(name, locale)}
              </button>
            </li>
          ))}
        </ul>
      </section>
      {text.buttons.map((label, at) => (
        <Field
          key={at}
          name={`button${at}`}
          label={text.buttons.length > 1 ? t('parts.buttonOf', { number: at + 1 }) : t('parts.button')}
          hint={at === 0 ? t('parts.buttonHint') : undefined}
          maxLength={60}
          value={label}
          onChange={({ currentTarget }) =>
            change({ buttons: text.buttons.map((each, index) => (index === at ? currentTarget.value : each)) })
          }
        />
      ))}
    </div>
  )
}
