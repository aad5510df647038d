import type { ReactNode } from 'react'
import { dateText } from '#lib/dates.ts'
import { useLocale } from '#lib/i18n.tsx'

type Props = { today: string; title: string; lead?: ReactNode; aside?: ReactNode; isLarge?: boolean }

/** Every dashboard opens with the date and one sentence; what stands below is the evidence. */
export function PageHead({ today, title, lead, aside, isLarge = false }: Props) {
  const locale = useLocale()
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
      <div className="min-w-0">
        <p className="text-ui font-medium text-muted">{dateText(today, locale, 'long')}</p>
        <h1 className={`mt-1 max-w-[26ch] text-h1 ${isLarge ? 'md:text-[42px] md:leading-[46px]' : 'md:max-w-none'}`}>
          {title}
        </h1>
        {lead ? <p className="mt-2 max-w-[68ch] text-base text-ink2 md:text-lead">{lead}</p> : null}
      </div>
      {aside ? <div className="md:ml-auto">{aside}</div> : null}
    </div>
  )
}
