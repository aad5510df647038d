import { Form } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { Button } from '#ui/button.tsx'
import type { FormState } from './form-problem.ts'

/** Who has to wait, because they or others tried too often, gets in by mail at once. */
export function LinkInstead({ state }: { state: FormState | undefined }) {
  const t = useT('sign-in')
  if (state?.problem?.kind !== 'throttled') return null
  return (
    <Form method="post" className="mb-5">
      <input type="hidden" name="email" value={state.email} />
      <Button type="submit" name="byMail" value="1" look="outline" className="w-full">
        {t('byMail.instead')}
      </Button>
    </Form>
  )
}
