import type { FormError } from '#lib/form.ts'
import { useWordsOf } from '#lib/i18n.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { FormProblems } from '#ui/form-problems.tsx'
import { upNow } from '../overview/contract-row.ts'
import { useHoldUp } from '../overview/hold-up.ts'
import type { ContractPageData } from '../page/contract.data.ts'
import { ChangesCard } from '../page/story-card.tsx'
import { ToMend } from '../page/to-mend.tsx'
import { ContractPage } from '../paper/contract-page.tsx'

type Props = { of: ContractPageData; next: string; errors: FormError[] }

/** One that waits: what has to be done about it, the button for that, and its text. */
export function ContractCase({ of, next, errors }: Props) {
  const t = useWordsOf('contracts')
  const { sentence } = useHoldUp()(of)
  const own = upNow(of).find(({ isMe }) => isMe)
  return (
    <article className="grid min-w-0 gap-5">
      <header className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <h2 className="text-h2 break-words">{sentence}</h2>
          <p className="mt-1 text-ui break-words text-ink2">
            {t('page.of')} {of.student.name} {t('page.with', { host: of.host })}{' '}
            <span className="whitespace-nowrap">{t('page.number', { number: of.number })}</span>
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={`/contracts/${of.id}`} look="outline">
            {t('overview.open')}
          </ButtonLink>
          {own ? <ButtonLink to={`/contracts/${of.id}/sign/${own.id}`}>{t('overview.sign')}</ButtonLink> : null}
        </div>
      </header>
      {errors.length > 0 ? <FormProblems errors={errors} answer={errors} /> : null}
      <ToMend of={of} next={next} page={`/contracts/${of.id}`} />
      <ChangesCard of={of} />
      <ContractPage paper={of.draft.paper} />
    </article>
  )
}
