import { Form } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { useRoot } from '#lib/use-root.ts'
import { Button } from '#ui/button.tsx'
import { ArrowRightLeft } from '#ui/icons.tsx'

/** One's own organization looks like a stranger's while one works for another: this says why, and switches. */
export function WorksElsewhere({ id, name }: { id: string; name: string }) {
  const t = useT('organizations')
  const { organizations = [], organization } = useRoot().session ?? {}
  if (!organization || organization.id === id || !organizations.some((each) => each.id === id)) return null
  return (
    <Form
      method="post"
      action="/account/roles"
      className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3 rounded-tile bg-infosoft px-4 py-3 text-ui text-infoink"
    >
      <p className="min-w-0 flex-1 basis-64 wrap-break-word">
        {t('show.worksFor', { current: organization.name, name })}
      </p>
      <Button type="submit" name="organization" value={id} look="outline" size="md" className="min-h-11">
        <ArrowRightLeft className="size-4.5" />
        {t('show.switch')}
      </Button>
    </Form>
  )
}
