import { useT } from '#lib/i18n.tsx'
import type { inLanguage } from './content.data.ts'

type Props = { page: Pick<ReturnType<typeof inLanguage>, 'summary' | 'langs' | 'inDutch'> }

/** Below the title: what the page is about, and whether one reads it in another language than one asked for. */
export function PageIntro({ page: { summary, langs, inDutch } }: Props) {
  const t = useT('content')
  return (
    <>
      {inDutch ? <p className="mt-3 text-ui text-muted">{t(`inDutch.${inDutch}`)}</p> : null}
      {summary ? (
        <p lang={langs.summary} className="mt-4 text-lead text-pretty text-ink2">
          {summary}
        </p>
      ) : null}
    </>
  )
}
