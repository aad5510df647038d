import { Link } from 'react-router'
import { HousePage, linkClass } from '#app/features/sessions/sign-in/doors/house-page.tsx'
import { apiContext } from '#lib/context.ts'
import { FormalContext, useT } from '#lib/i18n.tsx'
import { pageTitle } from '#lib/title.ts'
import { registerOrganization } from '#protocol/features/joining.ts'
import { hostTypes } from '#protocol/features/organizations.ts'
import { SubmitButton } from '#ui/button.tsx'
import { RadioGroup } from '#ui/choice-group.tsx'
import { CommandForm } from '#ui/command-form.tsx'
import { FoldedSection } from '#ui/folded-section.tsx'
import {
  DescriptionField,
  FieldSection,
  fieldLabels,
  formGrid,
  SectorField,
  TextField,
} from '../form/organization-fields.tsx'
import type { Route } from './+types/signup'
import { sameAs, wasAsked } from './duplicate-fields.ts'
import { LikelyDuplicates } from './likely-duplicates.tsx'
import { signUp } from './signup.server.ts'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'organizations', 'pages.signup')

export async function action({ request, context }: Route.ActionArgs) {
  return signUp(context.get(apiContext), await request.formData())
}

const moreNames = [
  'description',
  'sector',
  'contactPhone',
  'chamberNumber',
  'street',
  'houseNumber',
  'postalCode',
  'website',
  'email',
  'phoneNumber',
]
const personNames = ['firstName', 'infix', 'lastName', 'contactEmail', 'contactPhone']

/**
 * A company that comes twice a year fills in one page and is done: what it is called, where it is and who answers. The rest
 * it can tell later. Companies are addressed with u.
 */
export default function SignUp({ actionData }: Route.ComponentProps) {
  const t = useT('organizations')
  const values = actionData?.values ?? {}
  const duplicates = actionData?.duplicates ?? []
  const labels = { ...fieldLabels(t), ...Object.fromEntries(personNames.map((name) => [name, t(`fields.${name}`)])) }
  return (
    <FormalContext value={true}>
      <HousePage
        door="stagebieder"
        title={t('signup.title')}
        lead={t('signup.lead')}
        below={
          <p className="sr-only" role="status">
            {duplicates.length > 0 ? t('signup.duplicates.title') : ''}
          </p>
        }
      >
        <CommandForm command={registerOrganization} errors={actionData?.errors} labels={labels} className={formGrid}>
          {duplicates.length > 0 ? (
            <>
              <input type="hidden" name={wasAsked} value="true" />
              <LikelyDuplicates
                duplicates={duplicates}
                chosen={values[sameAs]}
                isUnanswered={actionData?.isUnanswered === true}
              />
            </>
          ) : null}
          <RadioGroup
            name="type"
            label={t('signup.type')}
            defaultValue={values.type ?? 'Provider'}
            options={[...hostTypes].reverse().map((value) => ({
              value,
              label: t(`filters.type.${value}`),
              hint: t(`typeHints.${value}`),
            }))}
          />
          <TextField name="name" values={values} span={6} complete="organization" />
          <TextField name="city" values={values} span={6} complete="address-level2" />
          <FieldSection title={t('signup.contact')} lead={t('signup.contactLead')}>
            <TextField name="firstName" values={values} span={6} complete="given-name" />
            <TextField name="infix" values={values} span={6} complete="additional-name" />
            <TextField name="lastName" values={values} span={6} complete="family-name" />
            <TextField name="contactEmail" values={values} span={6} complete="email" />
          </FieldSection>
          <FoldedSection title={t('signup.more')} lead={t('signup.moreLead')} fields={moreNames}>
            <DescriptionField values={values} />
            <SectorField values={values} />
            <TextField name="contactPhone" values={values} span={6} complete="tel" />
            <TextField name="chamberNumber" values={values} span={6} hint={t('signup.chamberHint')} />
            <TextField name="street" values={values} span={6} complete="address-line1" />
            <TextField name="houseNumber" values={values} span={6} />
            <TextField name="postalCode" values={values} span={6} complete="postal-code" />
            <TextField name="website" values={values} span={6} complete="url" />
            <TextField name="email" values={values} span={6} complete="off" />
            <TextField name="phoneNumber" values={values} span={6} complete="off" />
          </FoldedSection>
          <p className="text-sm text-muted">{t('signup.privacy')}</p>
          <SubmitButton className="w-full">{t('signup.submit')}</SubmitButton>
        </CommandForm>
        <Link to="/inloggen/stagebieder" className={`mt-3 text-ui ${linkClass}`}>
          {t('signup.signIn')}
        </Link>
      </HousePage>
    </FormalContext>
  )
}
