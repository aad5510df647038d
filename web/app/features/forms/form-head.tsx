import type { ReactNode } from 'react'
import { useT } from '#lib/i18n.tsx'
import { Badge } from '#ui/badge.tsx'
import { EditorBar } from '#ui/editor-bar.tsx'
import { Eye, Inbox, PencilRuler } from '#ui/icons.tsx'
import type { ReadForm } from './forms.data.ts'

type Props = {
  form: Pick<ReadForm['form'], 'id' | 'name' | 'status' | 'publishedVersion' | 'hasChanges' | 'submitted'>
  /** In place of the name: a box to change it. */
  name?: ReactNode
  /** Whether it is saved. */
  below?: ReactNode
  canBuild: boolean
  /** What is not saved yet is, before another page of the form is shown. */
  onLeave?(): Promise<void> | undefined
  children?: ReactNode
}

/** Above all pages of one form: what it is called, how far it is, and the ways to look at it. */
export function FormHead({ form, name, below, canBuild, onLeave, children }: Props) {
  const t = useT('forms')
  const home = `/form_builder/${form.id}`
  const parts = [
    ...(canBuild ? [{ to: `${home}/edit`, label: t('head.build'), Icon: PencilRuler }] : []),
    { to: `${home}/preview`, label: t('head.preview'), Icon: Eye },
    { to: home, label: t('head.answers'), Icon: Inbox, count: form.submitted },
  ]
  const state = form.status === 'published' && form.hasChanges ? 'changed' : form.status
  return (
    <EditorBar
      back={{ to: '/form_builder', label: t('head.back') }}
      name={name ?? <h1 className="text-h3 truncate">{form.name}</h1>}
      mark={
        <Badge tone={state === 'published' ? 'ok' : state === 'changed' ? 'warn' : 'plain'}>
          {t(`status.${state}`, { version: form.publishedVersion ?? 1 })}
        </Badge>
      }
      below={below}
      label={t('head.parts')}
      parts={parts}
      onLeave={onLeave}
    >
      {children}
    </EditorBar>
  )
}
