import { MailCheck } from 'lucide-react'
import { Link } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { HousePage, linkClass } from '../doors/house-page.tsx'
import { type FormDoor, toneOf } from '../doors/houses.ts'

/** The same for an address that is known here and for one that is not. */
export function MailSent({ door, email }: { door: FormDoor; email: string }) {
  const t = useT('sign-in')
  const tone = toneOf(door)
  return (
    <HousePage door={door} icon={MailCheck} title={t(`byMail.sent.title.${tone}`)} isAnswer>
      <p className="break-words text-ink2">{t(`byMail.sent.text.${tone}`, { email })}</p>
      <p className="mt-3 text-ui text-muted">{t('byMail.sent.spam')}</p>
      <Link to={`/inloggen/${door}`} reloadDocument className={`mt-3 text-ui ${linkClass}`}>
        {t('byMail.sent.again')}
      </Link>
    </HousePage>
  )
}
