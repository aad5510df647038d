import { useState } from 'react'
import { bar, tab } from '#app/features/contract-templates/edit/switch-looks.ts'
import { useT } from '#lib/i18n.tsx'
import { useRoot } from '#lib/use-root.ts'
import { fillDoc, oneLine, plainBlock } from '#protocol/features/mail-filling.ts'
import { docOf, type WrittenMail } from '#protocol/features/mail-text.ts'
import type { MailTextOf } from '#protocol/features/notification-templates.ts'
import { RichText } from '#ui/rich-text.tsx'

type Props = { text: WrittenMail; of: MailTextOf }
const looks = ['light', 'dark', 'plain'] as const

/** How it arrives: by day, by night, and where a mail program shows text alone. */
export function MailPreview({ text, of }: Props) {
  const t = useT('notification-templates')
  const { site } = useRoot()
  const [look, setLook] = useState<(typeof looks)[number]>('light')
  const known = (name: string) => of.values[name] ?? ''
  const subject = oneLine(
    text.subject.map((part) => (part.type === 'field' ? known(part.attrs.name) : part.text)).join(''),
  )
  const blocks = [...fillDoc(text.body, known), ...fillDoc(docOf(of.kept), known)]
  return (
    <section aria-label={t('preview.title')} className="min-w-0">
      <h2 className="text-h4">{t('preview.title')}</h2>
      <p className="mt-0.5 text-sm text-muted">{t(of.isReal ? 'preview.real' : 'preview.sample')}</p>
      <div role="toolbar" aria-label={t('preview.looks.label')} className={`${bar} mt-3`}>
        {looks.map((each) => (
          <button key={each} type="button" aria-pressed={look === each} onClick={() => setLook(each)} className={tab}>
            {t(`preview.looks.${each}`)}
          </button>
        ))}
      </div>
      {look === 'plain' ? (
        <pre className="mt-3 rounded-card border border-line bg-surface p-5 font-mono text-sm break-words whitespace-pre-wrap">
          {[
            subject,
            ...blocks.map((block) => plainBlock(block, '')),
            ...text.buttons.map((label) => `${label}:\n…`),
            site.appName,
          ].join('\n\n')}
        </pre>
      ) : (
        <article data-mode={look} className="mt-3 rounded-card border border-line bg-page p-4 text-ink shadow-e1">
          <p className="font-heading font-bold text-primaryink">{site.appName}</p>
          <div className="mt-3 rounded-card border border-line bg-surface p-5">
            <h3 className="text-h4 break-words">{subject}</h3>
            <RichText doc={{ type: 'doc', content: blocks }} className="mt-3" />
            {text.buttons.map((label, at) => (
              <p key={at} className="mt-4">
                <span
                  className={`inline-block max-w-full rounded-full px-6 py-3 font-semibold break-words ${at === 0 ? 'bg-primary text-onprimary' : 'border border-primary text-primaryink'}`}
                >
                  {label}
                </span>
              </p>
            ))}
          </div>
        </article>
      )}
    </section>
  )
}
