import { Link } from 'react-router'
import { dateText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { certificatePath } from '#protocol/features/certificates.ts'
import { buttonClass } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Download } from '#ui/icons.tsx'
import { AskAgain } from './ask-again.tsx'
import { CertificateDrawing } from './certificate-drawing.tsx'
import type { Certificate } from './certificates.data.ts'

function DownloadLink({ of, look = 'primary' }: { of: Certificate; look?: 'primary' | 'outline' }) {
  const t = useT('certificates')
  return (
    <a
      href={certificatePath(of.id)}
      download
      aria-label={t('downloadOf', { host: of.host })}
      className={buttonClass(look, 'md', 'min-h-11 max-sm:w-full')}
    >
      <Download className="size-5" />
      {t('download')}
    </a>
  )
}

/** For who may be proud of it. */
export function OwnCertificate({ of }: { of: Certificate }) {
  const t = useT('certificates')
  const locale = useLocale()
  return (
    <Card label={t('own.title')} className="flex items-start gap-5 md:items-center md:gap-7">
      <CertificateDrawing className="w-16 shrink-0 md:w-20" />
      <div className="min-w-0 flex-1">
        <h2 className="text-h3">{t('own.title')}</h2>
        <p className="mt-1 text-ui text-ink2">
          {t('own.text', { host: of.host, date: dateText(of.issuedAt, locale, 'full') })}
        </p>
        <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
          <DownloadLink of={of} />
          <Link to={`/controle/${of.code}`} className="inline-flex min-h-11 items-center text-ui font-semibold">
            {t('own.check')}
          </Link>
        </div>
      </div>
    </Card>
  )
}

/** On a dashboard: what its reader earned. Nothing as long as there is none. */
export function OwnCertificates({ of }: { of: Certificate[] }) {
  const t = useT('certificates')
  const locale = useLocale()
  const [first] = of
  if (!first) return null
  if (of.length === 1) return <OwnCertificate of={first} />
  return (
    <Card title={t('own.many')}>
      <ul>
        {of.map((each) => (
          <li key={each.id} className="flex flex-wrap items-center gap-x-4 gap-y-3 border-line py-3 not-first:border-t">
            <CertificateDrawing className="w-10 shrink-0" />
            <span className="min-w-0 flex-1 text-ui">
              <span className="block font-semibold break-words">{each.host}</span>
              <span className="block text-muted">{dateText(each.issuedAt, locale, 'full')}</span>
            </span>
            <DownloadLink of={each} look="outline" />
          </li>
        ))}
      </ul>
    </Card>
  )
}

type Props = { certificate: Certificate | null; isOwn: boolean }

/** On the page of an internship that is completed. */
export function CertificateCard({ certificate, isOwn }: Props) {
  const t = useT('certificates')
  const locale = useLocale()
  if (certificate && isOwn) return <OwnCertificate of={certificate} />
  return (
    <Card title={t('card.title')}>
      {certificate ? (
        <>
          <p className="text-ui text-ink2">
            {t('card.text', { date: dateText(certificate.issuedAt, locale, 'full'), code: certificate.code })}
          </p>
          <div className="mt-4">
            <DownloadLink of={certificate} look="outline" />
          </div>
        </>
      ) : (
        <>
          <AskAgain />
          <p className="text-ui text-muted">{t('card.soon')}</p>
        </>
      )}
    </Card>
  )
}
