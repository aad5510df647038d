import { useMemo } from 'react'
import { dateText, today } from '#lib/dates.ts'
import type { FormError } from '#lib/form.ts'
import { useIsHydrated } from '#lib/hydrated.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { id, list } from '#protocol/declaring/fields.ts'
import { SubmitButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { RuledForm } from '#ui/command-form.tsx'
import { MultiCombobox } from '#ui/multi-combobox.tsx'
import { optionsFrom } from '#ui/use-options.ts'

export const addRules = { studentIds: list(id(), { min: 1, max: 50 }) }

type Props = { groupId: string; begins: string; errors?: FormError[]; isBusy: boolean }

/** Several students into a class at once, found by name. With scripts the page itself tells how that goes. */
export function AddMembers({ groupId, begins, errors, isBusy }: Props) {
  const t = useT('groups')
  const isHydrated = useIsHydrated()
  const load = useMemo(() => optionsFrom('/mentorships/leerlingen', { klas: groupId }), [groupId])
  const locale = useLocale()
  const labels = { studentIds: t('members.who') }
  const hint =
    begins > today() ? t('members.whoHintLater', { day: dateText(begins, locale, 'full') }) : t('members.whoHint')
  return (
    <Card title={t('members.add')}>
      {isBusy && !isHydrated ? (
        <p role="status" className="mb-4 text-ui">
          {t('members.adding')}
        </p>
      ) : null}
      <RuledForm rules={addRules} errors={errors} labels={labels} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <MultiCombobox name="studentIds" label={labels.studentIds} hint={hint} load={load} />
        <SubmitButton size="md" look="soft" className="min-h-11 w-full">
          {t('members.addVerb')}
        </SubmitButton>
      </RuledForm>
    </Card>
  )
}
