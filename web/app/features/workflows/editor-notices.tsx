import { numberText } from '#lib/dates.ts'
import { useProblemText } from '#lib/form-context.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import type { Route } from './+types/workflow-editor'
import { findPhase, type Steps } from './steps.ts'
import type { useDraft } from './use-draft.ts'
import type { useSaving } from './use-saving.ts'

type Props = {
  loaderData: Route.ComponentProps['loaderData']
  of: ReturnType<typeof useDraft>
  saving: ReturnType<typeof useSaving>
  steps: Steps
}

/** What one should know before one changes something, and what stands in the way of saving. */
export function EditorNotices({ loaderData: { route, use, canSave, canCopy }, of, saving, steps }: Props) {
  const t = useT('workflows')
  const locale = useLocale()
  const problemText = useProblemText()
  const most = use.standing.toSorted((one, other) => other.students - one.students)[0]
  const busiest = most && findPhase(steps, most.phaseId)
  const nameOf = (key: string | null) => {
    const phase = key ? findPhase(steps, key) : undefined
    return phase && (phase.name || t('unnamed'))
  }
  return (
    <div className="mt-5 grid gap-3 empty:hidden">
      {!canSave ? (
        <Notice tone="info">{t(route.isOfSite && canCopy ? 'readOnly.site' : 'readOnly.other')}</Notice>
      ) : null}
      {canSave && use.students > 0 ? (
        <Notice>
          {t(use.students === 1 ? 'underWay.one' : 'underWay.many', { count: numberText(use.students, locale) })}{' '}
          {busiest && use.students > 1
            ? t('underWay.most', { count: most.students, phase: locale === 'nl' ? busiest.name : busiest.nameEn })
            : null}
        </Notice>
      ) : null}
      {of.isBehind && of.isChanged && !saving.isBusy ? (
        <Notice
          action={
            <Button look="outline" size="md" onClick={saving.loadTheirs}>
              {t('late.load')}
            </Button>
          }
        >
          {t('late.notice')}
        </Notice>
      ) : null}
      {saving.errors.length > 0 ? (
        <div role="alert" className="rounded-card bg-errsoft p-4 text-ui text-errink md:px-5">
          <p className="font-semibold">{t('problems')}</p>
          <ul className="mt-1 list-disc pl-5">
            {saving.errors.map((error) => (
              <li key={`${error.key} ${error.field} ${error.code}`}>
                {nameOf(error.key) ? `${nameOf(error.key)}: ` : ''}
                {problemText(error)}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  )
}
