import { Form, Link } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Flag } from '#ui/flag.tsx'
import { X } from '#ui/icons.tsx'
import type { Proposal } from './proposals.server.ts'

/** Places that somebody of the school thought of, for the dashboard and a page of their own. */
export function ProposalList({ proposals, back }: { proposals: Proposal[]; back: string }) {
  const t = useT('proposals')
  if (proposals.length === 0) return null
  return (
    <Card title={t('list.title')}>
      <ul>
        {proposals.map(({ id, vacancyId, title, sector, host, city, by, note }) => (
          <li key={id} className="flex flex-wrap items-start gap-x-4 gap-y-3 border-line py-4 not-first:border-t">
            <Flag sector={sector} hasIcon className="size-12 rounded-tile" />
            <div className="min-w-0 flex-1 basis-52">
              <Link
                to={`/stagebank/${vacancyId}`}
                className="font-semibold break-words text-ink underline decoration-primarymark/50 underline-offset-3 hover:decoration-2"
              >
                {title}
              </Link>
              <p className="text-sm text-muted">{[host, city].filter(Boolean).join(', ')}</p>
              <ProposedBy by={by} note={note} />
            </div>
            <DismissForm id={id} back={back} title={title} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function ProposedBy({ by, note }: Pick<Proposal, 'by' | 'note'>) {
  const t = useT('proposals')
  return (
    <p className="mt-1.5 text-ui text-ink2">
      {by ? t('by', { name: by }) : t('bySchool')}
      {note ? <q className="mt-0.5 block whitespace-pre-line">{note}</q> : null}
    </p>
  )
}

function DismissForm({ id, back, title }: { id: string; back: string; title: string }) {
  const t = useT('proposals')
  return (
    <Form method="post" action="/voorstellen">
      <input type="hidden" name="dismiss" value={id} />
      <input type="hidden" name="back" value={back} />
      <Button type="submit" look="ghost" size="md" className="min-h-11" aria-label={t('dismissName', { title })}>
        <X className="size-5" />
        {t('dismiss')}
      </Button>
    </Form>
  )
}

/** On the page of the vacancy itself. */
export function ProposedNote({ proposal }: { proposal: Proposal }) {
  const { id, by, note, vacancyId, title } = proposal
  return (
    <div className="rounded-tile bg-primarysoft p-4 text-primaryink">
      <ProposedBy by={by} note={note} />
      <DismissForm id={id} back={`/stagebank/${vacancyId}`} title={title} />
    </div>
  )
}
