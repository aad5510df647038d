import { useState } from 'react'
import { useT } from '#lib/i18n.tsx'
import { text } from '#protocol/declaring/fields.ts'
import type { HostBlank } from '#protocol/features/contract-text.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { TickBox } from '#ui/tick-box.tsx'

type Props = {
  blank: HostBlank
  isNew: boolean
  isUsed: boolean
  onClose(): void
  onSave(blank: HostBlank): void
  onRemove(): void
}

const label = text({ min: 1, max: 120 })

/** One question to the host, in both languages. */
export function BlankDialog({ blank, isNew, isUsed, onClose, onSave, onRemove }: Props) {
  const t = useT('contract-templates')
  const [draft, setDraft] = useState(blank)
  const isWhole = draft.label.trim() !== ''
  const save = () =>
    onSave({ ...draft, label: draft.label.trim(), labelEn: draft.labelEn.trim() || draft.label.trim() })
  return (
    <Dialog
      isOpen
      isSheet
      onClose={onClose}
      title={t(isNew ? 'blanks.add' : 'blanks.change')}
      actions={
        <>
          {isNew ? (
            <Button look="outline" onClick={onClose}>
              {t('blanks.cancel')}
            </Button>
          ) : (
            <Button look="outline" onClick={onRemove} disabled={isUsed}>
              {t('blanks.remove')}
            </Button>
          )}
          <Button onClick={save} disabled={!isWhole}>
            {t('blanks.save')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Field
          name="label"
          label={t('blanks.label')}
          hint={t('blanks.hint')}
          rule={label}
          value={draft.label}
          autoFocus
          onChange={({ currentTarget }) => setDraft({ ...draft, label: currentTarget.value })}
        />
        <Field
          name="labelEn"
          label={t('blanks.labelEn')}
          isOptional
          value={draft.labelEn}
          onChange={({ currentTarget }) => setDraft({ ...draft, labelEn: currentTarget.value })}
        />
        <label htmlFor="blank-required" className="flex min-h-11 items-center gap-3 text-ui">
          <TickBox
            id="blank-required"
            checked={draft.isRequired}
            onChange={({ currentTarget }) => setDraft({ ...draft, isRequired: currentTarget.checked })}
          />
          {t('blanks.required')}
        </label>
        {isUsed && !isNew ? <p className="text-sm text-muted">{t('blanks.used')}</p> : null}
      </div>
    </Dialog>
  )
}
