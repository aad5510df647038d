import { lazy, Suspense, useState } from 'react'
import { useFetcher } from 'react-router'
import { bar, tab } from '#app/features/contract-templates/edit/switch-looks.ts'
import { writtenBy } from '#lib/form.ts'
import { useIsHydrated } from '#lib/hydrated.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { useRoot } from '#lib/use-root.ts'
import { problemsIn, type WrittenMail } from '#protocol/features/mail-text.ts'
import type { MailTextDetail } from '#protocol/features/notification-templates.ts'
import { Badge } from '#ui/badge.tsx'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { useConfirm } from '#ui/confirm.tsx'
import { RotateCcw, Send } from '#ui/icons.tsx'
import { Notice } from '#ui/notice.tsx'
import { UnsavedGuard } from '#ui/unsaved-guard.tsx'
import { mailName } from '../mail-names.ts'
import { MailPreview } from './mail-preview.tsx'
import type { TextAnswer } from './text-action.server.ts'
import { TextChanges } from './text-changes.tsx'

// The editor is large, and comes after the page.
const MailWriting = lazy(() => import('./mail-writing.tsx'))
const EmptySheet = () => <div className="min-h-96 rounded-card bg-sunken" />
const languages = ['nl', 'en'] as const
const isSame = (one: WrittenMail, other: WrittenMail) => JSON.stringify(one) === JSON.stringify(other)

/** The text of one mail to write in, with beside it how it arrives and how it differs from the default. */
export function TextEditor({ detail }: { detail: MailTextDetail }) {
  const t = useT('notification-templates')
  const locale = useLocale()
  const isHydrated = useIsHydrated()
  const { session } = useRoot()
  const { confirm, dialog } = useConfirm()
  const fetcher = useFetcher<TextAnswer>()
  const { line, own, texts, fields, isPersonal } = detail
  const begin = { nl: own?.nl ?? texts.nl.base, en: own?.en ?? texts.en.base }
  const [draft, setDraft] = useState(begin)
  const [language, setLanguage] = useState<'nl' | 'en'>('nl')
  /** Counts how often a text was replaced, so that the editor begins anew. */
  const [round, setRound] = useState(0)
  const text = draft[language]
  const { base, before } = texts[language]
  const isChanged = languages.some((each) => !isSame(draft[each], begin[each]))
  const differs = (each: 'nl' | 'en') => !isSame(draft[each], texts[each].base)
  const rules = { fields, isPersonal, host: '', buttons: base.buttons.length }
  const problem = problemsIn(text, rules).find(({ code }) => code !== 'disguisedLink' && code !== 'foreignLink')
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined
  const send = (values: Record<string, string>) =>
    void fetcher.submit({ purpose: line.purpose, [writtenBy]: session?.user.id ?? '', ...values }, { method: 'post' })
  const save = () => {
    const written = (each: 'nl' | 'en') => (differs(each) ? JSON.stringify(draft[each]) : '')
    if (own && !languages.some(differs)) send({ do: 'reset' })
    else send({ do: 'save', revision: String(own?.revision ?? 0), nl: written('nl'), en: written('en') })
  }
  const putBack = async () => {
    if (!(await confirm({ title: t('back.title'), text: t('back.text'), verb: t('back.verb') }))) return
    setDraft({ ...draft, [language]: base })
    setRound(round + 1)
  }
  const name = mailName(line, locale)
  return (
    <div className="wrap-wide py-6">
      <Breadcrumbs steps={[{ label: t('title'), to: '/notification_templates' }]} here={name} />
      <div className="mt-3 flex flex-wrap items-end gap-4">
        <div className="min-w-0 flex-1 basis-72">
          <h1 className="text-h1 break-words">{name}</h1>
          <p className="mt-1 flex flex-wrap items-center gap-2 text-ui text-muted">
            {t('goesTo', { who: t(`readers.${line.to}`) })}
            {languages.some(differs) ? <Badge tone="info">{t('state.differs')}</Badge> : null}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button
            look="outline"
            disabled={fetcher.state !== 'idle'}
            onClick={() => send({ do: 'try', locale: language, text: JSON.stringify(text) })}
          >
            <Send className="size-5" />
            {t('try.verb')}
          </Button>
          <Button onClick={save} disabled={!isChanged || fetcher.state !== 'idle' || problem !== undefined}>
            {t('save')}
          </Button>
        </div>
      </div>
      <div role="status" className="mt-4 grid gap-3 empty:hidden">
        {answer?.did === 'try' ? <Notice tone="info">{t('try.sent', { address: answer.sentTo })}</Notice> : null}
        {answer?.did === 'refused' ? <Notice>{answer.text}</Notice> : null}
        {answer?.did === 'late' ? <Notice>{t('late')}</Notice> : null}
        {problem ? (
          <Notice>
            {t(
              `problems.${problem.code === 'noSubject' ? 'noSubject' : problem.code === 'noText' ? 'noText' : 'field'}`,
            )}
          </Notice>
        ) : null}
        {line.own?.isBroken ? <Notice>{t('broken')}</Notice> : null}
      </div>
      <noscript>
        <p className="mt-4 text-ui">{t('needsScripts')}</p>
      </noscript>
      <div role="toolbar" aria-label={t('language.label')} className={`${bar} mt-5`}>
        {languages.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={language === each}
            onClick={() => setLanguage(each)}
            className={tab}
          >
            {t(`language.${each}`)}
          </button>
        ))}
      </div>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_28rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <Card>
            {isHydrated ? (
              <Suspense fallback={<EmptySheet />}>
                <MailWriting
                  key={`${language} ${round}`}
                  text={text}
                  fields={fields}
                  onChange={(next) => setDraft((now) => ({ ...now, [language]: next }))}
                />
              </Suspense>
            ) : (
              <EmptySheet />
            )}
            {isPersonal ? <p className="mt-5 text-sm text-muted">{t('kept')}</p> : null}
            {detail.hasFormal && language === 'nl' ? <p className="mt-2 text-sm text-muted">{t('formal')}</p> : null}
          </Card>
          <Card
            title={t('changes.title')}
            aside={
              differs(language) ? (
                <Button look="ghost" size="sm" className="min-h-11" onClick={putBack}>
                  <RotateCcw className="size-4" />
                  {t('back.open')}
                </Button>
              ) : undefined
            }
          >
            <TextChanges was={base} now={text} />
            {before ? (
              <div className="mt-6 border-t border-line pt-5">
                <h3 className="mb-3 text-h4">{t('changes.since')}</h3>
                <TextChanges was={before} now={base} />
              </div>
            ) : null}
          </Card>
        </div>
        <div className="min-w-0 xl:sticky xl:top-[calc(var(--header-h)+1rem)]">
          <MailPreview text={text} of={texts[language]} />
        </div>
      </div>
      {dialog}
      <UnsavedGuard isChanged={isChanged && fetcher.state === 'idle'} />
    </div>
  )
}
