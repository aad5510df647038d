import { useState } from 'react'
import { useT } from '#lib/i18n.tsx'
import { contractTemplates } from '#protocol/features/contract-templates.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Copy, Pencil } from '#ui/icons.tsx'
import { StatusPill } from '#ui/status-mark.tsx'
import type { Route } from './+types/template-editor'
import { bar, tab } from './switch-looks.ts'
import type { useTemplateDraft } from './use-template-draft.ts'

export const parts = ['write', 'preview', 'signers', 'versions'] as const
export type Part = (typeof parts)[number]
type Props = {
  loaderData: Route.ComponentProps['loaderData']
  of: ReturnType<typeof useTemplateDraft>
  part: Part
  onPart(part: Part): void
  text: 'nl' | 'en'
  onText(text: 'nl' | 'en'): void
}

/** What it is called, whether it is kept, and the step after writing: contracts can be made with it. */
export function EditorHead({ loaderData, of, part, onPart, text, onText }: Props) {
  const t = useT('contract-templates')
  const { template, canSave, canCopy } = loaderData
  const [isNaming, setIsNaming] = useState(false)
  const { name } = of.draft
  const { publishedVersion, hasChanges, isArchived } = template
  const isWaiting = of.isChanged || of.isBusy
  const state = isWaiting ? 'saving' : publishedVersion === null ? 'concept' : hasChanges ? 'changed' : 'published'
  return (
    <>
      <Breadcrumbs steps={[{ label: t('title'), to: '/contract_templates' }]} here={template.name} />
      <div className="mt-3 flex flex-wrap items-end gap-4">
        <div className="mr-auto min-w-0 flex-1 basis-72">
          {isNaming ? (
            <div className="max-w-[30rem]">
              <Field
                name="name"
                label={t('name')}
                rule={contractTemplates.attributes.name}
                value={name}
                autoFocus
                onChange={({ currentTarget }) => of.change({ name: currentTarget.value })}
                onKeyDown={({ key }) => key === 'Enter' && setIsNaming(false)}
              />
            </div>
          ) : (
            <div className="flex items-center gap-1">
              <h1 className="text-h1 min-w-0 break-words">{name || t('name')}</h1>
              {canSave ? (
                <button
                  type="button"
                  aria-label={t('actions.rename')}
                  onClick={() => setIsNaming(true)}
                  className="grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink"
                >
                  <Pencil className="size-5" />
                </button>
              ) : null}
              {isArchived ? <StatusPill status="skip">{t('views.archived')}</StatusPill> : null}
            </div>
          )}
          <p role="status" className="mt-1 text-ui text-muted">
            {canSave ? t(`state.${state}`, { version: publishedVersion ?? 0 }) : t('readOnly')}
          </p>
        </div>
        {canCopy && !canSave ? (
          <ButtonLink to={`/contract_templates?kopie=${template.id}`}>
            <Copy className="size-5" />
            {t('actions.copy')}
          </ButtonLink>
        ) : null}
        {canSave ? (
          <Button
            onClick={of.publish}
            disabled={isWaiting || Boolean(of.problem) || (publishedVersion !== null && !hasChanges)}
          >
            {t('publish')}
          </Button>
        ) : null}
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        <div role="toolbar" aria-label={t('parts.label')} className={bar}>
          {parts.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={part === each}
              onClick={() => onPart(each)}
              className={`${tab} ${each === 'preview' ? 'xl:hidden' : ''}`}
            >
              {t(`parts.${each}`)}
            </button>
          ))}
        </div>
        {part === 'signers' ? null : (
          <div role="toolbar" aria-label={t('text.label')} className={bar}>
            {(['nl', 'en'] as const).map((each) => (
              <button
                key={each}
                type="button"
                aria-pressed={text === each}
                onClick={() => onText(each)}
                className={tab}
              >
                {t(`text.${each}`)}
              </button>
            ))}
          </div>
        )}
      </div>
    </>
  )
}
