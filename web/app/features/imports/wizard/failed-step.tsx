import { Form } from 'react-router'
import type { FormError } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { FormProblems } from '#ui/form-problems.tsx'
import { StatusMark } from '#ui/status-mark.tsx'
import { doors } from '../import-kinds.ts'
import type { Import } from '../imports.data.ts'
import { WizardLayout } from './wizard-layout.tsx'

/** A file that cannot be read says why and what helps; a run that stopped can go on. */
export function FailedStep({ found, errors }: { found: Import; errors: FormError[] }) {
  const t = useT('imports')
  const door = doors.find(({ kind }) => kind === found.kind)
  const canGoOn = found.failure === 'unexpected'
  return (
    <WizardLayout step={canGoOn ? 'run' : 'file'} kind={found.kind} notes={{ file: found.fileName }}>
      <h1 className="text-[28px] leading-9 md:text-h1">{t(`failed.${found.failure ?? 'unexpected'}.title`)}</h1>
      <p className="mt-3 flex gap-2.5 rounded-card bg-errsoft px-5 py-4 text-ui text-errink">
        <StatusMark status="err" className="mt-0.5 size-5" />
        <span className="min-w-0">{t(`failed.${found.failure ?? 'unexpected'}.text`)}</span>
      </p>
      <FormProblems errors={errors} />
      <div className="mt-6 flex flex-wrap gap-3">
        {canGoOn ? (
          <Form method="post">
            <input type="hidden" name="do" value="retry" />
            <Button type="submit">{t('failed.retry')}</Button>
          </Form>
        ) : (
          <ButtonLink to={door?.path ?? '/importeren'}>{t('failed.other')}</ButtonLink>
        )}
        <ButtonLink to="/importeren" look="outline">
          {t('failed.list')}
        </ButtonLink>
      </div>
    </WizardLayout>
  )
}
