import { Form } from 'react-router'
import { dateText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import type { Client } from '#protocol/client.ts'
import { roleOffers } from '#protocol/features/users.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { StatusMark } from '#ui/status-mark.tsx'

export type Offer = { id: string; name: 'admin' | 'mentor'; organization: string; expiresAt: string }

/** What somebody is asked to become, and has not answered yet. */
export async function readOwnOffers(api: Client, userId: string): Promise<Offer[]> {
  const found = await api.list(roleOffers, {
    filter: { userIdEq: userId, statusEq: 'pending' },
    include: ['organization'],
  })
  return found
    .filter(({ expiresAt }) => Date.parse(expiresAt) > Date.now())
    .map(({ id, name, organization, expiresAt }) => ({
      id,
      name,
      organization: organization.name,
      expiresAt,
    }))
}

/** The question, what it means, and the two answers. Nothing changes until one is given. */
export function RoleOffers({ offers }: { offers: Offer[] }) {
  const t = useT('users')
  const locale = useLocale()
  if (offers.length === 0) return null
  return (
    <Card className="mb-4 md:mb-6" title={t('offer.title')}>
      <ul>
        {offers.map(({ id, name, organization, expiresAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-3 border-line py-4 not-first:border-t">
            <StatusMark status="info" className="size-6" />
            <span className="min-w-0 flex-1 basis-60">
              <span className="block font-semibold">
                {t('offer.question', { organization, role: t(`roles.${name}`).toLowerCase() })}
              </span>
              <span className="block text-sm text-muted">
                {t(`offer.means.${name}`)} {t('offer.until', { date: dateText(expiresAt, locale, 'full') })}
              </span>
            </span>
            <Form method="post" className="flex gap-3">
              <input type="hidden" name="offer" value={id} />
              <Button type="submit" name="answer" value="decline" look="outline" size="md" className="min-h-11">
                {t('offer.decline')}
              </Button>
              <Button type="submit" name="answer" value="accept" size="md" className="min-h-11">
                {t('offer.accept')}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </Card>
  )
}
