import { apiContext } from '#lib/context.ts'
import { submit } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { pageTitle } from '#lib/title.ts'
import { useRoot } from '#lib/use-root.ts'
import { currentUser, updateCurrentUser } from '#protocol/features/account.ts'
import { SubmitButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { RadioGroup } from '#ui/choice-group.tsx'
import { CommandForm } from '#ui/command-form.tsx'
import { FormSaved } from '#ui/form-saved.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { StatusMark } from '#ui/status-mark.tsx'
import { StickyAction } from '#ui/sticky-action.tsx'
import type { Route } from './+types/digest'

/** What somebody would want to read about follows from what they come for. */
const topicsOf = {
  internship: ['tasks', 'hours', 'vacancies', 'messages'],
  mentees: ['without', 'waiting', 'hours', 'quiet'],
  school: ['numbers', 'contracts', 'imports', 'periods'],
  host: ['applications', 'confirm', 'signatures', 'starting'],
  centre: ['organizations', 'vacancies', 'quiet'],
  place: ['vacancies', 'shifts', 'messages'],
} as const

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'account', 'digest.title')

const rhythms = ['off', 'daily', 'weekly'] as const
const weekdays = ['1', '2', '3', '4', '5', '6', '7'] as const

export async function loader({ context }: Route.LoaderArgs) {
  const { digest, digestWeekday } = await context.get(apiContext).ask(currentUser)
  return { digest, digestWeekday }
}

export async function action({ request, context }: Route.ActionArgs) {
  return submit(request, updateCurrentUser, (input) => context.get(apiContext).run(updateCurrentUser, '', input))
}

/** What one wants is kept; that nothing is sent yet is said as well. */
export default function Digest({ loaderData: user, actionData }: Route.ComponentProps) {
  const t = useT('account')
  const home = useRoot().session?.home ?? 'place'
  return (
    <Card>
      <h1 className="text-h2">{t('digest.title')}</h1>
      <p className="mt-1 text-ui text-muted">{t('digest.lead')}</p>
      <p className="mt-4 flex gap-3 rounded-tile bg-infosoft p-4 text-ui text-infoink">
        <StatusMark status="info" className="mt-0.5 size-5" />
        {t('digest.notYet')}
      </p>
      <CommandForm command={updateCurrentUser} errors={actionData?.errors} className="group/digest mt-6 grid gap-5">
        <FormSaved answer={actionData}>{t('digest.saved')}</FormSaved>
        <RadioGroup
          name="digest"
          label={t('digest.often')}
          defaultValue={user.digest}
          options={rhythms.map((value) => ({
            value,
            label: t(`digest.${value}.label`),
            hint: t(`digest.${value}.hint`),
          }))}
        />
        <div className="hidden group-has-[input[value=weekly]:checked]/digest:block">
          <SelectField
            name="digestWeekday"
            label={t('digest.weekday')}
            defaultValue={String(user.digestWeekday)}
            options={weekdays.map((value) => ({ value, label: t(`digest.days.${value}`) }))}
          />
        </div>
        <section>
          <h2 className="text-h4">{t('digest.topics.title')}</h2>
          <ul className="mt-2 list-disc pl-5 text-ui text-ink2 marker:text-muted">
            {topicsOf[home].map((topic: string) => (
              <li key={topic} className="py-0.5">
                {t(`digest.topics.${home}.${topic}`)}
              </li>
            ))}
          </ul>
          <p className="mt-2 text-sm text-muted">{t('digest.topics.never')}</p>
        </section>
        <StickyAction>
          <SubmitButton>{t('save')}</SubmitButton>
        </StickyAction>
      </CommandForm>
    </Card>
  )
}
