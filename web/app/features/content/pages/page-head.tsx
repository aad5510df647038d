import type { ReactNode } from 'react'
import { useT } from '#lib/i18n.tsx'
import { Badge } from '#ui/badge.tsx'
import { EditorBar } from '#ui/editor-bar.tsx'
import { Eye, History, Pencil, Settings } from '#ui/icons.tsx'
import type { PageState } from './pages.data.server.ts'

export const stateTones = { live: 'ok', changed: 'warn', planned: 'info', draft: 'plain' } as const
export const homeOf = (id: string) => `/content/pages/${id}`

type Props = {
  id: string
  title: string
  state: PageState
  below?: ReactNode
  onLeave?(): Promise<void> | undefined
  children?: ReactNode
}

/** Above all screens of one page: what it is called, how far it is, and the ways to look at it. */
export function PageHead({ id, title, state, below, onLeave, children }: Props) {
  const t = useT('content')
  const home = homeOf(id)
  return (
    <EditorBar
      back={{ to: '/content', label: t('pages.head.back') }}
      name={<h1 className="text-h3 truncate">{title || t('pages.head.untitled')}</h1>}
      mark={<Badge tone={stateTones[state]}>{t(`pages.state.${state}`)}</Badge>}
      below={below}
      label={t('pages.head.parts')}
      parts={[
        { to: home, label: t('pages.head.write'), Icon: Pencil },
        { to: `${home}/voorbeeld`, label: t('pages.head.preview'), Icon: Eye },
        { to: `${home}/geschiedenis`, label: t('pages.head.history'), Icon: History },
        { to: `${home}/instellingen`, label: t('pages.head.settings'), Icon: Settings },
      ]}
      onLeave={onLeave}
    >
      {children}
    </EditorBar>
  )
}
