import { useState } from 'react'
import { useT } from '#lib/i18n.tsx'
import { workflows } from '#protocol/features/workflows.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Button, ButtonLink, Spinner } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Copy, Pencil, Play } from '#ui/icons.tsx'
import { StatusPill } from '#ui/status-mark.tsx'
import type { Route } from './+types/workflow-editor'
import type { useDraft } from './use-draft.ts'

type Props = {
  loaderData: Route.ComponentProps['loaderData']
  of: ReturnType<typeof useDraft>
  /** How long the route is, and who is on it. */
  about: string
  isBusy: boolean
  onSave(): void
  onPreview(): void
}

/** What the route is called and who is on it; to try it, to save it, or to make it one's own. */
export function EditorHead({ loaderData: { route, canSave, canCopy }, of, about, isBusy, onSave, onPreview }: Props) {
  const t = useT('workflows')
  const [isNaming, setIsNaming] = useState(false)
  const { name } = of.draft
  return (
    <>
      <Breadcrumbs steps={[{ label: t('title'), to: '/workflows' }]} here={route.name} />
      <div className="mt-3 flex flex-wrap items-end gap-x-4 gap-y-4">
        <div className="mr-auto min-w-0 flex-1 basis-72">
          {isNaming ? (
            <div className="max-w-[30rem]">
              <Field
                name="name"
                label={t('name')}
                rule={workflows.attributes.name}
                value={name}
                autoFocus
                onChange={({ currentTarget }) => of.setName(currentTarget.value)}
                onKeyDown={({ key }) => key === 'Enter' && setIsNaming(false)}
              />
            </div>
          ) : (
            <div className="flex items-center gap-1">
              <h1 className="text-h1 min-w-0 break-words">{name || t('name')}</h1>
              {canSave && !route.isArchived ? (
                <button
                  type="button"
                  aria-label={t('actions.rename')}
                  onClick={() => setIsNaming(true)}
                  className="grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink"
                >
                  <Pencil className="size-5" />
                </button>
              ) : null}
              {route.isArchived ? <StatusPill status="skip">{t('archived')}</StatusPill> : null}
            </div>
          )}
          <p className="mt-1 text-ui text-muted">{about}</p>
        </div>
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:flex-1 max-sm:*:px-3">
          <Button look="outline" onClick={onPreview}>
            <Play className="size-5" />
            {t('preview.open')}
          </Button>
          {canCopy && !canSave ? (
            <ButtonLink to={`/workflows?kopie=${route.id}`}>
              <Copy className="size-5" />
              {t('actions.own')}
            </ButtonLink>
          ) : null}
          {canSave && !route.isArchived ? (
            <Button onClick={onSave} disabled={isBusy || !of.isChanged} aria-busy={isBusy}>
              {isBusy ? <Spinner /> : null}
              {t('save')}
            </Button>
          ) : null}
        </div>
      </div>
    </>
  )
}
