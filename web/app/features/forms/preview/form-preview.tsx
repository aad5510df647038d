import { useEffect, useState } from 'react'
import { apiContext } from '#lib/context.ts'
import { FormalContext, type Locale, MessagesProvider, useLocale, useT, type Words } from '#lib/i18n.tsx'
import { loadMessages } from '#lib/messages.ts'
import { requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'

import { useRoot } from '#lib/use-root.ts'
import { Info } from '#ui/icons.tsx'
import { FormHead } from '../form-head.tsx'
import { readForm } from '../forms.data.ts'
import type { Route } from './+types/form-preview'
import { PreviewFrames } from './preview-frames.tsx'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, 'forms', 'pages.preview', { name: loaderData?.form.name ?? '' })

export async function loader({ context, params, request }: Route.LoaderArgs) {
  await requireCan(context, 'seeForms')
  return { ...(await readForm(context.get(apiContext), params.id)), host: new URL(request.url).host }
}

const roles = ['student', 'host', 'mentor'] as const
export type PreviewRole = (typeof roles)[number]

/** The form as who answers it sees it, on a phone and beside it on a desk. Conditions work; nothing is kept. */
export default function FormPreview({ loaderData }: Route.ComponentProps) {
  const t = useT('forms')
  const { form, canSave } = loaderData
  const locale = useLocale()
  const begin: PreviewRole =
    form.purpose === 'evaluation_host' ? 'host' : form.purpose === 'evaluation_mentor' ? 'mentor' : 'student'
  const [role, setRole] = useState<PreviewRole>(begin)
  const [language, setLanguage] = useState<Locale>(locale)
  const words = useWordsIn(language)
  const frames = (
    <PreviewFrames key={form.revision} content={form.content} language={language} role={role} host={loaderData.host} />
  )
  return (
    <div>
      <FormHead
        form={form}
        canBuild={canSave}
        below={<p className="text-sm leading-5 text-muted">{t('preview.below')}</p>}
      />
      <div className="bg-page px-4 py-6 md:px-8 md:py-9">
        <div className="flex flex-wrap items-center justify-center gap-x-3 gap-y-2.5">
          <span id="bekijk-als" className="text-ui text-muted">
            {t('preview.as')}
          </span>
          <div role="toolbar" aria-labelledby="bekijk-als" className="flex flex-wrap gap-2.5">
            {roles.map((each) => (
              <button
                key={each}
                type="button"
                aria-pressed={role === each}
                onClick={() => setRole(each)}
                className="min-h-11 rounded-control border border-line2 bg-surface px-5 text-ui font-medium hover:bg-sunken aria-pressed:border-primarymark aria-pressed:bg-primarysoft aria-pressed:font-semibold aria-pressed:text-primaryink"
              >
                {t(`preview.roles.${each}`)}
              </button>
            ))}
          </div>
          <span aria-hidden="true" className="mx-1 h-7 w-px bg-line2 max-sm:hidden" />
          <div
            role="toolbar"
            aria-label={t('preview.language')}
            className="flex gap-0.5 rounded-[min(var(--r-control),24px)] bg-sunken p-[3px]"
          >
            {(['nl', 'en'] as const).map((each) => (
              <button
                key={each}
                type="button"
                aria-pressed={language === each}
                onClick={() => setLanguage(each)}
                className="min-h-10 min-w-12 rounded-[min(var(--r-control),22px)] px-3 text-ui font-medium text-muted uppercase aria-pressed:bg-raised aria-pressed:font-semibold aria-pressed:text-ink aria-pressed:shadow-e1"
              >
                {each}
              </button>
            ))}
          </div>
        </div>
        <div className="mt-8">
          {words ? (
            // Also what the page itself says follows the language and the person.
            <MessagesProvider key={language} {...words}>
              <FormalContext value={role === 'host'}>{frames}</FormalContext>
            </MessagesProvider>
          ) : (
            <FormalContext value={role === 'host'}>{frames}</FormalContext>
          )}
        </div>
        <p className="mx-auto mt-6 flex max-w-[60ch] gap-2.5 text-ui text-muted lg:justify-center">
          <Info className="mt-0.5 size-5 shrink-0" />
          {t('preview.note')}
        </p>
      </div>
    </div>
  )
}

/** The words of another language than that of the page; none for as long as they are on their way. */
function useWordsIn(language: Locale): Words | null {
  const locale = useLocale()
  const { messagesVersion } = useRoot()
  const [found, setFound] = useState<Words | null>(null)
  useEffect(() => {
    if (language === locale) return
    let isOver = false
    const version = messagesVersion[language]
    void loadMessages(language, version).then(
      (messages) => isOver || setFound({ locale: language, version, part: 'all', messages }),
    )
    return () => {
      isOver = true
    }
  }, [language, locale, messagesVersion])
  return language !== locale && found?.locale === language ? found : null
}
