import { useEffect, useRef, useState } from 'react'
import { data, Link, redirect } from 'react-router'
import { apiContext } from '#lib/context.ts'
import { withToast } from '#lib/flash.ts'
import { submit } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import type { LikelyDuplicate } from '#protocol/features/joining.ts'
import { createOrganization, hostTypes, organizationTypes } from '#protocol/features/organizations.ts'
import { tags } from '#protocol/features/tags.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Card } from '#ui/card.tsx'
import { RadioGroup } from '#ui/choice-group.tsx'
import { CommandForm } from '#ui/command-form.tsx'
import { FormFooter } from '#ui/form-footer.tsx'
import { StatusMark } from '#ui/status-mark.tsx'
import { UnsavedGuard } from '#ui/unsaved-guard.tsx'
import { sameAs } from '../signup/duplicate-fields.ts'
import { readDuplicates, typedIn } from '../signup/signup.server.ts'
import type { Route } from './+types/add-organization'
import {
  AddressFields,
  DescriptionField,
  FieldSection,
  fieldLabels,
  formGrid,
  SectorField,
  TagsField,
  TextField,
} from './organization-fields.tsx'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'organizations', 'add.title')

export async function loader({ context }: Route.LoaderArgs) {
  const { can } = await requireCan(context, 'manageOrganizations')
  const all = await context.get(apiContext).list(tags, { page: { size: 500 } })
  return { types: can.addSchools ? organizationTypes : hostTypes, tags: all.map(({ id, name }) => ({ id, name })) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const api = context.get(apiContext)
  const form = await request.clone().formData()
  let found: LikelyDuplicate[] = []
  const answer = await submit(request, createOrganization, async (input) => {
    if (form.get(sameAs) !== 'new') found = await readDuplicates(api, form)
    if (found.length > 0) return
    const { id, name } = await api.run(createOrganization, '', input)
    return redirect(`/organizations/${id}`, withToast({ title: 'organizations.add.done', params: { name } }))
  })
  const isSaved = answer.data.isSaved && found.length === 0
  return data(
    { isSaved, errors: answer.data.errors, found, values: typedIn(form), tagIds: form.getAll('tagIds').map(String) },
    answer.init ?? undefined,
  )
}

/** What a school or centre adds itself needs no approval. */
export default function AddOrganization({ loaderData: { types, tags: all }, actionData }: Route.ComponentProps) {
  const t = useT('organizations')
  const [isChanged, setIsChanged] = useState(false)
  const { values = {}, tagIds = [], found = [] } = actionData ?? {}
  return (
    <div className="wrap-wide py-6 md:py-10">
      <Breadcrumbs steps={[{ label: t('title'), to: '/organizations' }]} here={t('add.title')} />
      <h1 className="mt-3 text-h1">{t('add.title')}</h1>
      <p className="mt-1 max-w-[60ch] text-ui text-muted">{t('add.lead')}</p>
      <Card className="mt-6 max-w-[46rem] pb-0 md:pb-0">
        <CommandForm
          command={createOrganization}
          errors={actionData?.errors}
          labels={fieldLabels(t)}
          onInput={() => setIsChanged(true)}
          className={formGrid}
        >
          {found.length > 0 ? <AlreadyHere found={found} /> : null}
          <RadioGroup
            name="type"
            label={t('fields.type')}
            defaultValue={values.type ?? types[types.length - 1]}
            columns={2}
            options={types.map((value) => ({
              value,
              label: t(`filters.type.${value}`),
              hint: t(`typeHints.${value}`),
            }))}
          />
          <TextField name="name" values={values} span={6} complete="organization" />
          <DescriptionField values={values} />
          <SectorField values={values} />
          <TagsField all={all} chosen={tagIds} />
          <FieldSection title={t('sections.address')} lead={t('sections.addressLead')}>
            <AddressFields values={values} />
          </FieldSection>
          <FieldSection title={t('sections.contact')}>
            <TextField name="website" values={values} span={6} complete="url" />
            <TextField name="email" values={values} span={3} complete="email" />
            <TextField name="phoneNumber" values={values} span={3} complete="tel" />
            <TextField name="chamberNumber" values={values} span={3} />
          </FieldSection>
          <FormFooter cancelTo="/organizations" save={t('add.save')} isChanged={isChanged} />
        </CommandForm>
      </Card>
      <UnsavedGuard isChanged={isChanged && !actionData?.isSaved} />
    </div>
  )
}

/** Before the same one is added twice. Whoever adds it may know better: saving again adds it all the same. */
function AlreadyHere({ found }: { found: LikelyDuplicate[] }) {
  const t = useT('organizations')
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus(), [found])
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby="already-here"
      className="flex gap-3 rounded-tile bg-warnsoft p-4 text-ui text-warnink outline-none"
    >
      <input type="hidden" name={sameAs} value="new" />
      <StatusMark status="warn" className="mt-px size-5" />
      <div className="min-w-0">
        <h2 id="already-here" className="text-h4">
          {t('add.already.title')}
        </h2>
        <ul className="mt-1">
          {found.map(({ id, name, city }) => (
            <li key={id}>
              <Link
                to={`/organizations/${id}`}
                target="_blank"
                className="inline-flex min-h-11 items-center font-medium text-inherit underline underline-offset-3"
              >
                {[name, city].filter(Boolean).join(', ')}
                <span className="sr-only"> {t('add.already.newTab')}</span>
              </Link>
            </li>
          ))}
        </ul>
        <p className="mt-1">{t('add.already.text')}</p>
      </div>
    </section>
  )
}
