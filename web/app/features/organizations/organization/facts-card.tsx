import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useSectorName } from '#app/features/stagebank/cards/use-sector-name.ts'
import { useT } from '#lib/i18n.tsx'
import { isSector } from '#protocol/shared/sectors.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { Flag } from '#ui/flag.tsx'
import { Globe, HandHeart, Hash, Mail, MapPin, Phone, Tag } from '#ui/icons.tsx'
import type { OrganizationPage } from './organization.server.ts'

const link = 'inline-flex min-h-8 items-center font-medium break-all text-primaryink underline underline-offset-3'

/** How to find and reach it. */
export function FactsCard({ organization }: { organization: OrganizationPage['organization'] }) {
  const t = useT('organizations')
  const nameOf = useSectorName()
  const { street, town, website, email, phoneNumber, sector, tags, center, chamberNumber } = organization
  const hasNothing = !street && !town && !website && !email && !phoneNumber
  return (
    <Card title={t('show.contact')}>
      {hasNothing ? <p className="text-ui text-muted">{t('show.noContact')}</p> : null}
      <dl className="grid gap-3.5 text-ui">
        {street || town ? (
          <Fact icon={MapPin} label={t('show.address')}>
            {street}
            {street ? <br /> : null}
            {town}
          </Fact>
        ) : null}
        {website.startsWith('https://') || website.startsWith('http://') ? (
          <Fact icon={Globe} label={t('fields.website')}>
            <a href={website} rel="noopener noreferrer nofollow" className={link}>
              {website.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}
            </a>
          </Fact>
        ) : null}
        {email ? (
          <Fact icon={Mail} label={t('fields.email')}>
            <a href={`mailto:${email}`} className={link}>
              {email}
            </a>
          </Fact>
        ) : null}
        {phoneNumber ? (
          <Fact icon={Phone} label={t('fields.phoneNumber')}>
            <a href={`tel:${phoneNumber.replace(/[^+\d]/g, '')}`} className={link}>
              {phoneNumber}
            </a>
          </Fact>
        ) : null}
        {chamberNumber ? (
          <Fact icon={Hash} label={t('fields.chamberNumber')}>
            {chamberNumber}
          </Fact>
        ) : null}
        {isSector(sector) || tags.length > 0 ? (
          <Fact icon={Tag} label={t('show.topics')}>
            <span className="flex flex-wrap items-center gap-2">
              {isSector(sector) ? (
                <span className="flex items-center gap-2 font-medium">
                  <Flag sector={sector} className="size-5 rounded-full" />
                  {nameOf(sector)}
                </span>
              ) : null}
              {tags.map(({ id, name }) => (
                <Badge key={id}>{name}</Badge>
              ))}
            </span>
          </Fact>
        ) : null}
        {center ? (
          <Fact icon={HandHeart} label={t('fields.centerId')}>
            <Link to={`/organizations/${center.id}`} className={link}>
              {center.name}
            </Link>
          </Fact>
        ) : null}
      </dl>
    </Card>
  )
}

function Fact({ icon: Icon, label, children }: { icon: typeof MapPin; label: string; children: ReactNode }) {
  return (
    <div className="flex gap-3">
      <dt className="pt-0.5">
        <Icon className="size-5 text-muted" />
        <span className="sr-only">{label}</span>
      </dt>
      <dd className="min-w-0 flex-1">{children}</dd>
    </div>
  )
}
