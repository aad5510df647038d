import { Link } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { type ChosenNews, newsChoices } from '#protocol/features/news-choices.ts'
import { Lock } from '#ui/icons.tsx'

export const rowName = (kind: string) => `news-${kind}`

/** One thing that one can be told of, with how; what cannot be chosen says why, or where it is. */
export function NewsRow({ news, isDisabled }: { news: ChosenNews; isDisabled: boolean }) {
  const t = useT('news-choices')
  const { kind, name, choice, choices, why, path } = news
  if (choices.length === 0) {
    return (
      <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-line py-3 not-first:border-t">
        <span className="min-w-0">
          <span className="block text-ui font-medium">{name}</span>
          {why ? <span className="block text-sm text-muted">{why}</span> : null}
        </span>
        {path ? (
          <Link to={path} className="text-ui">
            {t('elsewhere')}
          </Link>
        ) : (
          <span className="inline-flex items-center gap-1.5 text-sm font-semibold text-muted">
            <Lock className="size-4" />
            {t('fixed')}
          </span>
        )}
      </li>
    )
  }
  return (
    <li className="border-line not-first:border-t">
      <fieldset
        disabled={isDisabled}
        className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1.5 py-3 sm:flex-nowrap"
      >
        <legend className="float-left min-w-0 text-ui font-medium max-sm:w-full sm:flex-1">{name}</legend>
        <div className="flex shrink-0 gap-0.5 rounded-[min(var(--r-control),24px)] bg-sunken p-[3px] max-sm:w-full">
          {newsChoices
            .filter((each) => choices.includes(each))
            .map((each) => (
              <label
                key={each}
                className="relative flex min-h-11 items-center justify-center rounded-[min(var(--r-control),22px)] px-3.5 text-ui font-medium text-muted has-checked:bg-raised has-checked:font-semibold has-checked:text-ink has-checked:shadow-e1 has-focus-visible:outline-3 has-focus-visible:outline-[var(--focus)] has-disabled:opacity-60 max-sm:flex-1"
              >
                <input
                  type="radio"
                  name={rowName(kind)}
                  value={each}
                  defaultChecked={each === choice}
                  className="absolute inset-0 appearance-none rounded-[inherit] outline-none"
                />
                {t(`choices.${each}`)}
              </label>
            ))}
        </div>
      </fieldset>
    </li>
  )
}
