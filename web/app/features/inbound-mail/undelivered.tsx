import { dateText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import type { UndeliveredWhy } from '#protocol/features/inbound-mail.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { UndeliveredMark } from './undelivered-mark.tsx'

/** Mail to somebody does not arrive: since when, why, and the way to another address for who may change it. */
export type Undelivered = { at: string; why: UndeliveredWhy }

export function UndeliveredNotice({
  address,
  of,
  edit,
}: {
  address: string
  of: Undelivered
  edit?: string | undefined
}) {
  const t = useT('inbound-mail')
  const locale = useLocale()
  return (
    <Notice
      action={
        edit ? (
          <ButtonLink to={edit} look="outline" size="md" className="min-h-11 max-sm:w-full">
            {t('undelivered.change')}
          </ButtonLink>
        ) : null
      }
    >
      <p className="wrap-anywhere">{t('undelivered.since', { address, date: dateText(of.at, locale) })}</p>
      <p className="font-normal">
        {t(`undelivered.why.${of.why}`)} {t(edit ? 'undelivered.ask' : 'undelivered.tell')}
      </p>
    </Notice>
  )
}

/** The mark, why it is so, and what to do about it. */
export function UndeliveredReason({ why, todo = 'tell' }: { why: UndeliveredWhy; todo?: 'tell' | 'replace' | null }) {
  const t = useT('inbound-mail')
  return (
    <span className="block">
      <UndeliveredMark className="mt-1" />
      <span className="block text-sm text-muted">
        {t(`undelivered.why.${why}`)} {todo ? t(`undelivered.${todo}`) : ''}
      </span>
    </span>
  )
}
