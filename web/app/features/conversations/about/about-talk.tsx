import { numberText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { messageFilePath } from '#protocol/features/uploads.ts'
import { ButtonLink } from '#ui/button.tsx'
import { FileText, Image } from '#ui/icons.tsx'
import { Ring } from '#ui/ring.tsx'
import { whenText } from '../seat-row.tsx'
import type { About } from './about.data.ts'

/** Beside a conversation: the internship with its hours, who is in it, and the files that were shared. */
export function AboutTalk({ of: { internship, names, files } }: { of: About }) {
  const t = useT('conversations')
  return (
    <div className="grid gap-8">
      {internship ? <Place of={internship} /> : null}
      {names ? (
        <section>
          <h2 className="text-ui font-semibold">{t('about.people')}</h2>
          <p className="mt-1 text-ui break-words text-ink2">{names}</p>
        </section>
      ) : null}
      <section>
        <h2 className="text-ui font-semibold">{t('about.shared')}</h2>
        {files.length === 0 ? <p className="mt-1 text-ui text-muted">{t('about.nothingShared')}</p> : null}
        <ul className="mt-2 grid gap-1">
          {files.map((file) => (
            <SharedFile key={file.id} of={file} />
          ))}
        </ul>
      </section>
    </div>
  )
}

function Place({ of: { id, title, host, hours, target } }: { of: NonNullable<About['internship']> }) {
  const t = useT('conversations')
  const locale = useLocale()
  const done = numberText(hours, locale)
  return (
    <section>
      <h2 className="text-ui font-semibold">{t('about.title')}</h2>
      <p className="mt-2 text-ui font-semibold break-words">{title}</p>
      {host ? <p className="text-ui break-words text-muted">{host}</p> : null}
      {target ? (
        <p className="mt-4 flex items-center gap-4 text-ui text-ink2">
          <Ring value={hours} max={target} top={done} bottom={t('about.ofHours', { target })} size="md" />
          <span aria-hidden>{t('about.ofHours', { target })}</span>
        </p>
      ) : null}
      <ButtonLink to={`/internships/${id}`} look="outline" className="mt-4 w-full">
        {t('toInternship')}
      </ButtonLink>
    </section>
  )
}

function SharedFile({ of: { id, name, isPicture, sentAt } }: { of: About['files'][number] }) {
  const locale = useLocale()
  const Icon = isPicture ? Image : FileText
  return (
    <li>
      <a
        href={messageFilePath(id, 1600)}
        {...(isPicture ? { target: '_blank', rel: 'noreferrer' } : { download: true })}
        className="flex min-h-12 items-center gap-3 rounded-tile text-ui text-ink no-underline hover:bg-sunken"
      >
        <span className="grid size-10 shrink-0 place-items-center rounded-tile bg-sunken text-ink2">
          <Icon className="size-5" />
        </span>
        <span className="min-w-0 flex-1 truncate">{name}</span>
        {sentAt ? <span className="shrink-0 text-sm text-muted">{whenText(sentAt, locale)}</span> : null}
      </a>
    </li>
  )
}
