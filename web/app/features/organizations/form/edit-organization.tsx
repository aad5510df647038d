import { useState } from 'react'
import { data, redirect } from 'react-router'
import { apiContext } from '#lib/context.ts'
import { withToast } from '#lib/flash.ts'
import { type FormAnswer, submit } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { whoChanged } from '#lib/last-changed-by.server.ts'
import { requireRowCan } from '#lib/require-can.server.ts'
import { savePicture } from '#lib/save-picture.server.ts'
import { requireSession } from '#lib/session.server.ts'
import { pageTitle } from '#lib/title.ts'
import type { Input } from '#protocol/declaring/define.ts'
import { logoRules } from '#protocol/features/logos.ts'
import { removeLogo, updateOrganization } from '#protocol/features/organizations.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Card } from '#ui/card.tsx'
import { CommandForm } from '#ui/command-form.tsx'
import { FoldedSection } from '#ui/folded-section.tsx'
import { FormFooter } from '#ui/form-footer.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { UnsavedGuard } from '#ui/unsaved-guard.tsx'
import type { Route } from './+types/edit-organization'
import { readForEdit } from './edit-organization.server.ts'
import { LogoForm } from './logo-form.tsx'
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

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'organizations', 'pages.editOrganization')

export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await readForEdit(context, params.id, await requireSession(context))
  requireRowCan(found, 'updateOrganization')
  return found
}

type Answer = FormAnswer & { about: 'logo' | 'details' }

export async function action({ params, request, context }: Route.ActionArgs) {
  const form = await request.clone().formData()
  if (form.get('about') === 'logo') {
    const { maxBytes } = logoRules
    const errors = await savePicture(context, params.id, form, { field: 'logo', maxBytes, remove: removeLogo })
    if (errors.length > 0) return data<Answer>({ about: 'logo', isSaved: false, errors }, 422)
    return redirect(
      `/organizations/${params.id}/edit`,
      withToast({ title: `organizations.logo.${form.has('remove') ? 'removed' : 'saved'}` }),
    )
  }
  const change = async (input: Input<typeof updateOrganization.input>, since: string | undefined) => {
    const { name } = await context.get(apiContext).run(updateOrganization, params.id, input, { since })
    return redirect(`/organizations/${params.id}`, withToast({ title: 'organizations.edit.done', params: { name } }))
  }
  const readAgain = async () => {
    const { updatedAt, values, tagIds } = await readForEdit(context, params.id, await requireSession(context))
    const changedBy = await whoChanged(context.get(apiContext), 'organizations', params.id)
    return { updatedAt, ...values, tagIds, changedBy }
  }
  const answer = await submit(request, updateOrganization, change, readAgain)
  return data<Answer>({ about: 'details', ...answer.data }, answer.init ?? undefined)
}

export default function EditOrganization({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, type, logoId, updatedAt, values, tags, tagIds, centers, can } = loaderData
  const t = useT('organizations')
  const [isChanged, setIsChanged] = useState(false)
  const names = new Map<string, string>([
    ...tags.map((each) => [`tagIds ${each.id}`, each.name] as const),
    ...centers.map((each) => [`centerId ${each.id}`, each.name] as const),
  ])
  const errorsOf = (about: Answer['about']) => (actionData?.about === about ? actionData.errors : undefined)
  return (
    <div className="wrap-wide py-6 md:py-10">
      <Breadcrumbs
        steps={[
          { label: t('title'), to: '/organizations' },
          { label: name, to: `/organizations/${id}` },
        ]}
        here={t('edit.title')}
      />
      <h1 className="mt-3 text-h1 break-words">{t('edit.heading', { name })}</h1>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,46rem)_minmax(0,24rem)]">
        <Card className="pb-0 md:pb-0">
          <CommandForm
            command={updateOrganization}
            errors={errorsOf('details')}
            opened={{ updatedAt, ...values, tagIds }}
            sayValue={(field, text) => names.get(`${field} ${text}`) ?? text}
            conflict={actionData?.about === 'details' ? actionData.conflict : undefined}
            labels={fieldLabels(t)}
            onInput={() => setIsChanged(true)}
            className={formGrid}
          >
            <input type="hidden" name="about" value="details" />
            <TextField name="name" values={values} span={6} complete="organization" />
            <DescriptionField values={values} />
            <SectorField values={values} />
            <TagsField all={tags} chosen={tagIds} />
            <FieldSection title={t('sections.address')} lead={t('sections.addressLead')}>
              <AddressFields values={values} />
            </FieldSection>
            {/* The map finds an address by itself. Whoever looks after many can put a wrong one right. */}
            {can.archiveOrganization ? (
              <FoldedSection title={t('sections.map')} lead={t('sections.mapLead')} fields={['latitude', 'longitude']}>
                <TextField name="latitude" values={values} span={3} hint={t('fields.placeHint')} />
                <TextField name="longitude" values={values} span={3} hint={t('fields.placeHint')} />
              </FoldedSection>
            ) : null}
            <FieldSection title={t('sections.contact')}>
              <TextField name="website" values={values} span={6} complete="url" />
              <TextField name="email" values={values} span={3} complete="email" />
              <TextField name="phoneNumber" values={values} span={3} complete="tel" />
              <TextField name="chamberNumber" values={values} span={3} />
              {type === 'School' ? <TextField name="brin" values={values} span={3} /> : null}
            </FieldSection>
            {can.approveOrganization || can.archiveOrganization ? (
              <FieldSection title={t('sections.center')} lead={t('sections.centerLead')}>
                <SelectField
                  name="centerId"
                  label={t('fields.centerId')}
                  isOptional
                  placeholder={t('fields.noCenter')}
                  options={centers.map((each) => ({ value: each.id, label: each.name }))}
                  defaultValue={values.centerId ?? ''}
                  className="sm:col-span-6"
                />
              </FieldSection>
            ) : null}
            <FormFooter cancelTo={`/organizations/${id}`} isChanged={isChanged} />
          </CommandForm>
        </Card>
        <div className="min-w-0">
          <LogoForm type={type} logoId={logoId} errors={errorsOf('logo')} />
        </div>
      </div>
      <UnsavedGuard isChanged={isChanged} />
    </div>
  )
}
