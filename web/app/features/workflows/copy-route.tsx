import type { FormError } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { copyWorkflow } from '#protocol/features/workflows.ts'
import { Card } from '#ui/card.tsx'
import { RadioGroup } from '#ui/choice-group.tsx'
import { CommandForm } from '#ui/command-form.tsx'
import { Field } from '#ui/field.tsx'
import { FormFooter } from '#ui/form-footer.tsx'

type Props = { route: { id: string; name: string; isOfSite: boolean }; errors: FormError[] }

/** A year of whole weeks, so that a Friday stays one. */
const YEAR = '52'

/** A route of one's own out of another one: as it is, or with its days moved to the next school year. */
export function CopyRoute({ route, errors }: Props) {
  const t = useT('workflows')
  const labels = { name: t('name'), weeksLater: t('copy.days') }
  return (
    <Card
      title={t(route.isOfSite ? 'copy.ofSite' : 'copy.of', { name: route.name })}
      className="mt-5 max-w-[46rem] pb-0 md:pb-0"
    >
      <p className="text-ui text-muted">{t('copy.lead')}</p>
      <CommandForm command={copyWorkflow} errors={errors} labels={labels} className="mt-5 grid gap-5">
        <input type="hidden" name="id" value={route.id} />
        <Field
          name="name"
          label={labels.name}
          defaultValue={route.isOfSite ? '' : t('copy.name', { name: route.name })}
          hint={t('copy.hint')}
          autoFocus
        />
        <RadioGroup
          name="weeksLater"
          label={labels.weeksLater}
          isOptional={false}
          defaultValue="0"
          options={[
            { value: '0', label: t('copy.same') },
            { value: YEAR, label: t('copy.nextYear'), hint: t('copy.nextYearHint') },
          ]}
        />
        <FormFooter cancelTo="/workflows" save={t('copy.verb')} />
      </CommandForm>
    </Card>
  )
}
