import { useNavigation } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'

type Props = { cancelTo: string; isChanged: boolean; save: string; publish?: string }

/** Stays in sight under the form. A draft can be kept as it is, or go online at once. */
export function VacancyFooter({ cancelTo, isChanged, save, publish }: Props) {
  const t = useT('vacancies')
  const isBusy = useNavigation().state === 'submitting'
  const narrow = 'max-sm:grow max-sm:px-3'
  return (
    <div
      data-form-footer
      className="sticky bottom-0 z-10 -mx-5 mt-8 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-b-card border-t border-line bg-surface px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:-mx-7 md:px-7"
    >
      <p role="status" className="mr-auto text-sm text-muted max-sm:w-full max-sm:empty:-mb-2">
        {isChanged ? t('form.unsaved') : null}
      </p>
      <ButtonLink to={cancelTo} look="ghost" className="max-sm:hidden">
        {t('form.cancel')}
      </ButtonLink>
      {/* First in the form, so that Enter keeps the draft and publishes nothing. */}
      <Button type="submit" look={publish ? 'outline' : 'primary'} disabled={isBusy} className={narrow}>
        {save}
      </Button>
      {publish ? (
        <Button type="submit" name="then" value="publish" disabled={isBusy} className={narrow}>
          {publish}
        </Button>
      ) : null}
    </div>
  )
}
