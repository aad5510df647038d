import { Form } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { SubmitButton } from '#ui/button.tsx'
import { homeOf } from './page-head.tsx'
import type { EditedPage } from './pages.data.server.ts'

type Props = { page: EditedPage['page']; from: 'voorbeeld' | 'instellingen' }

/** Where the page is looked at and not written on: what is written goes live, and one stays there. */
export function PublishForm({ page, from }: Props) {
  const t = useT('content')
  if (page.state === 'live') return null
  return (
    <Form method="post" action={`${homeOf(page.id)}/instellingen`}>
      <input type="hidden" name="revision" value={page.revision} />
      <input type="hidden" name="from" value={from} />
      <SubmitButton name="do" value="publish">
        {t('pages.publish.verb')}
      </SubmitButton>
    </Form>
  )
}
