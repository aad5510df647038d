import { useState } from 'react'
import { timeText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { Button, Spinner } from '#ui/button.tsx'
import { boxClass } from '#ui/field-frame.tsx'
import { Pencil, Redo2, Undo2 } from '#ui/icons.tsx'
import { FormHead } from '../form-head.tsx'
import type { ReadForm } from '../forms.data.ts'
import type { Builder } from './use-form-builder.ts'
import type { FormDraft } from './use-form-draft.ts'

type Props = { form: ReadForm['form']; of: Builder; draft: FormDraft; canPublish: boolean; onPublish(): void }

/** What it is called, whether it is saved, the way back, and the step after building. */
export function EditorHead({ form, of, draft, canPublish, onPublish }: Props) {
  const t = useT('forms')
  const locale = useLocale()
  const [isNaming, setIsNaming] = useState(false)
  const isWaiting = draft.isChanged || draft.isBusy
  const steps = [
    { key: 'undo', Icon: Undo2, isOff: !of.canUndo, run: of.undo, keys: 'Control+Z' },
    { key: 'redo', Icon: Redo2, isOff: !of.canRedo, run: of.redo, keys: 'Control+Y' },
  ] as const
  const name = isNaming ? (
    <input
      value={draft.name}
      aria-label={t('build.name')}
      maxLength={120}
      // biome-ignore lint/a11y/noAutofocus: it was asked for by the button that it replaces
      autoFocus
      onChange={({ currentTarget }) => draft.setName(currentTarget.value)}
      onBlur={() => setIsNaming(false)}
      onKeyDown={({ key }) => (key === 'Enter' || key === 'Escape') && setIsNaming(false)}
      className={`${boxClass(undefined, 'px-3')} min-h-10 w-56 font-semibold`}
    />
  ) : (
    <span className="flex min-w-0 items-center">
      <h1 className="text-h3 truncate">{draft.name || t('build.name')}</h1>
      <button
        type="button"
        aria-label={t('build.rename')}
        onClick={() => setIsNaming(true)}
        className="-my-2 grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink"
      >
        <Pencil className="size-[18px]" />
      </button>
    </span>
  )
  return (
    <FormHead
      form={{ ...form, hasChanges: draft.hasChanges || draft.isChanged }}
      onLeave={draft.leave}
      name={name}
      canBuild
      below={
        <p role="status" className="text-sm leading-5 text-muted">
          {draft.problem || !draft.isNamed
            ? t('build.notSaved')
            : draft.isOffline
              ? t('build.offline')
              : isWaiting
                ? t('build.saving')
                : t('build.savedAt', { time: timeText(draft.savedAt, locale) })}
        </p>
      }
    >
      {steps.map(({ key, Icon, isOff, run, keys }) => (
        <button
          key={key}
          type="button"
          aria-label={t(`build.${key}`)}
          aria-keyshortcuts={keys}
          aria-disabled={isOff}
          onClick={() => isOff || run()}
          className="grid size-11 place-items-center rounded-control text-ink2 hover:bg-sunken aria-disabled:opacity-35"
        >
          <Icon className="size-5" />
        </button>
      ))}
      {canPublish ? (
        <Button
          onClick={onPublish}
          aria-busy={draft.isPublishing}
          disabled={draft.isPublishing || Boolean(draft.problem) || !draft.isNamed}
        >
          {draft.isPublishing ? <Spinner /> : null}
          {t('publish.verb')}
        </Button>
      ) : null}
    </FormHead>
  )
}
