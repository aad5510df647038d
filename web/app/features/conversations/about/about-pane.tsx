import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import type { Talk } from '../conversations.data.ts'
import type { loader } from './about-page.tsx'
import { AboutTalk } from './about-talk.tsx'

/** Where there is room: fetched after the conversation itself, and again when somebody shares a file. */
export function AboutPane({ of }: { of: Talk }) {
  const t = useT('conversations')
  const { load, data } = useFetcher<typeof loader>()
  const path = `/conversations/${of.id}/over`
  const newestFile = of.messages.findLast(({ files }) => files.length > 0)?.id
  const wanted = `${path} ${newestFile}`
  useEffect(() => {
    if (wanted && matchMedia('(width >= 80rem)').matches) void load(path)
  }, [wanted, path, load])
  return (
    <aside
      aria-label={t('about.page')}
      className="hidden w-80 shrink-0 overflow-y-auto border-l border-line bg-surface p-6 xl:block"
    >
      {data?.id === of.id ? <AboutTalk of={data} /> : null}
    </aside>
  )
}
